import { brand } from "@caliper/design-system/theme";

/** The name of the browser's tab. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} · ${brand.name}`}</title>;
}
