import { normalizeCode } from "@caliper/catalogue-model";
import { describe, expect, it } from "vitest";
import { namedPicture } from "./picture-names.ts";

const codes = ["BR31338", "D1200", "D12001", "CC1591", "WC-116", "A-12", "A1-2X", "A12X", "B1-3"];
const find = async (key: string, typed: string) => {
  const found = codes.filter((code) => normalizeCode(code) === key);
  const code = found.find((each) => each === typed) ?? found[0];
  return code === undefined ? undefined : { code };
};
const named = async (name: string) => {
  const picture = await namedPicture(name, find);
  return picture && `${picture.isCopy ? "copy of " : ""}${picture.product} ${picture.position}`;
};

describe("a picture's name", () => {
  it.each([
    ["BR31338.jpg", "BR31338 1"],
    ["BR31338_4.jpg", "BR31338 4"],
    ["CC1591.png", "CC1591 1"],
    ["cc1591.JPG", "CC1591 1"],
    ["br-31338.webp", "BR31338 1"],
    ["wc116.gif", "WC-116 1"],
    ["BR31338 (2).jpg", "BR31338 2"],
    ["BR31338(3).jpg", "BR31338 3"],
    ["br31338-1.jpeg", "BR31338 1"],
    ["BR31338 - 2.jpg", "BR31338 2"],
    ["BR31338_02.png", "BR31338 2"],
    ["BR31338~2.jpg", "BR31338 2"],
    ["BR31338.jpg.png", "BR31338 1"],
    ["br 31338 (2).jpg", "BR31338 2"],
    ["D1200-1.jpg", "D1200 1"],
    ["D12001.jpg", "D12001 1"],
    ["B1-3.jpg", "B1-3 1"],
    ["BR31338 - copia.png", "copy of BR31338 1"],
    ["BR31338 - Copy (2).jpg", "copy of BR31338 1"],
    ["BR31338 - copia - copia.jpg", "copy of BR31338 1"],
    ["BR31338_2 - copia.jpg", "copy of BR31338 2"],
    ["BR31338 copia 2.jpg", "copy of BR31338 1"],
    ["Copia de BR31338.jpg", "copy of BR31338 1"],
    ["Copy (2) of BR31338.jpg", "copy of BR31338 1"],
    ["dot4hp-355.PNG", "DOT4HP-355 1"],
  ])("%s means %s", async (name, expected) => expect(await named(name)).toBe(expected));

  it.each([
    "ZZ99999.jpg",
    "IMG_20261122_101500.jpg",
    "logo.png",
    "copia.jpg",
    "(2).jpg",
    "BR31338x.jpg",
  ])("%s means no product", async (name) => expect(await named(name)).toBeUndefined());

  it.each([
    ["BR31338_5.jpg", "BR31338 can have 4 pictures; its name says number 5"],
    ["BR31338 (12).jpg", "BR31338 can have 4 pictures; its name says number 12"],
    ["d-1200-1.jpg", "its name can mean D12001, and also D1200"],
  ])("%s is refused", async (name, why) => {
    await expect(named(name)).rejects.toThrow(why);
  });
});
