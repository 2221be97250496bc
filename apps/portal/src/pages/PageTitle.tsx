import { brand } from "@caliper/design-system/theme";
import { useLayoutEffect } from "react";
import { endFirstScreen } from "../first-screen/slots.ts";

/** The title of the browser tab. Every page renders one, so it also removes the first screen. */
export function PageTitle({ children }: { children: string }) {
  useLayoutEffect(endFirstScreen, []);
  const name = `${children} · ${brand.name}`;
  return <title>{name}</title>;
}
