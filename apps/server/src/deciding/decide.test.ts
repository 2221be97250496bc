import { describe, expect, it, test } from "vitest";
import { randomFrom } from "@caliper/catalogue-model/random";
import { type Answers, decide, type Fact, fitsOf } from "./decide.ts";
import { factsOf, type Field, fields } from "./fields.ts";

const fact = (code: string, values: Fact["values"] = {}, shape = code): Fact => ({
  code,
  shape,
  values,
});

describe("the question", () => {
  const wheels = [
    fact("D966", { wheelSize: ["15"], length1: ["131"] }),
    fact("D970", { wheelSize: ["16"], length1: ["141"] }),
  ];

  it("is what a person answers more easily among those that leave one part", () => {
    expect(decide(wheels, {})).toMatchObject({
      outcome: "open",
      count: 2,
      question: {
        field: "wheelSize",
        choices: [
          { value: "15", count: 1 },
          { value: "16", count: 1 },
        ],
      },
    });
    expect(decide(wheels, { wheelSize: null }).question?.field).toBe("length1");
  });

  it("is none once one part is left, and the others contradict", () => {
    const { outcome, codes, contradicted, question } = decide(wheels, { wheelSize: "15" });
    expect([outcome, [...codes], contradicted, question]).toEqual(["one", ["D966"], 1, undefined]);
  });

  it("is none for grades and suffixes of one shape", () => {
    const grades = [fact("D966", {}, "D966"), fact("D966-7867", { wearSensor: ["yes"] }, "D966")];
    expect(decide(grades, {})).toMatchObject({ outcome: "one", count: 1, question: undefined });
  });

  it("offers the value that no part needs where a part needs the other", () => {
    const some = [fact("A", { abs: ["yes"] }), fact("B")];
    expect(decide(some, {}).question?.choices).toEqual([
      { value: "yes", count: 2 },
      { value: "no", count: 1 },
    ]);
    expect([...decide(some, { abs: "no" }).codes]).toEqual(["B"]);
    // Both fit a vehicle with ABS, and nothing more is stated.
    expect(decide(some, { abs: "yes" }).outcome).toBe("unstated");
  });

  it("joins years and months that leave the same parts", () => {
    const years = [
      fact("A", { year: ["2004", "2005", "2006"] }),
      fact("B", { year: ["2006", "2007"] }),
    ];
    expect(decide(years, {}).question?.choices).toEqual([
      { value: "2004", upTo: "2005", count: 1 },
      { value: "2006", count: 2 },
      { value: "2007", count: 1 },
    ]);
  });

  it("does not ask for measures that a ruler does not tell apart", () => {
    const alike = [fact("A", { outerDiameter: ["255"] }), fact("B", { outerDiameter: ["256"] })];
    expect(decide(alike, {})).toMatchObject({ outcome: "all", question: undefined });
    const other = [...alike, fact("C", { outerDiameter: ["275"] })];
    expect(decide(other, {}).question?.choices.map(({ value }) => value)).toEqual(["255", "275"]);
    expect([...decide(other, { outerDiameter: "255" }).codes]).toEqual(["A", "B"]);
    expect(decide(other, { outerDiameter: "300" }).outcome).toBe("none");
  });

  it("counts the statements of a row together", () => {
    const rows = [
      fact("A", { engine: ["1.6 L"], abs: ["yes"] }),
      fact("A", { engine: ["2.0 L"], abs: ["no"] }),
      fact("B"),
    ];
    expect([...decide(rows, { engine: "1.6 L", abs: "no" }).codes]).toEqual(["B"]);
  });
});

test("a question that divides only together with another one is asked", () => {
  const crossed = [
    fact("A", { engine: ["1.6 L"], abs: ["yes"] }),
    fact("A", { engine: ["2.0 L"], abs: ["no"] }),
    fact("B", { engine: ["1.6 L"], abs: ["no"] }),
    fact("B", { engine: ["2.0 L"], abs: ["yes"] }),
  ];
  expect(decide(crossed, {}).question?.field).toBe("engine");
  expect(decide(crossed, { engine: "1.6 L" }).question?.field).toBe("abs");
  expect([...decide(crossed, { engine: "1.6 L", abs: "no" }).codes]).toEqual(["B"]);
});

test("papers are easier to answer from than the car, and the car than the old part", () => {
  const eases = fields.map((field) => factsOf[field].ease);
  expect(eases).toEqual(eases.toSorted((one, other) => other - one));
  expect(fields.indexOf("engine")).toBeLessThan(fields.indexOf("wheelSize"));
  expect(fields.indexOf("wearSensor")).toBeLessThan(fields.indexOf("holes"));
});

