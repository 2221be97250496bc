export { outdates } from "./changes.ts";
export { absent, disabled, see, shows } from "./plays.ts";
export {
  answers,
  keeping,
  navigated,
  withCatalogue,
  withCatalogueAnd,
  withToasts,
} from "./StoryProviders.tsx";
