import Validator from "@adobe/structured-data-validator";
import { columnsOf } from "@caliper/catalogue-model";
import WebAutoExtractor from "@marbec/web-auto-extractor";
import { describe, expect, it } from "vitest";
import { documentHead } from "./document-head.ts";
import { type PublicPart, usualFirst } from "./public-parts.service.ts";
import type { Site } from "./site.ts";

const site: Site = {
  origin: "https://parts.example",
  brand: { name: "Caliper", accent: "#BF1220", logo: { size: 28, shapes: [] } },
  isIndexed: true,
};

const rotor: PublicPart = {
  product: {
    code: "BR31338",
    family: "brake_rotors",
    fmsi: null,
    position: "Front",
    detail: { en: "Ventilated", es: "Ventilado" },
    certified: false,
  },
  columns: columnsOf("brake_rotors"),
  row: { code: "BR31338", disc: "Ventilated", outerDiameter: 275, thickness: 22, holes: 5 },
  vehicles: [
    { maker: "Toyota", model: "Corolla", years: { from: 2009, to: 2013 }, versions: 2 },
    { maker: "Toyota", model: "Matrix", years: { from: 2009, to: null }, versions: 1 },
  ],
  replacedBy: [],
  replaces: [],
  relations: [],
  pictures: [{ name: "BR31338", hash: "a".repeat(64), width: 800, height: 600 }],
};

const decoded = (text: string) =>
  text.replace(
    /&(?:amp|lt|gt|quot|#39);/gu,
    (entity) => ({ "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'" })[entity] ?? "&",
  );

/** The head as a crawler reads it; the extractor leaves entities in attributes as they are. */
function read(html: string) {
  const data = new WebAutoExtractor().parse(`<!doctype html><head>${html}</head>`);
  const metatags = Object.fromEntries(
    Object.entries(data.metatags).map(([name, values]) => [name, values.map(decoded)]),
  );
  return { ...data, metatags };
}
const productIn = (html: string) => read(html).jsonld["Product"]?.[0];
const links = (html: string) =>
  [...html.matchAll(/<link rel="(\w+)"(?: hreflang="([\w-]+)")? href="([^"]+)">/gu)].map(
    ([, ...parts]) => parts.filter(Boolean).join(" "),
  );

const page = "https://parts.example/datasheet?codigo=BR31338";

