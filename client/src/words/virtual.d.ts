declare module "virtual:catalogues/*" {
  const catalogues: Record<string, string>;
  export default catalogues;
}
