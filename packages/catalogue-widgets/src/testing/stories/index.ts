export { outdates } from "./changes.ts";
export { absent, disabled, see, shows } from "./plays.ts";
export { answers, keeping, navigated, withCatalogue, withToasts } from "./StoryProviders.tsx";
