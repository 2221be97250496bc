import { describe, expect, it } from "vitest";
import { message } from "../messages/message.ts";
import { render } from "../messages/render.ts";
import { problemsIn } from "./change-row.ts";
import { type CellProblem, sentences } from "./problem.ts";

const problem: CellProblem = {
  column: "THICKNESS",
  cell: "F212",
  value: "22,0",
  kind: "comma",
  expected: message("cell.decimal"),
};
const sentenceOf = sentences({ table: "brake_rotors", source: {} });

describe("a stored problem", () => {
  it("stays the same", () => {
    expect(problemsIn(JSON.stringify([problem]))).toEqual([problem]);
    expect(problemsIn(null)).toEqual([]);
  });

  it("of an older version is shown as it was stored", () => {
    const expected = "a number with a decimal point";
    const [stored] = problemsIn(JSON.stringify([{ ...problem, expected }]));
    expect(stored && render(sentenceOf(212, stored), "es")).toBe(
      "Fila 212, celda F212, Espesor nuevo: “22,0”. Se espera a number with a decimal point.",
    );
  });
});

describe("a problem as a sentence", () => {
  it.each([
    [
      problem,
      "Fila 212, celda F212, Espesor nuevo: “22,0”. Se espera un número con punto decimal, como 22.00.",
    ],
    [
      { ...problem, cell: "F2", value: "", kind: "required", expected: message("cell.required") },
      "Fila 212, celda F2, Espesor nuevo: está vacía. Se espera un valor; la columna es obligatoria.",
    ],
    [
      {
        column: "column K",
        value: "closed",
        kind: "surplus",
        expected: message("cell.surplus"),
        values: { column: "K" },
      },
      "Fila 212, columna K: “closed”. Se espera la celda vacía, a la derecha del último encabezado.",
    ],
  ] satisfies [CellProblem, string][])("is in the reader's language: %#", (each, text) => {
    expect(render(sentenceOf(212, each), "es")).toBe(text);
  });
});
