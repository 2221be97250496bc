import type { FamilyId } from "@caliper/api-client/catalogue";

/** Which families of the related products are shown; `all` also stands for families yet to load. */
export type TypeFilter = "all" | ReadonlySet<FamilyId>;

/** The families in the list, each once, in its order. */
export function typesOf(products: readonly { readonly family: FamilyId }[]): readonly FamilyId[] {
  return [...new Set(products.map((product) => product.family))];
}

/** The filter offers a choice only where there is more than one type. */
export function offersFilter(types: readonly FamilyId[]): boolean {
  return types.length > 1;
}

export function isShown(filter: TypeFilter, type: FamilyId): boolean {
  return filter === "all" || filter.has(type);
}

/** `all` checked: everything; unchecked: nothing, so that one type can be picked from none. */
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
