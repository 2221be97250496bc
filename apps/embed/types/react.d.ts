// Elements of the Caliper embed in JSX. Copy this file and elements.d.ts into your project.
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { CaliperAttributes, CaliperEvents } from "./elements";

type Listeners = {
  [Name in keyof CaliperEvents as `on${Name}`]?: ((event: CaliperEvents[Name]) => void) | undefined;
};

type Elements = {
  [Tag in keyof CaliperAttributes]: DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> &
    CaliperAttributes[Tag] &
    Listeners;
};

declare module "react" {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
