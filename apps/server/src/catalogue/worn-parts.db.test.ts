import { beforeAll, describe, expect, it } from "vitest";
import type { Body, Wire } from "@caliper/api-client/wire";
import { chance } from "../loading/testing/random.ts";
import { sharedTestServer } from "../http/testing/server.ts";

const server = sharedTestServer();

type Type = Wire<"MeasurableType">;
type Rotor = Awaited<ReturnType<typeof readRotors>>[number];
type Setting = Pick<Body<"searchByDim">, "Condition" | "Instrument" | "Unit">;

const readRotors = () =>
  server.data.database.read
    .selectFrom("brake_rotors")
    .select(["code", "outer_diameter", "thickness", "min_thickness", "centre_bore", "height"])
    .where("outer_diameter", "is not", null)
    .where("thickness", "is not", null)
    .orderBy("code")
    .execute();

let rotors: Rotor[] = [];
beforeAll(async () => {
  rotors = await readRotors();
});

async function search(type: Type, values: Readonly<Record<string, number>>, setting: Setting) {
  const body: Body<"searchByDim"> = {
    step: 2,
    Product_Type: type,
    Filter: "1",
    Filter_Fields: Object.keys(values),
    Values: Object.values(values),
    ...setting,
  };
  const answer = await server.ok<"searchByDim", Wire<"MeasureResults">>("searchByDim", {
    body,
    as: "cliente",
  });
  return { ...answer, codes: answer.Data.map((row) => row["XBP"]) };
}

const searchRotors = (values: Readonly<Record<string, number>>, setting: Setting) =>
  search("Brake Rotors", values, setting);

/** The share of 200 seeded random rotors that a search for their readings finds. */
async function shareFound(
  seed: number,
  read: (rotor: Rotor, noise: () => number) => Readonly<Record<string, number>>,
  setting: Setting,
): Promise<number> {
  const { below } = chance(seed);
  const noise = () => (below(61) - 30) / 100;
  const drawn = Array.from({ length: 200 }, () => rotors[below(rotors.length)]);
  const found = await Promise.all(
    drawn.map(async (rotor) => {
      if (!rotor) throw new Error("There are no rotors");
      return (await searchRotors(read(rotor, noise), setting)).codes.includes(rotor.code);
    }),
  );
  return found.filter(Boolean).length / drawn.length;
}

const reading = (length: number | null, off: number) => Number(((length ?? 0) + off).toFixed(2));

describe("worn rotors", () => {
  /** Measured with a caliper that is off by up to 0.3 mm. */
  const worn = (by: number) => (rotor: Rotor, noise: () => number) => ({
    OUTER_DIAM: reading(rotor.outer_diameter, noise()),
    THICKNESS: reading(rotor.thickness, noise() - by),
    HEIGHT: reading(rotor.height, noise() - by / 2),
  });

  it.each(["unknown", "worn"] as const)(
    "by 1.5 mm are found in at least 95 of 100 cases when %s",
    async (Condition) => {
      const setting = { Condition, Instrument: "caliper" } as const;
      expect(await shareFound(1, worn(1.5), setting)).toBeGreaterThanOrEqual(0.95);
    },
  );

  it("are not found among new ones, as before", async () => {
    expect(await shareFound(1, worn(1.5), {})).toBeLessThan(0.05);
    expect(await shareFound(1, worn(1.5), { Condition: "new" })).toBeLessThan(0.05);
  });

  it("at any wear up to the limit are found", async () => {
    const { below } = chance(2);
    const anyWear = (rotor: Rotor, noise: () => number) => {
      const most = (rotor.thickness ?? 0) - (rotor.min_thickness ?? 0);
      return worn((below(101) / 100) * most)(rotor, noise);
    };
    expect(await shareFound(2, anyWear, { Condition: "unknown" })).toBeGreaterThanOrEqual(0.95);
  });
});

describe("readings in sixteenths of an inch", () => {
  const sixteenth = 25.4 / 16;
  const rounded = (length: number | null) =>
    Number((Math.round((length ?? 0) / sixteenth) * sixteenth).toFixed(6));
  const read = (rotor: Rotor) => ({
    OUTER_DIAM: rounded(rotor.outer_diameter),
    THICKNESS: rounded(rotor.thickness),
  });

  it.each(["caliper", "tape"] as const)("with a %s find at least 98 of 100", async (Instrument) => {
    expect(await shareFound(3, read, { Instrument, Unit: "in" })).toBeGreaterThanOrEqual(0.98);
  });

  it("are not rounded if they were read in millimeters", async () => {
    expect(await shareFound(3, read, { Instrument: "caliper" })).toBeLessThan(0.7);
  });
});

