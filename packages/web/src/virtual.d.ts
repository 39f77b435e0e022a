declare module "virtual:game-icon/*" {
  const path: string;
  export default path;
}

declare module "virtual:rules/*" {
  const chapters: readonly { readonly title: string; readonly html: string }[];
  export default chapters;
}

declare module "virtual:statement/*" {
  const chapters: readonly { readonly title: string; readonly html: string }[];
  export default chapters;
}

declare module "virtual:pack/*" {
  /** Addresses of pictures, by card: `KH`, `A` for all aces, `JK`. */
  const pictures: Readonly<Record<string, string>>;
  export default pictures;
}

declare module "virtual:portraits" {
  const addresses: Readonly<Record<"friend" | "foe" | "weapon" | "trap", Readonly<Record<string, string>>>>;
  export default addresses;
}
