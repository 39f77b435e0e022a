import * as v from "valibot";

/** The schemas of fields that several requests and answers have. What `v.metadata` holds goes into the JSON Schema. */

/** Comes back in the answer as it was written. */
export const id = v.optional(
  v.pipe(v.unknown(), v.description("Any JSON value; it comes back in the answer as it was written.")),
);

export const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A text, with what it is. */
export function text(description: string) {
  return v.pipe(v.string(), v.description(description));
}

export function list<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(v.array(item), v.readonly());
}
