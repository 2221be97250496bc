import { expect, test } from "vitest";
import { names } from "./testing/names.ts";
import { isUnsold, understand } from "./understand.ts";

/** The pieces of a text that name kinds or vehicle brands, each with the kind of its reading. */
const piecesOf = (text: string) =>
  understand(text, names, [])
    .readings.filter(({ kind }) =>
      ["unsold", "other_maker", "product", "trait", "model"].includes(kind),
    )
    .map(({ kind, from, to }) => `${kind} ${text.slice(from, to)}`);

test.each([
  ["amortiguadores aveo", ["unsold amortiguadores", "model aveo"]],
  ["aveo shock absorbers", ["model aveo", "unsold shock absorbers"]],
  ["filtro de aceite hilux", ["unsold filtro de aceite", "model hilux"]],
  ["amortigador aveo", ["unsold amortigador", "model aveo"]],
  ["bomba de agua corolla", ["unsold bomba de agua", "model corolla"]],
  ["bomba de freno corolla", ["product bomba de freno", "model corolla"]],
  ["terminales de dirección hilux", ["unsold terminales de dirección", "model hilux"]],
  ["amortiguadores y balatas aveo", ["unsold amortiguadores", "product balatas", "model aveo"]],
])("%s names a kind that is not sold, or one that is", (text, pieces) => {
  expect(piecesOf(text)).toEqual(pieces);
});

test.each([
  ["sensor de balata aveo", ["unsold sensor de balata", "model aveo"]],
  ["pad wear sensor civic", ["unsold pad wear sensor", "model civic"]],
  ["balata con sensor aveo", ["product balata", "trait con sensor", "model aveo"]],
  ["balatas w/ sensor aveo", ["product balatas", "trait w/ sensor", "model aveo"]],
  ["tornillos para balatas aveo", ["unsold tornillos para balatas", "model aveo"]],
  ["soporte de motor y balatas", ["unsold soporte de motor", "product balatas"]],
  ["herrajes de balata aveo", ["product herrajes de balata", "model aveo"]],
  ["balata hardware aveo", ["product balata hardware", "model aveo"]],
  ["balatas y herrajes aveo", ["product balatas", "product herrajes", "model aveo"]],
])("%s names an accessory, or a part with one", (text, pieces) => {
  expect(piecesOf(text)).toEqual(pieces);
});

test.each([
  ["jetour x70", ["other_maker jetour"]],
  ["mg3 balatas", ["other_maker mg", "product balatas"]],
  ["saturn aveo", ["other_maker saturn"]],
  ["toyota saturn", []],
  ["mga3", []],
])("%s names a vehicle brand that the catalogue does not have, or not", (text, pieces) => {
  expect(piecesOf(text)).toEqual(pieces);
});

test.each([
  ["amortiguadores aveo", true],
  ["amortiguadores y balatas aveo", false],
  ["balatas jetour", true],
  ["balatas aveo", false],
])("%s asks for what is not sold: %s", (text, isIt) => {
  expect(isUnsold(understand(text, names, []))).toBe(isIt);
});
