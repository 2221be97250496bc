import { brand } from "@caliper/design-system/theme";
import { useLayoutEffect } from "react";
import { endFirstScreen } from "../first-screen/slots.ts";

/** The name of the browser's tab. Every page has one: where it stands, nothing need stand in for the page any more. */
export function PageTitle({ children }: { children: string }) {
  useLayoutEffect(endFirstScreen, []);
  const name = `${children} · ${brand.name}`;
  return <title>{name}</title>;
}
