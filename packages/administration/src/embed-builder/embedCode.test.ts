import { embedAttributes, embedWidgets } from "@caliper/catalogue-widgets/shared";
import { expect, it } from "vitest";
import { attributesIn, embedCode, type EmbedDraft, embedHosts, hasAttribute } from "./embedCode.ts";

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
  expect(embedCode(draft, release, "html").split("\n")).toEqual([
    '<script type="module" src="https://catalogue.example/embed/1.0.0/caliper.js" integrity="sha384-abc" crossorigin="anonymous"></script>',
    '<caliper-datasheet key="pk_1" code="BR31338" cart>',
    '  <a href="https://catalogue.example/p/BR31338">BR31338</a></caliper-datasheet>',
  ]);
});

it("has no hash of the newest version, whose file changes", () => {
  expect(embedCode({ ...draft, widget: "vehicle-search", isFixed: false }, release, "html")).toBe(
    '<script type="module" src="https://catalogue.example/embed/v1/caliper.js"></script>\n' +
      '<caliper-vehicle-search key="pk_1"></caliper-vehicle-search>',
  );
});

it("escapes values", () => {
  const values = { code: 'a"<b>&', brand: '{"name":"A"}' };
  const [, element = "", fallback = ""] = embedCode({ ...draft, values }, release, "html").split(
    "\n",
  );
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

it.each(embedHosts)("has the key, the script and a link in the code for %s", (host) => {
  const code = embedCode({ ...draft, isFixed: false }, release, host);
  expect(code).toContain(release.latest);
  expect(code).toContain(`${host === "html" ? "" : "embed-"}key="pk_1"`);
  expect(code).toContain("<a href");
  expect(code).not.toContain("integrity");
  expect(embedCode(draft, release, host)).toContain(release.integrity);
});

it("asks the server for the HTML of a datasheet in Next, and keeps the element if there is none", () => {
  const values = { ...draft.values, locale: "es", theme: "auto", "link-template": "/p/{code}" };
  const code = embedCode({ ...draft, values }, release, "next");
  expect(code).toContain(
    '"https://catalogue.example/embed/v1/datasheet/BR31338.html?key=pk_1&lang=es&link-template=%2Fp%2F%7Bcode%7D"',
  );
  expect(code).toContain(`: '<caliper-datasheet embed-key="pk_1"`);
  expect(embedCode({ ...draft, widget: "drawing" }, release, "next")).toBe(
    embedCode({ ...draft, widget: "drawing" }, release, "react"),
  );
});

it("leaves no brace of a value to a template", () => {
  const values = { code: "{{a}}" };
  for (const host of ["react", "vue"] as const)
    expect(embedCode({ ...draft, values }, release, host)).toContain(
      "&#123;&#123;a&#125;&#125;</a>",
    );
});
