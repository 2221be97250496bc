import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { firstLanguage, type WrittenLanguage } from "@caliper/catalogue-model";

/** The brand as the portal's build writes it to `brand.json`; colors are CSS hexadecimal. */
export interface SiteBrand {
  readonly name: string;
  readonly accent: string;
  readonly logo: {
    /** Width and height of its viewBox. */
    readonly size: number;
    readonly shapes: readonly {
      readonly path: string;
      readonly fill?: string;
      readonly stroke?: string;
      readonly width?: number;
      readonly opacity?: number;
    }[];
  };
}

/** The site as crawlers see it. */
export interface Site {
  /** Without a slash at its end: `https://catalogue.example.com`. */
  readonly origin: string;
  readonly brand: SiteBrand;
  /** Whether search engines may list its pages. */
  readonly isIndexed: boolean;
}

const withoutPortal: SiteBrand = {
  name: "Caliper",
  accent: "#BF1220",
  logo: { size: 28, shapes: [] },
};

/** Reads the brand of a built portal. */
export function readBrand(portal: string): SiteBrand {
  const file = join(portal, "brand.json");
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as SiteBrand) : withoutPortal;
}

const withQuery = (path: string, query: Readonly<Record<string, string | undefined>>): string => {
  const entries = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries).toString()}`;
};

/** The first language has no parameter, so that a page has one URL. */
const parameterOf = (language: WrittenLanguage) =>
  language === firstLanguage ? undefined : language;

/** Paths of the public pages. */
export const publicPaths = {
  datasheet: (code: string, language: WrittenLanguage = firstLanguage) =>
    withQuery("/datasheet", { codigo: code, lang: parameterOf(language) }),
  /** `version` changes with the picture. */
  socialPicture: (code: string, language: WrittenLanguage, version?: string) =>
    withQuery(`/og/${encodeURIComponent(code)}.png`, { lang: parameterOf(language), v: version }),
  photo: (name: string) => `/Products/${encodeURIComponent(name)}.jpg`,
  sitemap: () => "/sitemap.xml",
  sitemapPart: (number: number) => `/sitemaps/${number}.xml`,
} as const;
