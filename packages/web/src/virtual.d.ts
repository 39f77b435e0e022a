declare module "virtual:game-icon/*" {
  const path: string;
  export default path;
}

declare module "virtual:rules/*" {
  const html: string;
  export default html;
}
