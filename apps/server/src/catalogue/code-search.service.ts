import {
  familiesOf,
  familiesOfSection,
  familyOf,
  maySee,
  maySeeSection,
  normalizeCode,
  type Section,
  type Viewer,
  warehousesOf,
} from "@caliper/catalogue-model";
import type { Answer, Wire } from "@caliper/api-client/wire";
import { forbidden } from "../refusal.ts";
import type { CodeSearchRepository, KeyMatch } from "./code-search.repository.ts";
import type { Price, PricesRepository } from "./prices.repository.ts";
import type {
  Fits,
  FittingProduct,
  Measures,
  Product,
  ProductsRepository,
} from "./products.repository.ts";

export interface CodeSearch {
  readonly text: string;
  readonly section: Section | undefined;
  readonly limit: number;
  readonly viewer: Viewer;
  /** Whose prices are answered. */
  readonly buyer: Viewer;
}

interface Repositories {
  readonly codes: CodeSearchRepository;
  readonly products: ProductsRepository;
  readonly prices: PricesRepository;
}

const matchRank = { exact: 0, prefix: 1, contains: 2 } as const;
/** Own codes before FMSI numbers before interchanges. */
export const reasonRank = { code: 0, fmsi: 1, interchange: 2 } as const;

export function createCodeSearch({ codes, products, prices }: Repositories) {
  return async (search: CodeSearch): Promise<Answer<"searchByCode">> => {
    const { section, viewer, buyer, limit } = search;
    if (section && !maySeeSection(section, viewer)) {
      throw forbidden(`The section ${section} is not open to this user`);
    }
    const key = normalizeCode(search.text);
    const matches = key === "" ? [] : await codes.find(questionOf(key, section, viewer));
    const best = bestPerProduct(matches);
    const exact = best.filter((match) => match.match === "exact").length;
    const page = best.slice(0, Math.max(limit, exact));

    const pageCodes = page.map((match) => match.code);
    const headline = maySee("prices", buyer) ? warehousesOf(buyer).slice(0, 1) : [];
    const [found, measures, priced] = await Promise.all([
      maySee("applications", viewer)
        ? products.findWithFits(pageCodes)
        : products.findByCodes(pageCodes),
      products.measuresOf(page),
      prices.of(pageCodes, headline),
    ]);
    const pricesByCode = Map.groupBy(priced, (price) => price.code);
    const interchanges = maySee("interchanges", viewer);
    const hits = page.flatMap((match) => {
      const product = found.get(match.code);
      if (!product) return [];
      const own = pricesByCode.get(match.code) ?? [];
      return [hitOf(match, product, interchanges, measures.get(match.code) ?? {}, own)];
    });
    return { Data: hits, Total: best.length };
  };
}

function questionOf(key: string, section: Section | undefined, viewer: Viewer) {
  const open = familiesOf(viewer);
  const wanted = section ? familiesOfSection(section) : undefined;
  const restricted = wanted !== undefined || viewer.level === "PLANTA";
  return {
    key,
    families: restricted ? open.filter((id) => wanted?.includes(id) ?? true) : undefined,
    partialInterchanges: maySee("interchanges", viewer),
  };
}

/** The best match of each product, the best product first. */
function bestPerProduct(matches: readonly KeyMatch[]): KeyMatch[] {
  const best = new Map<string, KeyMatch>();
  for (const match of matches) {
    const known = best.get(match.code);
    if (!known || compare(match, known) < 0) best.set(match.code, match);
  }
  return [...best.values()].sort(compare);
}

function compare(a: KeyMatch, b: KeyMatch): number {
  return (
    matchRank[a.match] - matchRank[b.match] ||
    reasonRank[a.reason] - reasonRank[b.reason] ||
    a.key.length - b.key.length ||
    order(a.key, b.key) ||
    order(a.code, b.code)
  );
}

const order = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

function hitOf(
  match: KeyMatch,
  product: FittingProduct,
  interchanges: boolean,
  measures: Measures,
  prices: readonly Price[],
): Wire<"CodeHit"> {
  const byInterchange = match.reason === "interchange";
  const price = headlinePrice(product, prices);
  return {
    XBP: product.code,
    ...(interchanges && { Interchange: byInterchange ? match.shown : "" }),
    Type: familyOf(product.family).productType,
    Match: match.match,
    Reason: match.reason,
    ...((interchanges || !byInterchange) && { Matched: match.shown }),
    ...(interchanges && byInterchange && match.brand !== null && { Brand: match.brand }),
    Detail: product.detail,
    Measures: measures,
    ...(product.fits && { Fits: fitsSummary(product.fits) }),
    ...(price && { Price: price }),
    Certified: product.certified,
  };
}

export function fitsSummary(fits: Fits): Wire<"FitsSummary"> {
  return {
    Maker: fits.maker,
    Model: fits.model,
    Desde: fits.from,
    Hasta: fits.to,
    Count: fits.count,
  };
}

/** The price of the first grade that the warehouse sells. */
function headlinePrice(
  product: Product,
  prices: readonly Price[],
): Wire<"HeadlinePrice"> | undefined {
  for (const grade of familyOf(product.family).grades) {
    const price = prices.find((each) => each.grade === grade);
    if (price) {
      return { ALMACEN: price.warehouse as Wire<"Warehouse">, Precio: price.amount };
    }
  }
  return undefined;
}
