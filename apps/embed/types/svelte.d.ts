// Elements of the Caliper embed in Svelte's templates. Copy this file and elements.d.ts into your project.
import type { HTMLAttributes } from "svelte/elements";
import type { CaliperAttributes, CaliperEvents } from "./elements";

/** `on:` is the syntax of Svelte 4. */
type Listeners = {
  [Name in keyof CaliperEvents as `on${Name}` | `on:${Name}`]?:
    | ((event: CaliperEvents[Name]) => void)
    | undefined;
};

type Elements = {
  [Tag in keyof CaliperAttributes]: HTMLAttributes<HTMLElement> &
    CaliperAttributes[Tag] &
    Listeners;
};

declare module "svelte/elements" {
  interface SvelteHTMLElements extends Elements {}
}
