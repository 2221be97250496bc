import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { spanish } from "./spanish.ts";
import { languageOf, translate } from "./translate.ts";

describe("translate", () => {
  it.each([
    ["There is no product X-1", "No existe el producto X-1"],
    [
      "Row 212, THICKNESS: “334.327,57”. Expected a number with a decimal point, such as 22.00.",
      "Fila 212, THICKNESS: “334.327,57”. Se espera un número con punto decimal, como 22.00.",
    ],
    [
      "query/user: expected the name of a user; query/x: expected no field of this name",
      "query/user: se espera el nombre de un usuario; query/x: se espera ningún campo con este nombre",
    ],
    [
      "Header: “XP” is unknown. Expected XBP, perhaps. And 2 more.",
      "Encabezado: “XP” es desconocido. Se espera quizás XBP. Y 2 más.",
    ],
    [
      "This import is failed and cannot be applied",
      "Esta carga está fallida y no se puede aplicar",
    ],
    [
      "This user does not have access to Brake Rotors",
      "Este usuario no tiene acceso a Rotores de freno",
    ],
    ["photo.jpg: it was not received completely", "photo.jpg: no llegó completo"],
    [
      "a.png: it has more than 100 million pixels or 200 frames",
      "a.png: tiene más de 100 millones de píxeles o 200 cuadros",
    ],
    [
      "p.xlsx: Sheet “A”, cell D2: “x” is not a date; 2 more cells are invalid",
      "p.xlsx: Hoja “A”, celda D2: “x” no es una fecha; otras 2 celdas no son válidas",
    ],
    ["at least 1 or at most 5", "al menos 1 o 5 como máximo"],
  ])("%s", (english, expected) => {
    expect(translate(english, "es")).toBe(expected);
    expect(translate(english, "en")).toBe(english);
  });

  it("keeps the number of varying parts", () => {
    const holes = (text: string) => text.split("{}").length;
    expect(spanish.filter(([english, other]) => holes(english) !== holes(other))).toEqual([]);
  });

  it("has each message once", () => {
    const all = spanish.map(([english]) => english);
    expect(all.filter((each, index) => all.indexOf(each) !== index)).toEqual([]);
  });
});

/** The message of every refusal in services and hooks, with `{}` for variable parts. */
function refusals(): string[] {
  const root = join(import.meta.dirname, "../..");
  const call =
    /(?:conflict|notFound|forbidden|refuse)\(\s*(["`])((?:(?!\1).)+)\1|new (?:Refusal|ImportRefusal|Problem)\(\s*"[\w-]+",\s*(["`])((?:(?!\3).)+)\3|wrong\("\w+", (["`])((?:(?!\5).)+)\5|refuseFile\([\w()]+, "[\w-]+", (["`])((?:(?!\7).)+)\7|invalidField\([^;"`]*"[\w/]+",[^;"`]*(["`])((?:(?!\9).)+)\9/gsu;
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts") && !path.includes("test"))
    .flatMap((path) => [...readFileSync(join(root, path), "utf8").matchAll(call)])
    .map((found) => found[2] ?? found[4] ?? found[6] ?? found[8] ?? found[10] ?? "")
    .map((text) => text.replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/gu, "Δ"));
}

it("translates every refusal of the server", () => {
  const all = refusals();
  expect(all.length).toBeGreaterThan(60);
  // A message that consists of a variable is composed of others.
  const words = all.filter((text) => text.replaceAll("Δ", "").trim().length > 3);
  expect(words.filter((text) => translate(text, "es") === text)).toEqual([]);
});

describe("languageOf", () => {
  it.each([
    [undefined, "en"],
    ["", "en"],
    ["es", "es"],
    ["es-MX,es;q=0.9,en;q=0.8", "es"],
    ["en-US,en;q=0.9,es;q=0.8", "en"],
    ["fr, es;q=0.5", "es"],
    ["es;q=0, en;q=0.1", "en"],
    ["*", "en"],
  ] as const)("interprets %s as %s", (accepted, expected) => {
    expect(languageOf(accepted)).toBe(expected);
  });
});
