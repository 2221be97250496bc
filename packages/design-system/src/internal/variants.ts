import type { RuntimeFn } from "@vanilla-extract/recipes";

/** The variants of a recipe as optional props: `interface TagProps extends Variants<typeof tag>`. */
export type Variants<Recipe> =
  Recipe extends RuntimeFn<infer Groups> ? NonNullable<Parameters<RuntimeFn<Groups>>[0]> : never;
