import { describe, expect, it } from "vitest";
import en from "./en.json" with { type: "json" };
import es from "./es.json" with { type: "json" };

/** Texts that the specification quotes, in its case or ours, and that belong to the widgets built so far. */
const quoted = [
  "Please enter a valid Username",
  "Please enter a valid Password",
  "Login",
  "Request fail.",
  "Unknown Error",
  "No results found.",
  "No items.",
  "No data available",
  "Search",
  "Brand Needed",
  "General Search By Code",
  "General Search By Application",
  "Show Diagram",
  "Need a type",
  "Need a measure",
  "See All",
  "See Less",
  "Make an Amendment",
  "All the info must be filled",
  "Sent",
  "Information sent, thanks for your support!",
  "Loading...",
] as const;

describe("the English texts", () => {
  const texts = Object.values(en).map((text) => text.toLowerCase());
  it.each(quoted)("include the specified text: %s", (text) =>
    expect(texts).toContain(text.toLowerCase()),
  );
});

it("the views of the measure search have their specified Spanish names", () => {
  expect(Object.values(es)).toEqual(expect.arrayContaining(["Ver Todos", "Ver Menos"]));
});

it.each(["Cargando PDF...", "No hay ningun boletin actualmente"])(
  "the newsletter has the specified Spanish text: %s",
  (text) => expect(Object.values(es)).toContain(text),
);

it("every message has a text in both languages", () => {
  expect(Object.keys(en).toSorted()).toEqual(Object.keys(es).toSorted());
});

it("no text is empty", () => {
  for (const texts of [en, es]) {
    expect(Object.entries(texts).filter(([, text]) => text.trim() === "")).toEqual([]);
  }
});
