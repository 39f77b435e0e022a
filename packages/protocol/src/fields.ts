import * as v from "valibot";

// What several requests and answers have. Descriptions go into the JSON Schema.

/** Comes back in the answer as it was written. */
export const id = v.optional(
  v.pipe(v.unknown(), v.description("Any JSON value; it comes back in the answer as it was written.")),
);

/** 0 or more. */
export const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0));

export function text(description: string) {
  return v.pipe(v.string(), v.description(description));
}

/** A readonly list of these. */
export function list<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(v.array(item), v.readonly());
}
