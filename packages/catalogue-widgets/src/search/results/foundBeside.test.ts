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
  hits: { total: 0 },
  numbers: { vins: [], frameNumbers: [], gtins: [], ...numbers },
});

it("leaves out the screen of the parts that are listed", () => {
  expect(foundBeside(finding([part]), jumps)).toMatchObject({
    parts: [part],
    all: [],
    before: [],
    after: [verso],
  });
});

it("links to all parts where the list is cut", () => {
  const parts = Array.from({ length: maxFoundParts }, () => part);
  expect(foundBeside(finding(parts), jumps)).toMatchObject({ all: [corolla] });
});

it("shows the screens alone for a brand, without parts, and beside codes that match", () => {
  const brand = jump(vehicle(null));
  expect(foundBeside(finding([]), [brand])).toMatchObject({ before: [brand], parts: [] });
  expect(foundBeside({ ...finding([part]), hits: { total: 1 } }, jumps)).toMatchObject({
    before: jumps,
    parts: [],
  });
});

it("keeps the screen of a VIN", () => {
  const vin = "2T1BU4EE4CC900001";
  const place = { text: vin, from: 0, to: vin.length };
  const vins = [{ ...place, kind: "vin", vin, isCorrected: false, models: ["Corolla"] }] as const;
  expect(foundBeside(finding([part], { vins }), jumps)).toMatchObject({
    before: jumps,
    vins,
  });
});

it("leaves near codes to their own table", () => {
  expect(foundBeside(finding([{ ...part, match: "near" }]), [])).toBeUndefined();
});

it("names the numbers that no product has", () => {
  const digits = "748300313399";
  const place = { text: digits, from: 0, to: digits.length };
  const known = { ...place, kind: "gtin", digits, checkDigit: "right", isKnown: true } as const;
  const unknown = { ...known, digits: "748300313405", isKnown: false };
  const gtins = [known, unknown];
  expect(foundBeside(finding([part], { gtins }), [])).toMatchObject({ gtins: [unknown] });
});

it("has a place for the question where all parts are for other versions of the vehicle", () => {
  const deciding = { outcome: "none", count: 0, contradicted: 2 } as const;
  expect(foundBeside({ ...finding([]), deciding }, [])).toMatchObject({ parts: [] });
  expect(foundBeside(finding([]), [])).toBeUndefined();
});
