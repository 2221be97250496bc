import { beforeAll, describe, expect, it } from "vitest";
import { type Caller, sharedTestServer } from "./testing/server.ts";

const server = sharedTestServer();

const vehicle = { maker: "Toyota", model: "Job" } as const;
const asked = { ...vehicle, axle: "front", year: "2010" } as const;

type Family =
  | "brake_pads"
  | "brake_rotors"
  | "hardware"
  | "brake_shoes"
  | "brake_drums"
  | "wheel_cylinders";
type Part = readonly [code: string, more?: object];

const getJob = (more: object = {}, as: Caller = "cliente") =>
  server.ok("getJob", { query: { ...asked, ...more }, as });
type Job = Awaited<ReturnType<typeof getJob>>;

const groupOf = ({ groups }: Job, family: string) =>
  groups.find(({ families }) => families.includes(family as Family));
const codesOf = (job: Job, family: string) =>
  groupOf(job, family)
    ?.parts.map(({ code }) => code)
    .toSorted();
const partOf = (job: Job, code: string) =>
  job.groups.flatMap(({ parts }) => parts).find((part) => part.code === code);

const known: Record<string, readonly string[]> = {};
const code = (family: Family, index: number) => known[family]?.[index] ?? "";

/** Front discs for wheels of 15 and 16 inches; at the rear either discs or drums. */
beforeAll(async () => {
  const { write } = server.data.database;
  for (const family of [
    "brake_pads",
    "brake_rotors",
    "hardware",
    "brake_shoes",
    "brake_drums",
    "wheel_cylinders",
  ] as const) {
    const rows = await write.selectFrom(family).select("code").orderBy("code").execute();
    // Codes with a suffix are of the same shape.
    known[family] = rows.map((row) => row.code).filter((each) => !each.includes("-"));
  }
  const common = {
    ...vehicle,
    maker_key: "toyota",
    model_key: "job",
    year_from: 2008,
    year_to: 2012,
  } as const;
  const front: readonly Part[] = [
    [code("brake_pads", 0), { wheel_size: "15" }],
    [code("brake_pads", 1), { wheel_size: "16" }],
    [code("brake_rotors", 0), { wheel_size: "15", quantity: 4, position: "Front and rear" }],
    [code("brake_rotors", 1), { wheel_size: "16" }],
    [code("hardware", 0)],
    [code("hardware", 1)],
  ];
  const rear: readonly Part[] = [
    [code("brake_pads", 2)],
    [code("brake_rotors", 2)],
    [code("brake_shoes", 0)],
    [code("brake_drums", 0)],
    [code("wheel_cylinders", 0), { side: "Left" }],
    [code("wheel_cylinders", 1), { side: "Right" }],
  ];
  await write
    .insertInto("application")
    .values([
      ...front.map(([each, more]) => ({ ...common, position: "Front", code: each, ...more })),
      ...rear.map(([each, more]) => ({ ...common, position: "Rear", code: each, ...more })),
    ])
    .execute();
  await write.deleteFrom("relation").execute();
  await write.deleteFrom("hardware_brake").execute();
  await write
    .insertInto("relation")
    .values([
      {
        code: code("brake_pads", 0),
        related_code: code("hardware", 0),
        kind: "Required",
        note_en: "With new springs",
      },
      { code: code("brake_pads", 0), related_code: "DOT4-500", kind: "Recommended", quantity: 2 },
      { code: code("brake_pads", 1), related_code: "DOT4-500", kind: "Recommended", quantity: 2 },
      {
        code: code("brake_rotors", 0),
        related_code: code("brake_pads", 0),
        kind: "Matched pair",
        quantity: 1,
      },
    ])
    .execute();
  await write
    .insertInto("hardware_brake")
    .values([{ code: code("hardware", 0), brake: code("brake_pads", 0) }])
    .execute();
});

