const files = import.meta.glob<string>("./courts/*.svg", { eager: true, query: "?url", import: "default" });

/** The picture of a jack, queen or king: `KH`. */
export function courtPicture(code: string): string {
  return files[`./courts/${code}.svg`] as string;
}
