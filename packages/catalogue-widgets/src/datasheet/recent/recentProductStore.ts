/** The products whose datasheets a user opened last, kept in one stored text. */
import { type FamilyId, familyIds } from "@caliper/catalogue-model";
import type { StoredText } from "../../provider/index.ts";

/** Only what a link needs: no prices and no texts. */
export interface RecentProduct {
  readonly code: string;
  readonly family: FamilyId;
}

/** Of one user: another user's products are not returned, and `add` replaces them. */
export interface RecentProductStore {
  /** Last opened first. */
  read(username: string): readonly RecentProduct[];
  add(username: string, product: RecentProduct): void;
}

export const maxRecent = 10;

export function recentProductsIn(texts: StoredText): RecentProductStore {
  const read = (username: string): readonly RecentProduct[] => {
    const stored = storedIn(texts.get());
    return stored?.username === username ? stored.products : [];
  };
  return {
    read,
    add: (username, { code, family }) => {
      const otherProducts = read(username).filter((product) => product.code !== code);
      const products = [{ code, family }, ...otherProducts].slice(0, maxRecent);
      texts.set(JSON.stringify({ username, products }));
    },
  };
}

/** Undefined for text that another version or program wrote. */
function storedIn(
  text: string | null,
): { username: string; products: readonly RecentProduct[] } | undefined {
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null) return undefined;
    if (!("username" in value) || typeof value.username !== "string") return undefined;
    if (!("products" in value) || !Array.isArray(value.products)) return undefined;
    const products = value.products.flatMap(productIn).slice(0, maxRecent);
    return { username: value.username, products };
  } catch {
    return undefined;
  }
}

function productIn(value: unknown): RecentProduct[] {
  if (typeof value !== "object" || value === null) return [];
  if (!("code" in value) || typeof value.code !== "string" || value.code === "") return [];
  const family = "family" in value && familyIds.find((id) => id === value.family);
  return family ? [{ code: value.code, family }] : [];
}
