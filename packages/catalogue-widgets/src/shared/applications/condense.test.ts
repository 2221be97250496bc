import { describe, expect, it } from "vitest";
import { condense, firstModels, mergeYears } from "./condense.ts";

describe("mergeYears", () => {
  it("merges ranges that overlap or adjoin", () => {
    expect(
      mergeYears([
        { from: 2011, to: 2013 },
        { from: 2004, to: 2006 },
        { from: 2007, to: 2008 },
        { from: 2005, to: 2006 },
      ]),
    ).toEqual([
      { from: 2004, to: 2008 },
      { from: 2011, to: 2013 },
    ]);
  });
  it("keeps an open range open", () => {
    expect(
      mergeYears([
        { from: 2010, to: null },
        { from: 2012, to: 2014 },
        { from: 2005, to: 2010 },
      ]),
    ).toEqual([{ from: 2005, to: null }]);
  });
});

describe("condense", () => {
  it("lists makers and models once, in alphabetical order", () => {
    const corolla = { maker: "Toyota", model: "Corolla" };
    expect(
      condense([
        { ...corolla, years: { from: 2009, to: 2013 } },
        { maker: "Pontiac", model: "Vibe", years: { from: 2009, to: 2010 } },
        { maker: "Toyota", model: "Auris", years: { from: 2007, to: 2012 } },
        { ...corolla, years: { from: 2008, to: 2010 } },
      ]),
    ).toEqual([
      { maker: "Pontiac", models: [{ model: "Vibe", years: [{ from: 2009, to: 2010 }] }] },
      {
        maker: "Toyota",
        models: [
          { model: "Auris", years: [{ from: 2007, to: 2012 }] },
          { model: "Corolla", years: [{ from: 2008, to: 2013 }] },
        ],
      },
    ]);
  });
  it("returns an empty list for an empty list", () => {
    expect(condense([])).toEqual([]);
  });
});

describe("firstModels", () => {
  const makers = condense(
    ["A 1", "A 2", "A 3", "B 1", "B 2"].map((name) => {
      const [maker = "", model = ""] = name.split(" ");
      return { maker, model, years: { from: 2000, to: 2001 } };
    }),
  );
  const names = (limit: number) =>
    firstModels(makers, limit).makers.map(
      ({ maker, models }) => `${maker}: ${models.map(({ model }) => model).join(" ")}`,
    );
  it("returns all models below the limit", () => {
    expect(names(5)).toEqual(["A: 1 2 3", "B: 1 2"]);
    expect(firstModels(makers, 5).more).toBe(0);
  });
  it("cuts within a maker and counts the rest", () => {
    expect(names(4)).toEqual(["A: 1 2 3", "B: 1"]);
    expect(firstModels(makers, 4).more).toBe(1);
    expect(names(2)).toEqual(["A: 1 2"]);
    expect(firstModels(makers, 2).more).toBe(3);
  });
});
