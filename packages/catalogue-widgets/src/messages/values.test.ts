import { expectTypeOf, it } from "vitest";
import { type FormatText, useText } from "./index.ts";

/** Only its type is used. */
const t = useText as unknown as FormatText;

it("a text takes exactly the values that it shows", () => {
  expectTypeOf(t<"common.close">).parameters.toEqualTypeOf<[id: "common.close"]>();
  expectTypeOf(t<"search.jump.list">).parameters.toEqualTypeOf<
    [id: "search.jump.list", values: { count: string | number }]
  >();
});

it("an id that is one of several takes the values of all of them", () => {
  type Either = "search.jump.list" | "search.jump.partsFor" | "common.close";
  expectTypeOf(t<Either>)
    .parameter(1)
    .toEqualTypeOf<{ count: string | number } & { vehicle: string | number }>();
});
