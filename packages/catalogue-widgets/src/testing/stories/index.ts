export { keeping, navigated, withCatalogue } from "./StoryProviders.tsx";
export type { CatalogueParameters } from "./StoryProviders.tsx";
