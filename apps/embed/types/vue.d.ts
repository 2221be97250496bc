// Elements of the Caliper embed in Vue's templates. Copy this file and elements.d.ts into your project.
import type { HTMLAttributes } from "vue";
import type { CaliperAttributes, CaliperEvents } from "./elements";

type Listeners = {
  [Name in keyof CaliperEvents as `on${Capitalize<Name>}`]?:
    | ((event: CaliperEvents[Name]) => void)
    | undefined;
};

type Components = {
  [Tag in keyof CaliperAttributes]: new () => {
    $props: HTMLAttributes & CaliperAttributes[Tag] & Listeners;
  };
};

declare module "vue" {
  interface GlobalComponents extends Components {}
}
