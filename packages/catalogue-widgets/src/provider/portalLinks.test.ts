import { describe, expect, it } from "vitest";
import { linksOf } from "./portalLinks.ts";

describe("linksOf", () => {
  it("links to the portal at the API's origin by default", () => {
    const links = linksOf(undefined, "https://catalogue.example");
    expect(links.datasheet({ code: "BR31338" })).toBe(
      "https://catalogue.example/datasheet?codigo=BR31338",
    );
    expect(links.codeSearch("")).toBe("https://catalogue.example/home");
    expect(links.shortDatasheet({ code: "A/1" })).toBe("https://catalogue.example/p/A%2F1");
  });

  it("links QR codes to the host's datasheet, or to the host's own URL", () => {
    const datasheet = () => "/parts/A1";
    expect(linksOf({ datasheet }).shortDatasheet({ code: "A1" })).toBe("/parts/A1");
    const both = linksOf({ datasheet, shortDatasheet: () => "/a1" });
    expect(both.shortDatasheet({ code: "A1" })).toBe("/a1");
  });

  it("fills the host's template for datasheets", () => {
    expect(linksOf("/parts/{code}").datasheet({ code: "A/1 B" })).toBe("/parts/A%2F1%20B");
  });

  it("reports a template without a code", () => {
    const links = linksOf("/parts");
    expect(() => links.datasheet({ code: "A1" })).toThrow(
      'The link template "/parts" has no {code}.',
    );
  });

  it("uses each link that the host gives", () => {
    const links = linksOf({ codeSearch: (code) => `#${code}` });
    expect(links.codeSearch("A1")).toBe("#A1");
    expect(links.order(7)).toBe("/reports/orders/7");
  });
});
