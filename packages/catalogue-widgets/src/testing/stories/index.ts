export { absent, shows } from "./plays.ts";
export { keeping, navigated, withCatalogue } from "./StoryProviders.tsx";
export type { CatalogueParameters } from "./StoryProviders.tsx";
