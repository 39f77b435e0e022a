import { STANDARD } from "@tetrarch/engine";

/** A variant as it is called where it is chosen: `crossed paths and rescue`; empty for the standard game. */
export function variantInWords(variant: string): string {
  return variant === STANDARD ? "" : variant.replaceAll("-", " ").replaceAll("+", " and ");
}