describe("a part of unknown condition", () => {
  const unknown = { Condition: "unknown", Instrument: "caliper" } as const;

  it("shows new ones that match exactly before worn ones", async () => {
    const exact = await searchRotors({ OUTER_DIAM: 275, THICKNESS: 22 }, unknown);
    expect(exact.Data[0]).toMatchObject({ XBP: "BR31338", Deviation: 0 });
    expect(exact.Matches?.["BR31338"]).toEqual({ Certainty: "very_likely", Worn: {} });
    const { Data, Matches = {} } = await searchRotors({ THICKNESS: 22, HOLES: 5 }, unknown);
    const isWorn = Data.map(({ XBP }) => "THICKNESS" in (Matches[String(XBP)]?.Worn ?? {}));
    expect(isWorn).toContain(true);
    const lastExact = Data.findLastIndex(({ Deviation }) => Deviation === 0);
    expect(isWorn.indexOf(true)).toBeGreaterThan(lastExact);
    for (const [index, { XBP, THICKNESS }] of Data.entries()) {
      if (isWorn[index] !== true) continue;
      expect(Number(THICKNESS)).toBeGreaterThan(22.5);
      expect(Matches[String(XBP)]?.Certainty).not.toBe("very_likely");
    }
  });

  it("is less certain from a single reading or by eye", async () => {
    const certainty = async (values: Record<string, number>, setting: Setting) =>
      (await searchRotors(values, setting)).Matches?.["BR31338"]?.Certainty;
    expect(await certainty({ OUTER_DIAM: 275 }, unknown)).toBe("likely");
    const eye = { ...unknown, Instrument: "eye" } as const;
    expect(await certainty({ OUTER_DIAM: 275, THICKNESS: 22 }, eye)).toBe("likely");
  });

  it("may be worn beyond its limit by a millimeter, which is possible at best", async () => {
    const rotor = rotors.find(({ code }) => code === "BR31338");
    const limit = rotor?.min_thickness ?? 0;
    const at = (by: number) => searchRotors({ OUTER_DIAM: 275, THICKNESS: limit - by }, unknown);
    expect((await at(0)).Matches?.["BR31338"]).toEqual({
      Certainty: "likely",
      Worn: { THICKNESS: { By: 22 - limit, Limit: limit } },
    });
    expect((await at(1)).Matches?.["BR31338"]?.Certainty).toBe("possible");
    expect((await at(1.6)).codes).not.toContain("BR31338");
  });

  it("may be a drum that has grown to its maximum diameter, or a pad without lining", async () => {
    const { read } = server.data.database;
    const drum = await read
      .selectFrom("brake_drums")
      .select(["code", "drum_diameter", "max_diameter"])
      .executeTakeFirstOrThrow();
    const grown = await search("Brake Drums", { DRUM_DIAM: drum.max_diameter ?? 0 }, unknown);
    expect(grown.codes).toContain(drum.code);
    const smaller = await search(
      "Brake Drums",
      { DRUM_DIAM: (drum.drum_diameter ?? 0) - 1 },
      unknown,
    );
    expect(smaller.codes).not.toContain(drum.code);
    const pad = await read
      .selectFrom("brake_pads")
      .select(["code", "length_1", "thickness_1"])
      .executeTakeFirstOrThrow();
    const values = { LENGTH1: pad.length_1 ?? 0, THICK1: (pad.thickness_1 ?? 0) - 8 };
    expect((await search("Brake Pads", values, unknown)).codes).toContain(pad.code);
  });

  it("is never a part that is thinner than the reading", async () => {
    const { Data } = await searchRotors({ OUTER_DIAM: 275, THICKNESS: 22 }, unknown);
    for (const { THICKNESS } of Data) expect(Number(THICKNESS)).toBeGreaterThanOrEqual(21.5);
  });
});

it("takes the tolerance of the instrument, and given tolerances before that", async () => {
  const within = async (setting: Partial<Body<"searchByDim">>) => {
    const { Data } = await searchRotors({ OUTER_DIAM: 275 }, setting);
    return Math.max(...Data.map((row) => Math.abs(Number(row["OUTER_DIAM"]) - 275)));
  };
  expect(await within({ Instrument: "caliper" })).toBeLessThanOrEqual(0.5);
  const tape = await within({ Instrument: "tape" });
  expect(tape).toBeGreaterThan(0.5);
  expect(tape).toBeLessThanOrEqual(2);
  expect(await within({ Instrument: "eye" })).toBeGreaterThan(2);
  expect(await within({ Instrument: "eye", Tolerances: [0.5] })).toBeLessThanOrEqual(0.5);
});
