declare module "virtual:game-icon/*" {
  const body: string;
  export default body;
}

declare module "virtual:rules/*" {
  const html: string;
  export default html;
}
