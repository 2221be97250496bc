import { expect, it } from "vitest";
import { usedTexts } from "./used-texts.ts";

const ids = ["search.near.digit", "search.near.letter", "search.title", "order.found"];
const used = (code: string) => [...usedTexts(ids, code)];

it("finds ids in quotes of each kind", () => {
  expect(used(`t("search.title", { text }); t('order.found')`)).toEqual([
    "search.title",
    "order.found",
  ]);
  expect(used("t(`search.title`)")).toEqual(["search.title"]);
});

it("finds all ids that begin like one that ends in a value", () => {
  const near = ["search.near.digit", "search.near.letter"];
  expect(used("t(`search.near.${difference}`)")).toEqual(near);
  // A minifier may write the template as a sum.
  expect(used(`t("search.near."+e)`)).toEqual(near);
});

it("ignores a beginning of one word, and ids that only begin like one that is written out", () => {
  expect(used("t(`search.${name}`)")).toEqual([]);
  expect(used(`t("search.near")`)).toEqual([]);
  expect(used("search.title")).toEqual([]);
});
