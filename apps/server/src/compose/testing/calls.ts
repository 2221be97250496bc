import type { Repositories } from "../repositories.ts";

type Calls<Repository> = {
  readonly [Method in keyof Repository]: Repository[Method] extends (
    ...args: infer Values
  ) => unknown
    ? readonly Values[]
    : never;
};

/** The arguments of calls, by repository and method: a new method without one is a compile error. */
export type ExampleCalls = { readonly [Name in keyof Repositories]: Calls<Repositories[Name]> };
