import { setImmediate } from "node:timers/promises";
import { firstLanguage, offeredLanguages } from "@caliper/catalogue-model";
import { remembered } from "../remembered.ts";
import { escaped } from "./markup.ts";
import type { DatedCode, PublicPartsRepository } from "./public-parts.repository.ts";
import { publicPaths } from "./site.ts";

/** Families whose parts have no public page. */
const hiddenFamilies = ["brake_fluids"] as const;

/** Products of one part of the sitemap. Each has a URL per language, and a part may have 50,000 URLs. */
const productsPerPart = 5000;
/** Products per query: other requests are handled in between. */
const productsPerQuery = 500;

interface Part {
  /** The code before its first one; empty in the first part. */
  readonly after: string;
  readonly changedAt: number | null;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** The sitemap of all public datasheets: an index, and parts that are written as they are read. */
export function createSitemap(
  repository: Pick<PublicPartsRepository, "codesAfter">,
  revision: () => Promise<number>,
  { perPart = productsPerPart }: { readonly perPart?: number } = {},
) {
  const parts = remembered(countParts);
  const currentParts = async () => parts(await revision());

  async function* pages(after: string, maxProducts: number): AsyncGenerator<readonly DatedCode[]> {
    let last = after;
    for (let left = maxProducts; left > 0; left -= productsPerQuery) {
      const limit = Math.min(left, productsPerQuery);
      const page = await repository.codesAfter(last, limit, hiddenFamilies);
      if (page.length > 0) yield page;
      if (page.length < limit) return;
      last = page.at(-1)?.code ?? last;
      await setImmediate();
    }
  }

  async function countParts(): Promise<readonly Part[]> {
    const parts: Part[] = [];
    let after = "";
    for (;;) {
      let changedAt: number | null = null;
      let last: string | undefined;
      for await (const page of pages(after, perPart)) {
        last = page.at(-1)?.code;
        for (const each of page) changedAt = latest(changedAt, each.changedAt);
      }
      if (last === undefined) return parts;
      parts.push({ after, changedAt });
      after = last;
    }
  }

  return {
    /** `sitemap.xml`: the parts, with the date of the last change in each. */
    async index(origin: string): Promise<string> {
      const parts = await currentParts();
      const entries = parts.map(
        ({ changedAt }, index) =>
          `<sitemap><loc>${escaped(`${origin}${publicPaths.sitemapPart(index + 1)}`)}</loc>${dateOf(changedAt)}</sitemap>\n`,
      );
      return `${head}<sitemapindex xmlns="${schema}">\n${entries.join("")}</sitemapindex>\n`;
    },

    /** A part, numbered from 1, in pieces; undefined when there is no such part. */
    async part(number: number, origin: string): Promise<AsyncGenerator<string> | undefined> {
      const part = (await currentParts())[number - 1];
      return part && written(part, origin);
    },
  };

  async function* written({ after }: Part, origin: string): AsyncGenerator<string> {
    yield `${head}<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
    for await (const page of pages(after, perPart)) {
      yield page.map((each) => urlsOf(each, origin)).join("");
    }
    yield "</urlset>\n";
  }
}

const latest = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);

/** The page in every language; each names the others. */
function urlsOf({ code, changedAt }: DatedCode, origin: string): string {
  const urls = offeredLanguages.map(({ id }) => ({
    id,
    url: escaped(`${origin}${publicPaths.datasheet(code, id)}`),
  }));
  const alternates = [
    ...urls,
    ...urls.filter(({ id }) => id === firstLanguage).map(({ url }) => ({ id: "x-default", url })),
  ].map(({ id, url }) => `<xhtml:link rel="alternate" hreflang="${id}" href="${url}"/>`);
  return urls
    .map(({ url }) => `<url><loc>${url}</loc>${dateOf(changedAt)}${alternates.join("")}</url>\n`)
    .join("");
}

const dateOf = (time: number | null): string =>
  time === null ? "" : `<lastmod>${new Date(time).toISOString()}</lastmod>`;
