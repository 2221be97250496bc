import { brand } from "@caliper/design-system/theme";

/** The title of the browser tab. */
export function PageTitle({ children }: { children: string }) {
  const name = `${children} · ${brand.name}`;
  return <title>{name}</title>;
}
