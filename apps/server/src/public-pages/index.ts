import type { WrittenLanguage } from "@caliper/catalogue-model";
import type { DerivedFiles } from "../files/derived-files.ts";
import { documentHead } from "./document-head.ts";
import { createPublicParts, type PublicPartsOptions } from "./public-parts.service.ts";
import { publicPaths, type Site } from "./site.ts";
import { createSitemap } from "./sitemap.ts";
import { pictureVersion } from "./social-picture.ts";

export { replacedScript } from "./document-head.ts";
export type { ReplacedPart } from "./public-parts.service.ts";
export { robotsText } from "./robots.ts";
export { readBrand, type Site, type SiteBrand } from "./site.ts";

interface Options extends PublicPartsOptions {
  readonly derived: DerivedFiles;
  /** Reads the revision of the whole catalogue. */
  readonly revision: () => Promise<number>;
  /** Runs renderings in turn. */
  readonly queue: <Result>(render: () => Promise<Result>) => Promise<Result>;
}

/** A part's address and language. */
export interface PublicAddress {
  /** In any spelling. */
  readonly code: string;
  readonly language: WrittenLanguage;
}

export type PublicPages = ReturnType<typeof createPublicPages>;

/** Metadata and files for crawlers and link previews, always as for an anonymous visitor. */
export function createPublicPages(options: Options) {
  const { derived, queue, revision } = options;
  const parts = createPublicParts(options);
  return {
    openCode: parts.openCode,
    replaced: parts.replaced,
    sitemap: createSitemap(options.publicParts, revision),

    /**
     * The elements of a datasheet's `<head>`, and whether the part exists; without it and without parts that replace it, the page is a
     * 404.
     */
    async head(
      { code, language }: PublicAddress,
      site: Site,
    ): Promise<{ readonly html: string; readonly isKnown: boolean }> {
      const part = (await parts.find(code)) ?? (await parts.replaced(code));
      return { html: documentHead(part, language, site), isKnown: part !== undefined };
    },

    /** The path of a part's datasheet from the code on its box. */
    async datasheetPath({ code, language }: PublicAddress): Promise<string> {
      const part = await parts.find(code);
      return publicPaths.datasheet(part?.product.code ?? code, language);
    },

    /** The picture of link previews, for a replaced code without a product that of its replacement; undefined for an unknown code. */
    async socialPicture({ code, language }: PublicAddress, { brand }: Pick<Site, "brand">) {
      const part =
        (await parts.find(code)) ??
        (await parts.find((await parts.replaced(code))?.replacedBy[0] ?? ""));
      if (!part) return undefined;
      const version = pictureVersion(part, language, brand);
      return {
        /** Changes with what the picture shows. */
        version,
        /** Returns the PNG; computed only when called. */
        content: () =>
          derived.get(`og-${version}.png`, () =>
            queue(async () => {
              // Fonts and encoder are loaded for the first picture only.
              const [{ socialPictureSvg }, { default: sharp }] = await Promise.all([
                import("./social-picture-svg.ts"),
                import("sharp"),
              ]);
              const svg = socialPictureSvg(part, language, brand);
              return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
            }),
          ),
      };
    },
  };
}
