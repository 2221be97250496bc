export { outdates } from "./changes.ts";
export { absent, disabled, see, shows } from "./plays.ts";
export {
  addedToList,
  answers,
  keeping,
  navigated,
  withCatalogue,
  withCatalogueAnd,
  withToasts,
} from "./StoryProviders.tsx";
