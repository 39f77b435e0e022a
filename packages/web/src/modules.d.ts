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
