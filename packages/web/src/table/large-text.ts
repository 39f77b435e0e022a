import { eachBox } from "./geometry.js";
import type { Box, KeptBox, Layout, Place, Point, Size } from "./model.js";

/** No table is laid out for less width than this, in pixels. */
const NARROWEST = 320;

/**
 * Lays a table out for words `textScale` times as large as usual. It is laid out for a room that is smaller by as
 * much, where words of the usual size have their place, and then made larger together with them. What a narrow
 * window has not in width the choices get in height, as their words need more lines; what is drawn on the ground is then
 * lettered no larger than there is room for.
 */
export function arrangedFor(textScale: number, room: Size, arrange: (room: Size) => Layout): Layout {
  if (textScale === 1) return arrange(room);
  const times = Math.max(1, Math.min(textScale, room.width / NARROWEST));
  const width = room.width / times;
  const usual = arrange({ width, height: room.height / times });
  const choiceScale = textScale ** 2 / times;
  const drawnScale = times / textScale;
  if (!usual.choices) return { ...enlarged(usual, times), choiceScale, drawnScale };
  const more = usual.choices.height * (choiceScale - times);
  const layout = enlarged(arrange({ width, height: (room.height - more) / times }), times);
  const { choices = NOWHERE } = layout;
  return { ...layout, choices: { ...choices, height: choices.height + more }, choiceScale, drawnScale };
}

const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 };

/** The same layout, `times` as large. */
function enlarged(layout: Layout, times: number): Layout {
  const spot = ({ x, y }: Point): Point => ({ x: x * times, y: y * times });
  const size = ({ width, height }: Size): Size => ({ width: width * times, height: height * times });
  const box = (one: Box): Box => ({ ...spot(one), ...size(one) });
  const kept = ({ keptIn, ...one }: KeptBox): KeptBox => ({
    ...box(one),
    ...(keptIn && { keptIn: box(keptIn) }),
  });
  return {
    card: size(layout.card),
    places: layout.places.map(
      (place): Place => ({
        ...place,
        area: box(place.area),
        spots: place.spots.map(spot),
        ...(place.keptIn && { keptIn: box(place.keptIn) }),
      }),
    ),
    ...(layout.choices && { choices: box(layout.choices) }),
    ...(layout.log && { log: box(layout.log) }),
    ...(layout.stage && { stage: box(layout.stage) }),
    ...(layout.shownWidth && { shownWidth: layout.shownWidth * times }),
    ...(layout.scenery && { scenery: eachBox(layout.scenery, kept) }),
  };
}
