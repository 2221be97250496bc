import {
  firstLanguage,
  offeredLanguages,
  texts,
  type WrittenLanguage,
} from "@caliper/catalogue-model";
import { escaped, scriptJson } from "./markup.ts";
import { descriptionOf, titleOf } from "./part-texts.ts";
import { productData, replacedData } from "./product-data.ts";
import type { PublicPart, ReplacedPart } from "./public-parts.service.ts";
import { publicPaths, type Site } from "./site.ts";
import { pictureVersion, socialPictureSize } from "./social-picture.ts";

/** Facebook's names of the languages. */
const openGraphLocales: Readonly<Record<WrittenLanguage, string>> = { en: "en_US", es: "es_LA" };

const drawingOf = texts("Technical drawing", "Plano técnico");

type Attributes = Readonly<Record<string, string>>;

const tag = (name: string, attributes: Attributes): string => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${written.join("")}>`;
};
const meta = (name: string, content: string) => tag("meta", { name, content });
const openGraph = (property: string, content: string) => tag("meta", { property, content });
const link = (rel: string, href: string, more: Attributes = {}) =>
  tag("link", { rel, ...more, href });

const jsonLd = (data: unknown) => `<script type="application/ld+json">${scriptJson(data)}</script>`;

/** The structured data of a replaced code without a product. */
export const replacedScript = (
  part: ReplacedPart,
  language: WrittenLanguage,
  origin: string,
): string =>
  jsonLd(replacedData(part, (code) => `${origin}${publicPaths.datasheet(code, language)}`));

/** Keeps a page out of search results. */
const noIndex = meta("robots", "noindex");

/**
 * The metadata for crawlers and link previews in the head of a datasheet, besides the title, which the page renders: description,
 * languages, preview and structured data. The same for every visitor. Without a part, the head of a page that is not found.
 */
export function documentHead(
  part: PublicPart | ReplacedPart | undefined,
  language: WrittenLanguage,
  site: Site,
): string {
  if (!part) return noIndex;
  const absolute = (path: string) => `${site.origin}${path}`;
  const urlOf = (code: string) => absolute(publicPaths.datasheet(code, language));
  if (!("product" in part))
    return [noIndex, replacedScript(part, language, site.origin)].join("\n");
  const { code } = part.product;
  const pageIn = (id: WrittenLanguage) => absolute(publicPaths.datasheet(code, id));
  const [name, description, url] = [
    titleOf(part, language),
    descriptionOf(part, language),
    pageIn(language),
  ];
  const preview = absolute(
    publicPaths.socialPicture(code, language, pictureVersion(part, language, site.brand)),
  );
  const photos = part.pictures.map((picture) => absolute(publicPaths.photo(picture.name)));
  const data = productData(part, {
    language,
    brand: site.brand.name,
    url,
    pictures: [...photos, preview],
    urlOf,
  });
  const { width, height } = socialPictureSize;
  return [
    meta("description", description),
    ...(site.isIndexed ? [] : [noIndex]),
    link("canonical", url),
    ...offeredLanguages.map(({ id }) => link("alternate", pageIn(id), { hreflang: id })),
    link("alternate", pageIn(firstLanguage), { hreflang: "x-default" }),
    openGraph("og:type", "product"),
    openGraph("og:site_name", site.brand.name),
    openGraph("og:title", name),
    openGraph("og:description", description),
    openGraph("og:url", url),
    openGraph("og:locale", openGraphLocales[language]),
    ...offeredLanguages
      .filter(({ id }) => id !== language)
      .map(({ id }) => openGraph("og:locale:alternate", openGraphLocales[id])),
    openGraph("og:image", preview),
    openGraph("og:image:type", "image/png"),
    openGraph("og:image:width", String(width)),
    openGraph("og:image:height", String(height)),
    openGraph("og:image:alt", `${drawingOf[language]}: ${name}`),
    meta("twitter:card", "summary_large_image"),
    meta("twitter:title", name),
    meta("twitter:description", description),
    meta("twitter:image", preview),
    jsonLd(data),
  ].join("\n");
}
