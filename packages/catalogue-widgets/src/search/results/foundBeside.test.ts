import {
  type Finding,
  type FoundPart,
  maxFoundParts,
  type PrefilledSearch,
} from "@caliper/api-client";
import { expect, it } from "vitest";
import { foundBeside } from "./foundBeside.ts";
import type { Jump } from "./useJumps.ts";

const part: FoundPart = {
  code: "BR31338",
  family: "brake_rotors",
  detail: { en: "", es: "" },
  measures: {},
  certified: false,
};

const vehicle = (model: string | null): PrefilledSearch => ({
  kind: "vehicle",
  maker: "Toyota",
  model,
  years: null,
  family: null,
  axle: null,
});

const jump = (search: PrefilledSearch): Jump => ({
  id: JSON.stringify(search),
  href: "",
  label: "",
  by: search.kind === "product" ? "vehicle" : search.kind,
  search,
});

const corolla = jump(vehicle("Corolla"));
const verso = jump(vehicle("Corolla Verso"));
const jumps = [corolla, verso];

const finding = (parts: readonly FoundPart[], numbers: Partial<Finding["numbers"]> = {}) => ({
  understood: [],
  notUnderstood: [],
  parts,
  searches: jumps.map(({ search }) => search),
  numbers: { vins: [], frameNumbers: [], gtins: [], ...numbers },
});

it("leaves out the screen of the parts that are listed", () => {
  expect(foundBeside(finding([part]), jumps, false)).toMatchObject({
    parts: [part],
    all: [],
    before: [],
    after: [verso],
  });
});

it("links to all parts where the list is cut", () => {
  const parts = Array.from({ length: maxFoundParts }, () => part);
  expect(foundBeside(finding(parts), jumps, false)).toMatchObject({ all: [corolla] });
});

it("shows the screens alone for a brand, without parts, and beside codes that match", () => {
  const brand = jump(vehicle(null));
  expect(foundBeside(finding([]), [brand], false)).toMatchObject({ before: [brand], parts: [] });
  expect(foundBeside(finding([part]), jumps, true)).toMatchObject({ before: jumps, parts: [] });
});

it("keeps the screen of a VIN", () => {
  const vins = [{ vin: "2T1BU4EE4CC900001", isCorrected: false, models: ["Corolla"] }];
  expect(foundBeside(finding([part], { vins }), jumps, false)).toMatchObject({
    before: jumps,
    vins,
  });
});

it("leaves near codes to their own table", () => {
  expect(foundBeside(finding([{ ...part, match: "near" }]), [], false)).toBeUndefined();
});

it("names the numbers that no product has", () => {
  const known = { digits: "748300313399", checkDigit: "right", isKnown: true } as const;
  const unknown = { ...known, digits: "748300313405", isKnown: false };
  const gtins = [known, unknown];
  expect(foundBeside(finding([part], { gtins }), [], false)).toMatchObject({ gtins: [unknown] });
});