describe("the head of a datasheet", () => {
  it("has title and description in English", () => {
    const { metatags } = read(documentHead(rotor, "en", site));
    expect(metatags["og:title"]).toEqual([
      "BR31338 Brake Rotor, ventilated: Toyota Corolla 2009-2013",
    ]);
    expect(metatags["description"]).toEqual([
      "Brake Rotor, ventilated BR31338. Outer diameter 275 mm, Thickness, new 22 mm. Fits Toyota Corolla 2009-2013 and 1 more vehicle. Datasheet with drawing, dimensions and applications.",
    ]);
  });

  it("has title and description in Spanish", () => {
    const { metatags } = read(documentHead(rotor, "es", site));
    expect(metatags["og:title"]).toEqual([
      "BR31338 Rotor de freno ventilado: Toyota Corolla 2009-2013",
    ]);
    expect(metatags["description"]).toEqual([
      "Rotor de freno ventilado BR31338. Diámetro exterior 275 mm, Espesor nuevo 22 mm. Para Toyota Corolla 2009-2013 y 1 vehículo más. Ficha técnica con plano, medidas y aplicaciones.",
    ]);
  });

  it.each([
    ["en", page],
    ["es", `${page}&lang=es`],
  ] as const)("names its URL and its translations in %s", (language, own) => {
    expect(links(documentHead(rotor, language, site)).map(decoded)).toEqual([
      `canonical ${own}`,
      `alternate en ${page}`,
      `alternate es ${page}&lang=es`,
      `alternate x-default ${page}`,
    ]);
  });

  it("describes the preview for Open Graph and Twitter", () => {
    const { metatags } = read(documentHead(rotor, "es", site));
    const [picture] = metatags["og:image"] ?? [];
    expect(picture).toMatch(
      /^https:\/\/parts\.example\/og\/BR31338\.png\?lang=es&v=[0-9a-f]{16}$/u,
    );
    expect(metatags).toMatchObject({
      "og:type": ["product"],
      "og:site_name": ["Caliper"],
      "og:title": ["BR31338 Rotor de freno ventilado: Toyota Corolla 2009-2013"],
      "og:url": [`${page}&lang=es`],
      "og:locale": ["es_LA"],
      "og:locale:alternate": ["en_US"],
      "og:image:width": ["1200"],
      "og:image:height": ["630"],
      "twitter:card": ["summary_large_image"],
      "twitter:image": [picture],
    });
  });

  it("describes the part as a product of schema.org", () => {
    expect(productIn(documentHead(rotor, "en", site))).toMatchObject({
      "@context": "https://schema.org",
      "@id": `${page}#product`,
      url: page,
      name: "Brake Rotor, ventilated BR31338",
      sku: "BR31338",
      mpn: "BR31338",
      brand: { "@type": "Brand", name: "Caliper" },
      image: [
        "https://parts.example/Products/BR31338.jpg",
        expect.stringContaining("https://parts.example/og/BR31338.png"),
      ],
      additionalProperty: [
        { "@type": "PropertyValue", name: "Outer diameter", value: 275, unitCode: "MMT" },
        { "@type": "PropertyValue", name: "Thickness, new", value: 22, unitCode: "MMT" },
      ],
      isAccessoryOrSparePartFor: [
        {
          "@type": "Vehicle",
          name: "Toyota Corolla 2009-2013",
          brand: { "@type": "Brand", name: "Toyota" },
          model: "Corolla",
          vehicleModelDate: "2009",
        },
        { "@type": "Vehicle", name: "Toyota Matrix 2009-present" },
      ],
    });
  });

  it.each(["en", "es"] as const)("has valid structured data in %s", async (language) => {
    const data = read(documentHead(rotor, language, site));
    expect(data.errors).toEqual([]);
    const issues = await new Validator().validate(data);
    // A product snippet with stars or a price requires one of these; the public page has no prices.
    const errors = issues.filter(({ severity }) => severity === "ERROR");
    const offers = ["aggregateRating", "offers", "review"];
    expect(
      errors.filter(({ fieldNames = [] }) => !offers.some((name) => fieldNames.includes(name))),
    ).toEqual([]);
  });

  it("changes the URL of the picture with the part's dimensions", () => {
    const pictureOf = (part: PublicPart) =>
      read(documentHead(part, "en", site)).metatags["og:image"];
    const wider = { ...rotor, row: { ...rotor.row, outerDiameter: 276 } };
    expect(pictureOf(wider)).not.toEqual(pictureOf(rotor));
    expect(pictureOf({ ...rotor })).toEqual(pictureOf(rotor));
  });

  it("writes every value as text", () => {
    const hostile = `</script><script>alert("1")</script>'&`;
    const html = documentHead(
      {
        ...rotor,
        product: { ...rotor.product, code: hostile },
        vehicles: [{ maker: hostile, model: "<!--", years: { from: 2000, to: null }, versions: 1 }],
      },
      "en",
      site,
    );
    expect(html.match(/<\/?script/gu)).toHaveLength(2);
    expect(html).not.toContain("<!--");
    expect(productIn(html)).toMatchObject({ mpn: hostile });
    expect(read(html).metatags["og:title"]?.[0]).toContain(hostile);
  });

  it("keeps the page out of search results where indexing is off", () => {
    const robots = (isIndexed: boolean) =>
      read(documentHead(rotor, "en", { ...site, isIndexed })).metatags["robots"];
    expect(robots(true)).toBeUndefined();
    expect(robots(false)).toEqual(["noindex"]);
  });

  it("keeps an unknown code out of search results, without further tags", () => {
    expect(documentHead(undefined, "es", site)).toBe('<meta name="robots" content="noindex">');
  });
});

it("lists the vehicles of the model with most versions first", () => {
  const vehicle = (model: string, from: number, versions: number) => ({
    maker: "Toyota",
    model,
    years: { from, to: null },
    versions,
  });
  const vehicles = [
    vehicle("Auris", 2007, 2),
    vehicle("Corolla", 2003, 2),
    vehicle("Corolla", 2009, 1),
    vehicle("Yaris", 2006, 3),
  ];
  const order = usualFirst(vehicles).map(({ model, years }) => `${model} ${years.from}`);
  expect(order).toEqual(["Corolla 2003", "Corolla 2009", "Auris 2007", "Yaris 2006"]);
  expect(usualFirst([])).toEqual([]);
});
