import { describe, expect, it } from "vitest";
import en from "./en.json" with { type: "json" };
import es from "./es.json" with { type: "json" };

/** Texts that the specification quotes, in its case or ours. */
const quoted = [
  "Excel uploaded successfully",
  "Error uploading the Excel file",
  "Too many files",
  "File type must be {types}",
  "Show Accepted",
  "Show Pendings",
] as const;

describe("the English texts", () => {
  const texts = Object.values(en).map((text) => text.toLowerCase());
  it.each(quoted)("include the specified text: %s", (text) =>
    expect(texts).toContain(text.toLowerCase()),
  );
});

it("loading and reports have the specified Spanish texts", () => {
  expect(Object.values(es)).toEqual(
    expect.arrayContaining([
      "Asegurate de elegir el tipo de subida correcta, actualmente es {type}",
      "Estas apunto de hacer cambios en {table} estas seguro de continuar?",
      "Lineas insertadas exitosamente: {n}",
      "Error al subir el archivo {filename}",
      "SUSTITUIDO in db",
      "AGREGADO in db",
      "selecciona una tabla",
    ]),
  );
});

it("no text is empty", () => {
  for (const texts of [en, es]) {
    expect(Object.entries(texts).filter(([, text]) => text.trim() === "")).toEqual([]);
  }
});
