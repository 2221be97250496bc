import { expect, it } from "vitest";
import { embedAttributes, embedWidgets } from "../shared/embed-options/index.ts";
import { attributesIn, embedCode, type EmbedDraft, hasAttribute } from "./embedCode.ts";

const release = {
  version: "1.0.0",
  origin: "https://catalogue.example",
  script: "https://catalogue.example/embed/1.0.0/caliper.js",
  latest: "https://catalogue.example/embed/v1/caliper.js",
  integrity: "sha384-abc",
};
const draft: EmbedDraft = {
  widget: "datasheet",
  values: { key: "pk_1", code: " BR31338 ", theme: "", cart: "on", with: "D1200" },
  isFixed: true,
};

it("has the hash of a fixed version, the element and a link as its content", () => {
  expect(embedCode(draft, release).split("\n")).toEqual([
    '<script type="module" src="https://catalogue.example/embed/1.0.0/caliper.js" integrity="sha384-abc" crossorigin="anonymous"></script>',
    '<caliper-datasheet key="pk_1" code="BR31338" cart>',
    '  <a href="https://catalogue.example/p/BR31338">BR31338</a></caliper-datasheet>',
  ]);
});

it("has no hash of the newest version, whose file changes", () => {
  expect(embedCode({ ...draft, widget: "vehicle-search", isFixed: false }, release)).toBe(
    '<script type="module" src="https://catalogue.example/embed/v1/caliper.js"></script>\n' +
      '<caliper-vehicle-search key="pk_1"></caliper-vehicle-search>',
  );
});

it("escapes values", () => {
  const values = { code: 'a"<b>&', brand: '{"name":"A"}' };
  const [, element = "", fallback = ""] = embedCode({ ...draft, values }, release).split("\n");
  expect(element).toBe(
    '<caliper-datasheet code="a&quot;&lt;b>&amp;" brand="{&quot;name&quot;:&quot;A&quot;}">',
  );
  expect(fallback).toContain('/p/a%22%3Cb%3E%26">a&quot;&lt;b>&amp;</a>');
});

it("uses every attribute in some widget", () => {
  const names = Object.keys(embedAttributes) as (keyof typeof embedAttributes)[];
  const unused = names.filter((name) => !embedWidgets.some((each) => hasAttribute(each, name)));
  expect(unused).toEqual([]);
  expect([...attributesIn(draft).keys()]).toEqual(["key", "code", "cart"]);
});