const domains: Readonly<Partial<Record<Field, readonly string[]>>> = {
  axle: ["Front", "Rear"],
  submodel: ["B13", "B14", "B15"],
  engine: ["1.4 L", "1.6 L", "2.0 L"],
  drive: ["4x2", "4x4"],
  wheelSize: ["14", "15", "16"],
  abs: ["yes", "no"],
  rearBrake: ["Disc", "Drum"],
  brakeSystem: ["ATE", "Bosch"],
  side: ["Left", "Right"],
  wearSensor: ["yes", "no"],
  holes: ["4", "5"],
  outerDiameter: ["255", "275", "296"],
};
const names = Object.keys(domains) as Field[];

/**
 * A vehicle whose parts differ in one or two fields, as the catalogue has them: some rows leave a value out. The vehicle is one of
 * those that a row is for.
 */
function generated(seed: number) {
  const random = randomFrom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const first = pick(names);
  const dividing = random() < 0.5 ? [first] : [first, pick(names)];
  const facts = [...Array(2 + Math.floor(random() * 3)).keys()].flatMap((part) =>
    [...Array(1 + Math.floor(random() * 3)).keys()].map(() => {
      const values = dividing.flatMap((field) =>
        random() < 0.08 ? [] : [[field, [pick(domains[field] ?? [])]] as const],
      );
      return fact(`P${part}`, Object.fromEntries(values));
    }),
  );
  const own = pick(facts).values;
  const truth: Record<string, string> = Object.fromEntries(
    names.map((field) => [field, own[field]?.[0] ?? pick(domains[field] ?? [])]),
  );
  return { facts, truth };
}

test("10,000 vehicles with known answers reach their parts within two questions, and no wrong part", () => {
  let [undecided, wrong] = [0, 0];
  for (let seed = 1; seed <= 10_000; seed += 1) {
    const { facts, truth } = generated(seed);
    const right = decide(facts, truth).codes;
    let answers: Answers = {};
    let decision = decide(facts, answers);
    for (let asked = 0; asked < 2 && decision.question; asked += 1) {
      const { field, choices } = decision.question;
      const isOffered = choices.some(({ value }) => value === truth[field]);
      answers = { ...answers, [field]: isOffered ? truth[field] : "other" };
      decision = decide(facts, answers);
    }
    if (decision.question) undecided += 1;
    else if ([...decision.codes].some((code) => !right.has(code))) wrong += 1;
    expect([...right].every((code) => decision.codes.has(code))).toBe(true);
  }
  expect(wrong).toBe(0);
  expect(undecided).toBeLessThanOrEqual(50);
});

describe("whether parts fit", () => {
  const pads = [
    fact("D966", { axle: ["Front"], wheelSize: ["15"] }),
    fact("D970", { axle: ["Front"], wheelSize: ["16"] }),
    fact("D340", { axle: ["Rear"] }),
  ];
  const codes = ["D966", "D970", "D340", "D1"];
  const fits = (answers: Answers) => Object.fromEntries(fitsOf(pads, answers, codes));

  it("is not said while a question tells a part apart from others of its axle", () => {
    expect(fits({})).toEqual({ D340: true, D1: false });
  });

  it("follows from the answers", () => {
    expect(fits({ wheelSize: "15" })).toEqual({ D966: true, D970: false, D340: true, D1: false });
  });

  it("does not compare submodels of different kinds of parts", () => {
    const discs = [
      fact("A", { submodel: ["E140"] }),
      fact("B", { submodel: ["E170"] }),
      fact("C", { axle: ["Rear"], submodel: ["LE"], abs: ["yes"] }),
    ];
    const of = (answers: Answers) => Object.fromEntries(fitsOf(discs, answers, ["A", "B", "C"]));
    expect(of({ submodel: "E140" })).toEqual({ A: true });
    expect(of({ submodel: "E140/E150" })).toEqual({});
    expect(of({ submodel: "E140", abs: "no" })).toEqual({ A: true, C: false });
  });

  it("is not asked of the side of a part", () => {
    const cylinders = [fact("WL", { side: ["Left"] }), fact("WR", { side: ["Right"] })];
    expect(Object.fromEntries(fitsOf(cylinders, {}, ["WL", "WR"]))).toEqual({ WL: true, WR: true });
  });

  it("agrees with the decision: a part that fits is among those that are left", () => {
    const random = randomFrom(7);
    for (let round = 0; round < 200; round += 1) {
      const some = Array.from({ length: 6 }, (_, index) =>
        fact(`P${index % 4}`, {
          axle: [random() < 0.5 ? "Front" : "Rear"],
          ...(random() < 0.7 && { wheelSize: [random() < 0.5 ? "15" : "16"] }),
          ...(random() < 0.5 && { abs: [random() < 0.5 ? "yes" : "no"] }),
        }),
      );
      const { codes: left } = decide(some, { abs: "yes" });
      for (const [code, isFitting] of fitsOf(some, { abs: "yes" }, ["P0", "P1", "P2", "P3", "P4"]))
        expect(left.has(code)).toBe(isFitting);
    }
  });
});
