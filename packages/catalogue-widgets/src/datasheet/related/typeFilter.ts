import { type FamilyId, familyIds } from "@caliper/catalogue-model";

/** Which families of the related products are shown; `all` includes families that load later. */
export type TypeFilter = "all" | ReadonlySet<FamilyId>;

/** The families in the list, each once, in the catalogue's order. */
export function typesOf(products: readonly { readonly family: FamilyId }[]): readonly FamilyId[] {
  const present = new Set(products.map((product) => product.family));
  return familyIds.filter((id) => present.has(id));
}

/**
 * The first products of a long list, one of each type in turn, so that a vehicle with
 * twenty pads still shows that there are drums.
 */
export function firstOfEach<Product extends { readonly family: FamilyId }>(
  products: readonly Product[],
  count: number,
): readonly Product[] {
  if (products.length <= count) return products;
  const byType = typesOf(products).map((type) =>
    products.filter((product) => product.family === type),
  );
  const longest = Math.max(...byType.map((group) => group.length));
  const inTurn = Array.from({ length: longest }, (_, turn) =>
    byType.flatMap((group) => group.slice(turn, turn + 1)),
  ).flat();
  const first = new Set(inTurn.slice(0, count));
  return typesOf(products).flatMap((type) =>
    products.filter((product) => product.family === type && first.has(product)),
  );
}

/** The filter offers a choice only where there is more than one type. */
export function offersFilter(types: readonly FamilyId[]): boolean {
  return types.length > 1;
}

export function isShown(filter: TypeFilter, type: FamilyId): boolean {
  return filter === "all" || filter.has(type);
}

/** `all` checked: everything; unchecked: nothing, so that a single type can then be chosen. */
export function toggleAll(filter: TypeFilter): TypeFilter {
  return filter === "all" ? new Set() : "all";
}

/** Checking the last unchecked type is `all` again. */
export function toggleType(
  filter: TypeFilter,
  type: FamilyId,
  types: readonly FamilyId[],
): TypeFilter {
  const next = new Set(filter === "all" ? types : filter);
  if (!next.delete(type)) next.add(type);
  return types.every((each) => next.has(each)) ? "all" : next;
}
