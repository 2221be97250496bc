import {
  familiesOf,
  familiesOfSection,
  familyOf,
  maySee,
  maySeeSection,
  normalizeCode,
  type Section,
  type Viewer,
} from "@caliper/catalogue-model";
import type { Answer, Wire } from "@caliper/api-client/wire";
import { forbidden } from "../refusal.ts";
import { reasonRank } from "./code-search.service.ts";
import {
  longestTyped,
  type NearestCodesRepository,
  type NearKey,
} from "./code-search-nearest.repository.ts";
import { distanceBetween, type Distance } from "./keys-distance.ts";
import type { ProductsRepository } from "./products.repository.ts";

export interface NearestSearch {
  readonly text: string;
  readonly section: Section | undefined;
  readonly viewer: Viewer;
}

interface Repositories {
  readonly nearest: NearestCodesRepository;
  readonly products: ProductsRepository;
}

/** A product that comes near to a text, and the key by which it does. */
export interface NearProduct extends NearKey {
  readonly distance: Distance;
}

const shortestTyped = 3;
const mostProducts = 12;
/** Beside a code that is so much nearer, the others are only noise. */
const widestGap = 1;

/** Which products come near to a text, the nearest first; no more about them than the search knows. */
export function createNearProducts(nearest: NearestCodesRepository) {
  return async ({ text, section, viewer }: NearestSearch): Promise<NearProduct[]> => {
    if (section && !maySeeSection(section, viewer)) {
      throw forbidden(`The section ${section} is not open to this user`);
    }
    const key = normalizeCode(text);
    if (key.length < shortestTyped || key.length > longestTyped) return [];
    const wanted = section ? familiesOfSection(section) : undefined;
    const candidates = await nearest.candidates({
      key,
      families: familiesOf(viewer).filter((id) => wanted?.includes(id) ?? true),
      interchanges: maySee("interchanges", viewer),
    });
    return nearestProducts(key, candidates).slice(0, mostProducts);
  };
}

export function createNearestCodes({ nearest, products }: Repositories) {
  const near = createNearProducts(nearest);
  return async (search: NearestSearch): Promise<Answer<"nearestCodes">> => {
    const page = await near(search);
    const [found, measures] = await Promise.all([
      products.findByCodes(page.map(({ code }) => code)),
      products.measuresOf(page),
    ]);
    return {
      Data: page.flatMap((near): Wire<"NearestCode">[] => {
        const product = found.get(near.code);
        if (!product) return [];
        return [
          {
            XBP: near.code,
            Type: familyOf(near.family).productType,
            Reason: near.reason,
            Matched: near.shown,
            ...(near.reason === "interchange" && near.brand !== null && { Brand: near.brand }),
            Difference: near.distance.difference,
            Detail: product.detail,
            Measures: measures.get(near.code) ?? {},
          },
        ];
      }),
    };
  };
}

/** The nearest key of each product, the nearest product first. */
function nearestProducts(typed: string, candidates: readonly NearKey[]): NearProduct[] {
  const best = new Map<string, NearProduct>();
  for (const candidate of candidates) {
    const distance = distanceBetween(typed, candidate.key);
    if (!distance) continue;
    const near = { ...candidate, distance };
    const known = best.get(candidate.code);
    if (!known || compare(near, known) < 0) best.set(candidate.code, near);
  }
  const products = [...best.values()].sort(compare);
  const closest = products[0]?.distance.cost ?? 0;
  return products.filter(({ distance }) => distance.cost < closest + widestGap);
}

function compare(a: NearProduct, b: NearProduct): number {
  return (
    a.distance.cost - b.distance.cost ||
    reasonRank[a.reason] - reasonRank[b.reason] ||
    order(a.key, b.key) ||
    order(a.code, b.code)
  );
}

const order = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
