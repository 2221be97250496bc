import { brand } from "@caliper/design-system/theme";

/** The name of the browser's tab. */
export function PageTitle({ children }: { children: string }) {
  const name = `${children} · ${brand.name}`;
  return <title>{name}</title>;
}
