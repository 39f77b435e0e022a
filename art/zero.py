"""Draws the plain zero of the app's letters, as Atkinson Hyperlegible has one with a slash alone.

python art/zero.py node_modules/@fontsource/atkinson-hyperlegible/files packages/web/src/ui/fonts
Needs fonttools and brotli.
"""

import sys

from fontTools.pens.boundsPen import ControlBoundsPen
from fontTools.pens.recordingPen import DecomposingRecordingPen, RecordingPen
from fontTools.pens.reverseContourPen import ReverseContourPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont


def contours(font: TTFont) -> list[RecordingPen]:
    """The outline, then the two halves that the slash leaves of what it surrounds."""
    drawn = DecomposingRecordingPen(font.getGlyphSet())
    font.getGlyphSet()["zero"].draw(drawn)
    parts = [RecordingPen()]
    for step in drawn.value:
        parts[-1].value.append(step)
        if step[0] == "closePath":
            parts.append(RecordingPen())
    return parts[:-1]


def bounds(parts: list[RecordingPen]) -> tuple[float, float, float, float]:
    pen = ControlBoundsPen(None)
    for part in parts:
        part.replay(pen)
    return pen.bounds


source, target = sys.argv[1:]
for weight in (400, 700):
    font = TTFont(f"{source}/atkinson-hyperlegible-latin-{weight}-normal.woff2")
    outline, *halves = contours(font)
    left, low, right, high = bounds([outline])
    inner_left, inner_low, inner_right, inner_high = bounds(halves)
    across = (inner_right - inner_left) / (right - left)
    up = (inner_high - inner_low) / (high - low)
    pen = TTGlyphPen(None)
    outline.replay(pen)
    # The outline once more, as small as the halves together, the other way round.
    shift = (inner_left - left * across, inner_low - low * up)
    outline.replay(TransformPen(ReverseContourPen(pen), (across, 0, 0, up, *shift)))
    font["glyf"]["zero"] = pen.glyph(round=round)
    # As wide as all figures are in columns.
    font["hmtx"]["zero"] = (font["hmtx"]["zero.tf"][0], round(left))
    options = Options(hinting=False, layout_features=[], name_IDs=[0, 1, 2, 13, 14])
    subset = Subsetter(options)
    subset.populate(unicodes=[ord("0")])
    subset.subset(font)
    font.flavor = "woff2"
    font.save(f"{target}/zero-{weight}.woff2")
