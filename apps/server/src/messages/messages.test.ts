import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { IntlMessageFormat } from "intl-messageformat";
import { describe, expect, expectTypeOf, it } from "vitest";
import { catalogues, type MessageId } from "./catalogues.ts";
import { en } from "./en.ts";
import { list, message, messageLanguages, type Names } from "./message.ts";
import { messageText, render, storedMessage } from "./render.ts";

const ids = Object.keys(en) as MessageId[];

type Elements = ReturnType<IntlMessageFormat["getAst"]>;

const namesIn = (elements: Elements): string[] =>
  elements.flatMap((element) => [
    ...("options" in element || element.type === 1 ? [element.value] : []),
    ...("options" in element
      ? Object.values(element.options).flatMap(({ value }) => namesIn(value))
      : []),
  ]);

const placeholders = (text: string) => [
  ...new Set(
    namesIn(new IntlMessageFormat(text, "en", undefined, { ignoreTag: true }).getAst()).toSorted(),
  ),
];

describe("the catalogues", () => {
  it.each(messageLanguages)("have the same placeholders in %s as in English", (language) => {
    const ofAll = (texts: Readonly<Record<MessageId, string>>) =>
      ids.map((id) => [id, ...placeholders(texts[id])]);
    expect(ofAll(catalogues[language])).toEqual(ofAll(en));
  });

  it("have no message that nothing uses", () => {
    const sources = ["..", "../../../../packages/sheet-reader/src"]
      .map((folder) => join(import.meta.dirname, folder))
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: "utf8" })
          .filter((path) => path.endsWith(".ts") && !/test|^messages/u.test(path))
          .map((path) => readFileSync(join(folder, path), "utf8")),
      )
      .join("\n");
    const words = new Set(sources.split(/\W+/u));
    const isUsed = (id: string) => {
      const start = id.slice(0, id.lastIndexOf(".") + 1);
      const isChosen = sources.includes(`\`${start}\${`) && words.has(id.slice(start.length));
      return isChosen || sources.includes(`"${id}"`);
    };
    const unused = ids.filter((id) => !isUsed(id) && id !== "or" && !id.startsWith("problem."));
    expect(unused).toEqual([]);
  });
});

describe("the type of a message", () => {
  it("has the names of its placeholders", () => {
    expectTypeOf<Names<(typeof en)["session.ended"]>>().toEqualTypeOf<never>();
    expectTypeOf<Names<(typeof en)["fluid.missing"]>>().toEqualTypeOf<"name" | "volume">();
    expectTypeOf<Names<(typeof en)["workbook.moreCells"]>>().toEqualTypeOf<"why" | "count">();
    expectTypeOf(message<"product.missing">)
      .parameter(1)
      .toEqualTypeOf<Readonly<Record<"code", Parameters<typeof render>[0]>>>();
  });
});

describe("render", () => {
  it("inserts data unchanged, whatever it looks like", () => {
    for (const code of ["closed", "Note", "Brake Pads", "{code}", "a or b", "'{x}' <b>", "#"]) {
      const missing = message("product.missing", { code });
      expect(render(missing, "en")).toBe(`There is no product ${code}`);
      expect(render(missing, "es")).toBe(`No existe el producto ${code}`);
    }
  });

  it("chooses the plural, without grouping digits", () => {
    const prices = (count: number) => render(message("order.newPrices", { count }), "es");
    expect(prices(1)).toBe("Un producto tiene un nuevo precio; revise la orden de nuevo");
    expect(prices(5000)).toMatch(/^5000 productos tienen /u);
  });

  it("renders titles, lists and messages inside a message", () => {
    const expected = list(
      [message("expected.minimum", { limit: 1 }), message("expected.maximum", { limit: 5 })],
      "or",
    );
    const field = message("field.expected", { field: "query/limit", expected });
    expect(render(field, "en")).toBe("query/limit: expected at least 1 or at most 5");
    expect(render(field, "es")).toBe(
      "query/limit: se espera un valor de 1 o más o un valor de 5 o menos",
    );
    const family = message("access.family", { family: { en: "Pads", es: "Pastillas" } });
    expect(render(family, "es")).toBe("Este usuario no tiene acceso a Pastillas");
  });

  it("mentions at most 100 characters of what a caller sent", () => {
    const text = render(message("product.missing", { code: "x".repeat(5000) }), "es");
    expect(text).toBe(`No existe el producto ${"x".repeat(100)}…`);
    const names = list(["y".repeat(5000), "z"]);
    expect(render(names, "es")).toBe(`${"y".repeat(100)}…, z`);
  });
});

describe("a stored message", () => {
  it("is rendered in the language of its reader", () => {
    const stored = storedMessage(messageText(message("import.stopped")));
    expect(render(stored, "es")).toBe("La carga se detuvo antes de compararse");
  });

  it("of an older version is shown as it was stored", () => {
    const text = `The sheet has no rows under its header. ${"x".repeat(200)}`;
    expect(render(storedMessage(text), "es")).toBe(text);
  });
});