describe("getJob", () => {
  it("shows all parts of a group that is not decided, with its question", async () => {
    const job = await getJob();
    expect(groupOf(job, "brake_pads")).toMatchObject({
      need: "main",
      outcome: "open",
      question: { field: "wheelSize" },
    });
    expect(codesOf(job, "brake_pads")).toEqual([code("brake_pads", 0), code("brake_pads", 1)]);
    expect(codesOf(job, "hardware")).toEqual([code("hardware", 0), code("hardware", 1)]);
  });

  it("applies an answer to every group, and the kit of the pads that are left", async () => {
    const job = await getJob({ wheelSize: "15" });
    expect(codesOf(job, "brake_pads")).toEqual([code("brake_pads", 0)]);
    expect(codesOf(job, "brake_rotors")).toEqual([code("brake_rotors", 0)]);
    expect(codesOf(job, "hardware")).toEqual([code("hardware", 0)]);
    expect(groupOf(job, "hardware")).toMatchObject({ need: "required", outcome: "one" });
    expect(partOf(job, code("hardware", 0))?.belongsWith).toEqual([
      {
        code: code("brake_pads", 0),
        kind: "required",
        note: { en: "With new springs", es: "With new springs" },
      },
    ]);
    expect(partOf(job, code("brake_pads", 0))?.belongsWith).toMatchObject([
      { code: code("brake_rotors", 0), kind: "matchedPair" },
    ]);
  });

  it("does not take a kit of some pads for decided while the pads are not", async () => {
    const { write } = server.data.database;
    const other = code("hardware", 1);
    await write
      .updateTable("application")
      .set({ model_key: "job2" })
      .where("code", "=", other)
      .where("model", "=", "Job")
      .execute();
    const hardware = groupOf(await getJob(), "hardware");
    await write
      .updateTable("application")
      .set({ model_key: "job" })
      .where("code", "=", other)
      .where("model", "=", "Job")
      .execute();
    expect(hardware).toMatchObject({ need: "required", outcome: "unstated", count: 1 });
  });

  it("states quantities for the axle: of the application, of the relation, or the usual one", async () => {
    const job = await getJob();
    const quantities = [code("brake_rotors", 0), "DOT4-500", code("brake_rotors", 1)].map(
      (each) => {
        const part = partOf(job, each);
        return [part?.quantity, part?.isQuantityStated];
      },
    );
    expect(quantities).toEqual([
      [2, true],
      [2, true],
      [2, false],
    ]);
  });

  it("adds the fluid that all pads recommend, and names what the catalogue lacks", async () => {
    const job = await getJob();
    expect(groupOf(job, "brake_fluids")).toMatchObject({ need: "recommended", outcome: "one" });
    expect(job.missing).toEqual([["caliper_kits"], ["master_cylinders"]]);
  });

  it("asks for the brake at the rear, and leaves out the parts of the other one", async () => {
    const both = await getJob({ axle: "rear" });
    expect(groupOf(both, "brake_pads")?.question?.field).toBe("rearBrake");
    const drum = await getJob({ axle: "rear", rearBrake: "Drum" });
    expect(drum.groups.map(({ families, side }) => [families, side])).toEqual([
      [["brake_shoes"], undefined],
      [["brake_drums"], undefined],
      [["wheel_cylinders"], "Left"],
      [["wheel_cylinders"], "Right"],
    ]);
    expect(partOf(drum, code("wheel_cylinders", 0))?.quantity).toBe(1);
    const disc = await getJob({ axle: "rear", rearBrake: "Disc" });
    expect(disc.groups.flatMap(({ families }) => families)).toEqual(["brake_pads", "brake_rotors"]);
    expect(disc.missing).toContainEqual(["caliper_kits"]);
  });

  it("says that no part fits the answers", async () => {
    const job = await getJob({ wheelSize: "17" });
    expect(groupOf(job, "brake_pads")).toMatchObject({
      outcome: "none",
      contradicted: 2,
      parts: [],
    });
  });

  it("has no groups for an unknown model", async () => {
    expect((await getJob({ model: "None" })).groups).toEqual([]);
  });

  it("shows prices of the chosen warehouse to levels that may see them only", async () => {
    const job = await getJob({ warehouse: "PANAMA" });
    expect(job.warehouse).toBe("PANAMA");
    expect(partOf(job, code("brake_pads", 0))?.prices?.length).toBeGreaterThan(0);
    const own = await getJob({ warehouse: "PANAMA" }, "cliente_miami");
    expect(own.warehouse).toBe("MIAMI");
    const forJunior = await getJob({}, "junior");
    expect(JSON.stringify(forJunior)).not.toMatch(/"price|"prices|"warehouse/u);
  });

  it("leaves out families that the account may not see, without calling them missing", async () => {
    const job = await getJob({}, "planta_pads");
    expect(job.groups.flatMap(({ families }) => families)).toEqual([
      "brake_pads",
      "brake_shoes",
      "brake_fluids",
    ]);
    expect(job.missing).toEqual([]);
    expect(JSON.stringify(job)).not.toContain(code("brake_rotors", 0));
    expect(job.groups[0]?.parts[0]).not.toHaveProperty("fits");
  });

  it.each([
    ["axle", "middle"],
    ["wheelSize", "fifteen"],
    ["year", "12"],
    ["warehouse", "MOON"],
  ])("refuses %s=%s with the place and what is expected", async (field, value) => {
    const answer = await server.call("getJob", {
      query: { ...asked, [field]: value },
      as: "cliente",
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ errors: [{ field: `query/${field}`, value }] });
  });
});

describe("relations of a datasheet", () => {
  const relationsOf = async (codigo: string, as: Caller | undefined = "cliente") =>
    (await server.ok("fichaInfo", { query: { codigo }, ...(as && { as }) })).Relations;

  it("are said on both parts", async () => {
    expect(await relationsOf(code("brake_pads", 0))).toEqual([
      {
        code: code("hardware", 0),
        family: "hardware",
        kind: "required",
        quantity: 1,
        note: { en: "With new springs", es: "With new springs" },
      },
      { code: "DOT4-500", family: "brake_fluids", kind: "recommended", quantity: 2 },
      { code: code("brake_rotors", 0), family: "brake_rotors", kind: "matchedPair", quantity: 1 },
    ]);
    expect(await relationsOf(code("hardware", 0))).toMatchObject([
      { code: code("brake_pads", 0), kind: "requiredBy" },
    ]);
    expect(await relationsOf(code("hardware", 1))).toBeUndefined();
  });

  it("are of families that the caller may see", async () => {
    const kinds = async (as: Caller) =>
      (await relationsOf(code("brake_pads", 0), as))?.map(({ family }) => family);
    expect(await kinds("planta_pads")).toEqual(["brake_fluids"]);
    expect(await kinds("anonymous")).toEqual(["hardware", "brake_rotors"]);
  });
});
