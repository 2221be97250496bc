import {
  hasVehicleIdentifier,
  maySee,
  normalizeCode,
  type Section,
  type Viewer,
  compareTexts,
} from "@caliper/catalogue-model";
import { reasonRank } from "./code-search.service.ts";
import {
  longestTyped,
  type NearestCodesRepository,
  type NearKey,
} from "./code-search-nearest.repository.ts";
import { distanceBetween, type Distance } from "./keys-distance.ts";
import type { FamilyRow, Product, ProductsRepository } from "./products.repository.ts";
import { openFamilies } from "./searched-families.ts";

export interface NearestSearch {
  readonly text: string;
  readonly section: Section | undefined;
  readonly viewer: Viewer;
}

interface Repositories {
  readonly nearest: NearestCodesRepository;
  readonly products: ProductsRepository;
}

/** A product with a key similar to the text. */
export interface NearProduct extends NearKey {
  readonly distance: Distance;
}

export interface NearestHit {
  readonly near: NearProduct;
  readonly product: Product;
  readonly measures: FamilyRow | undefined;
}

const shortestTyped = 3;
/** Suggestions beside other results. */
export const maxSuggested = 12;
/** Of equally likely errors, products that are searched for more often come first. */
const maxProducts = 50;
/** Codes that are this much farther away than the nearest are left out. */
const widestGap = 1;

/** Products with a code similar to a text, the nearest first; `limit` is at most 50. */
export function createNearProducts(nearest: NearestCodesRepository, limit = maxProducts) {
  return async ({ text, section, viewer }: NearestSearch): Promise<NearProduct[]> => {
    const families = openFamilies(viewer, section);
    const key = normalizeCode(text);
    if (key.length < shortestTyped || key.length > longestTyped) return [];
    if (hasVehicleIdentifier(text)) return [];
    const interchanges = maySee("interchanges", viewer);
    const question = { key, families, interchanges };
    const neighbors = nearestProducts(key, await nearest.neighbors(question));
    // With two errors, a code has only a part in common with the text.
    const near =
      neighbors.length > 0 ? neighbors : nearestProducts(key, await nearest.alike(question));
    if (near.length < 2) return near;
    const candidates = near.slice(0, maxProducts);
    const demand = await nearest.demand(candidates.map(({ code }) => code));
    const demandOf = ({ code }: NearProduct) => demand.get(code) ?? { sold: 0, vehicles: 0 };
    const byDemand = (a: NearProduct, b: NearProduct) =>
      demandOf(b).sold - demandOf(a).sold || demandOf(b).vehicles - demandOf(a).vehicles;
    return candidates
      .sort((a, b) => byLikelihood(a, b) || byDemand(a, b) || byCode(a, b))
      .slice(0, limit);
  };
}

/** The nearest codes with the details for a list. */
export function createNearestCodes({ nearest, products }: Repositories) {
  const nearProducts = createNearProducts(nearest);
  async function withDetails(page: readonly NearProduct[]): Promise<NearestHit[]> {
    const [found, measures] = await Promise.all([
      products.findByCodes(page.map(({ code }) => code)),
      products.measuresOf(page),
    ]);
    return page.flatMap((near) => {
      const product = found.get(near.code);
      return product ? [{ near, product, measures: measures.get(near.code) }] : [];
    });
  }
  return {
    find: async (search: NearestSearch) => withDetails(await nearProducts(search)),
    withDetails,
  };
}

/** The nearest key of each product, the nearest product first. */
function nearestProducts(typed: string, candidates: readonly NearKey[]): NearProduct[] {
  const best = new Map<string, NearProduct>();
  for (const candidate of candidates) {
    const distance = distanceBetween(typed, candidate.key);
    if (!distance) continue;
    const near = { ...candidate, distance };
    const bestSoFar = best.get(candidate.code);
    if (!bestSoFar || byLikelihood(near, bestSoFar) < 0) best.set(candidate.code, near);
  }
  const products = [...best.values()].sort((a, b) => byLikelihood(a, b) || byCode(a, b));
  const closest = products[0]?.distance.cost ?? 0;
  return products.filter(({ distance }) => distance.cost < closest + widestGap);
}

const byLikelihood = (a: NearProduct, b: NearProduct): number =>
  a.distance.cost - b.distance.cost || reasonRank[a.reason] - reasonRank[b.reason];

const byCode = (a: NearProduct, b: NearProduct): number =>
  compareTexts(a.key, b.key) || compareTexts(a.code, b.code);
