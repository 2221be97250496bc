import { findingOf, otherModelsAnswer, otherYearsAnswer } from "@caliper/api-client/fixtures";
import { describe, expect, it } from "vitest";
import type { Jump } from "./useJumps.ts";
import { openJumps, withModel, withYears } from "./nearestTexts.ts";

const text = "discos corolla e100 2005";
const { understood, ...finding } = findingOf(otherYearsAnswer(text));
const chassis = { kind: "chassis", submodel: "E100", text: "e100", from: 15, to: 19 } as const;
const built = { from: 1991, to: 1995 };

describe("a text with other years", () => {
  it("has them in place of its years and its generation", () => {
    const read = {
      ...finding,
      understood: [...understood, { ...chassis, years: built }].toSorted((a, b) => a.from - b.from),
    };
    expect(withYears(text, read, { from: 2009, to: 2014 })).toBe("discos corolla 2009-2014");
    expect(withYears(text, read, { from: 2019, to: null })).toBe("discos corolla 2019-");
  });

  it("has the model in place of a word for one of its generations", () => {
    const named = { ...finding, text: "zze122", from: 0, to: 6, isCorrected: false, others: [] };
    const model = { ...named, kind: "model", maker: "Toyota", model: "Corolla" } as const;
    const read = { ...finding, understood: [{ ...model, submodel: "E120" }] };
    expect(withYears("zze122", read, { from: 2009, to: 2014 })).toBe("Toyota Corolla 2009-2014");
  });
});

describe("a text with another model", () => {
  it("has it in place of the words that were not understood", () => {
    const read = findingOf(otherModelsAnswer("xyzzy discos toyota"));
    expect(withModel("xyzzy discos toyota", read, "Yaris")).toBe("discos toyota Yaris");
  });

  it("names the brand if only the model did", () => {
    expect(withModel("discos corolla", { ...finding, understood }, "Yaris")).toBe(
      "discos Toyota Yaris",
    );
  });
});

describe("the screens of a text without parts", () => {
  const jumps = finding.searches.map((search): Jump => {
    const model = search.kind === "vehicle" ? search.model : null;
    return { id: String(model), href: "", label: "", by: "vehicle", search };
  });

  it("leave out its vehicle, but not the others that it may mean", () => {
    const open = openJumps(jumps, { ...finding, understood });
    expect(open.map(({ id }) => id)).toEqual(["Corolla Verso"]);
  });

  it("are all of them if it has parts", () => {
    const { nearest: _nearest, ...answered } = finding;
    expect(openJumps(jumps, { ...answered, understood })).toBe(jumps);
  });
});
