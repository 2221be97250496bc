/** The products whose datasheets a user opened last, as the browser remembers them. */
import { type FamilyId, familyIds } from "@caliper/catalogue-model";

/** No prices and no words: only what a link needs. */
export interface RecentProduct {
  readonly code: string;
  readonly family: FamilyId;
}

/** Per user; somebody else's are not shown, and opening a datasheet replaces them. */
export interface RecentProducts {
  /** Last opened first. */
  read(username: string): readonly RecentProduct[];
  add(username: string, product: RecentProduct): void;
}

export const mostRecent = 10;

interface Texts {
  get(): string | null;
  set(text: string): void;
}

export function recentProductsIn(texts: Texts): RecentProducts {
  const read = (username: string): readonly RecentProduct[] => {
    const stored = storedIn(texts.get());
    return stored?.username === username ? stored.products : [];
  };
  return {
    read,
    add: (username, { code, family }) => {
      const others = read(username).filter((product) => product.code !== code);
      const products = [{ code, family }, ...others].slice(0, mostRecent);
      texts.set(JSON.stringify({ username, products }));
    },
  };
}

/** Undefined for text that another version, or another program, has written. */
function storedIn(
  text: string | null,
): { username: string; products: readonly RecentProduct[] } | undefined {
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null) return undefined;
    if (!("username" in value) || typeof value.username !== "string") return undefined;
    if (!("products" in value) || !Array.isArray(value.products)) return undefined;
    const products = value.products.flatMap(productIn).slice(0, mostRecent);
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
