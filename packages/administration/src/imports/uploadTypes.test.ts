import { describe, expect, it } from "vitest";
import { fileKindOf, fitsType, uploadTypes } from "./uploadTypes.ts";

const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

describe("the type of an upload", () => {
  it.each([
    ["boletin.pdf", "application/pdf", ["PDF"]],
    ["boletin.pdf", "", ["PDF"]],
    ["disc-B.jpg", "image/jpeg", ["IMG"]],
    ["disc.GIF", "", ["IMG"]],
    ["disc.webp", "", ["IMG"]],
    ["1rotors.xlsx", xlsx, ["EXCEL PARCIAL", "EXCEL TOTAL"]],
    ["1rotors.xlsx", "", ["EXCEL PARCIAL", "EXCEL TOTAL"]],
    ["1rotors.xls", "application/vnd.ms-excel", []],
    ["disc.pdf", "image/jpeg", ["IMG"]],
  ])("%s (%s) is for %s", (name, type, expected) => {
    expect(uploadTypes.filter((one) => fitsType(one, { name, type }))).toEqual(expected);
  });
});

describe("the kind of a file", () => {
  it.each([
    ["PDF", "a-B.jpg", 1],
    ["IMG", "summer-B.jpg", 2],
    ["IMG", "summer-C.jpg", 3],
    ["IMG", "summer-B.png", 4],
    ["IMG", "BR31338_2.jpg", 4],
  ] as const)("%s %s is %i", (type, name, kind) => expect(fileKindOf(type, name)).toBe(kind));
});
