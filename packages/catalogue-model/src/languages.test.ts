import { expect, it } from "vitest";
import {
  messagesIn,
  offeredLanguages,
  otherLanguage,
  pseudo,
  texts,
  type WrittenLanguage,
} from "./languages.ts";

it("offers users the written languages only", () => {
  expect(offeredLanguages.map(({ id }) => id)).toEqual(["en", "es"]);
});

it("has every title in every language, the pseudo-locale generated from English", () => {
  expect({ ...texts("Center bore", "Orificio central") }).toEqual({
    en: "Center bore",
    es: "Orificio central",
    "en-XA": "[Çéñtér böré~~~~~]",
  });
});

it("leaves ICU arguments and tags of a message as they are", () => {
  expect(pseudo("Use {count, plural, one {# row} other {# rows}} <b>now</b>")).toMatch(
    /^\[Ûšé \{count, plural, one \{# row\} other \{# rows\}\} <b>ñöw<\/b>~+\]$/u,
  );
});

it("generates the messages of the pseudo-locale from the English file", async () => {
  const files = { en: { save: "Save", built: 1 }, es: { save: "Guardar", built: 1 } };
  const load = async (language: WrittenLanguage) => files[language];
  expect(await messagesIn<string | number>("es", load)).toEqual({ save: "Guardar", built: 1 });
  expect(await messagesIn<string | number>("en-XA", load)).toEqual({ save: "[Šávé~~]", built: 1 });
});

it("repeats titles in the other written language", () => {
  expect([otherLanguage("en"), otherLanguage("es"), otherLanguage("en-XA")]).toEqual([
    "es",
    "en",
    "es",
  ]);
});
