import type { CatalogueLinks } from "../provider/index.ts";
import type { EmbedTarget, RunOptions } from "./mount.ts";
import type { EmbedEvents } from "../shared/embed-options/index.ts";

type SelectedPart = Omit<EmbedEvents["caliper:select-part"], "locale">;

export interface EmbedLinks {
  readonly links: Partial<CatalogueLinks>;
  /** Fires `caliper:select-part` for a link to a part, `caliper:navigate` for others; false if it was canceled. */
  readonly follow: (href: string) => boolean;
}

/** Fills in the values of a template of links; `encode` prepares them for a URL. */
export function linkOf(
  template: string,
  values: Readonly<Record<string, string>>,
  encode: (value: string) => string = encodeURIComponent,
): string {
  return template.replace(/\{(code|family|locale)\}/g, (_, name: string) =>
    encode(values[name] ?? ""),
  );
}

/** The template where a host gives none. */
export const portalTemplate = (origin: string): string =>
  `${origin}/datasheet?codigo={code}&lang={locale}`;

/** Links to parts by the host's template. Without one, and for everything else, they lead to the portal. */
export function embedLinks(
  origin: string,
  { emit }: Pick<EmbedTarget, "emit">,
  { linkTemplate, locale }: Pick<RunOptions, "linkTemplate" | "locale">,
): EmbedLinks {
  const template = linkTemplate ?? portalTemplate(origin);
  const parts = new Map<string, SelectedPart>();
  return {
    follow(href) {
      const part = parts.get(href);
      return part === undefined
        ? emit("caliper:navigate", { href })
        : emit("caliper:select-part", part);
    },
    links: {
      datasheet({ code, family, reason, brand }) {
        const values: Readonly<Record<string, string>> = { code, family: family ?? "", locale };
        const href = linkOf(template, values);
        parts.set(href, { code, family, href, ...(reason && { match: { reason, brand } }) });
        return href;
      },
    },
  };
}
