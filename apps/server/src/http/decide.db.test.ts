import { beforeAll, describe, expect, it } from "vitest";
import { type Caller, sharedTestServer } from "./testing/server.ts";

const server = sharedTestServer();

const vehicle = { maker: "Toyota", model: "Decided" } as const;
const asked = { ...vehicle, family: "brake_rotors", axle: "front", year: "2010" } as const;

const decide = (more: object = {}, as: Caller = "cliente") =>
  server.ok("decide", { query: { ...asked, ...more }, as });
const codesOf = ({ parts }: Awaited<ReturnType<typeof decide>>) => parts.map(({ code }) => code);

/** Two discs for wheels of 15 and 16 inches, one of them built until May 2010. */
beforeAll(async () => {
  const { write } = server.data.database;
  const discs = await write
    .selectFrom("brake_rotors")
    .select("code")
    .orderBy("code")
    .limit(2)
    .execute();
  const common = {
    ...vehicle,
    maker_key: "toyota",
    model_key: "decided",
    year_from: 2008,
    year_to: 2012,
    position: "Front",
  } as const;
  await write
    .insertInto("application")
    .values(
      discs.map(({ code }, index) => ({ ...common, code, wheel_size: index === 0 ? "15" : "16" })),
    )
    .execute();
});

describe("decide", () => {
  it("asks for the wheels, and each answer leaves one part", async () => {
    const open = await decide();
    expect(open).toMatchObject({ outcome: "open", count: 2, contradicted: 0 });
    expect(open.question).toEqual({
      field: "wheelSize",
      choices: [
        { value: "15", count: 1 },
        { value: "16", count: 1 },
      ],
    });
    const [first, second] = codesOf(open);
    const small = await decide({ wheelSize: "15" });
    expect([small.outcome, codesOf(small), small.contradicted]).toEqual(["one", [first], 1]);
    expect(codesOf(await decide({ wheelSize: "16" }))).toEqual([second]);
    expect(await decide({ wheelSize: "17" })).toMatchObject({ outcome: "none", parts: [] });
  });

  it("goes on to the next question for a person who does not know", async () => {
    const { question } = await decide({ wheelSize: "unknown" });
    expect(question?.field).not.toBe("wheelSize");
  });

  it("finds nothing for an unknown model", async () => {
    expect(await decide({ model: "None" })).toEqual({
      outcome: "none",
      count: 0,
      contradicted: 0,
      parts: [],
    });
  });

  it("shows prices and vehicles to levels that may see them only", async () => {
    const [forClient] = (await decide()).parts;
    expect(forClient).toHaveProperty("price");
    expect((await decide({}, "junior")).parts[0]).not.toHaveProperty("price");
    const [forPlant] = (await decide({}, "planta")).parts;
    expect(forPlant?.fits).toBeUndefined();
  });

  it("is closed for families that the account may not see", async () => {
    const answer = await server.call("decide", { query: asked, as: "planta_pads" });
    expect(answer.status).toBe(403);
  });

  it.each([
    ["wheelSize", "fifteen"],
    ["month", "13"],
    ["drive", "6x6"],
    ["abs", "maybe"],
    ["year", "12"],
    ["family", "wheels"],
    ["axle", "middle"],
  ])("refuses %s=%s with the place and what is expected", async (field, value) => {
    const answer = await server.call("decide", {
      query: { ...asked, [field]: value },
      as: "cliente",
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ errors: [{ field: `query/${field}`, value }] });
  });

  it("also decides in the answer to a text", async () => {
    const found = await server.ok("findByText", {
      body: { text: "toyota corolla 2010 front brake rotors 99-inch wheel" },
      as: "cliente",
    });
    expect(found.deciding?.outcome).toBeDefined();
    const unknown = [{ field: "wheelSize", value: "unknown" } as const];
    const answered = await server.ok("findByText", {
      body: { text: "toyota corolla 2010 front brake pads", answers: unknown },
      as: "cliente",
    });
    expect(answered.deciding?.question?.field).not.toBe("wheelSize");
  });
});

describe("fits", () => {
  const fits = async (more: object = {}, as: Caller = "cliente") => {
    const [first = "", second = ""] = codesOf(await decide());
    const codes = [first, second, "NONE"].join(",");
    const query = { ...vehicle, from: "2010", to: "2010", codes, ...more };
    const { parts } = await server.ok("fits", { query, as });
    const byCode = new Map(parts.map((part) => [part.code, part.fits]));
    return [byCode.get(first), byCode.get(second), byCode.get("NONE")];
  };

  it("says it only once the wheels are known", async () => {
    expect(await fits()).toEqual([undefined, undefined, undefined]);
    expect(await fits({ wheelSize: "15" })).toEqual([true, false, undefined]);
    expect(await fits({ wheelSize: "unknown" })).toEqual([undefined, undefined, undefined]);
  });

  it("says no for another model and for other years", async () => {
    expect(await fits({ model: "None" })).toEqual([false, false, undefined]);
    expect(await fits({ from: "1990", to: "1991" })).toEqual([false, false, undefined]);
  });

  it("says nothing of families that the account may not see", async () => {
    expect(await fits({ model: "None" }, "planta_pads")).toEqual([undefined, undefined, undefined]);
  });

  it.each([
    ["codes", "A,,B"],
    ["from", "12"],
    ["to", "now"],
    ["wheelSize", "fifteen"],
  ])("refuses %s=%s with the place and what is expected", async (field, value) => {
    const query = { ...vehicle, codes: "D1200", [field]: value };
    const answer = await server.call("fits", { query, as: "cliente" });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ errors: [{ field: `query/${field}`, value }] });
  });

  it("reads months and rear brakes in a text", async () => {
    const text = "toyota corolla 06/2010 rear brake shoes with rear drum brakes";
    const { vehicle: known, understood } = await server.ok("findByText", {
      body: { text },
      as: "cliente",
    });
    expect(known).toMatchObject({ from: "2010", to: "2010", month: "6", rearBrake: "Drum" });
    expect(understood).toContainEqual(
      expect.objectContaining({ kind: "years", text: "06/2010", months: { from: 6, to: 6 } }),
    );
  });

  it("takes the vehicle that the answer to a text names", async () => {
    const answers = [{ field: "month", value: "6" } as const];
    const text = "toyota corolla 2010 front brake pads 16-inch wheel";
    const found = await server.ok("findByText", { body: { text, answers }, as: "cliente" });
    const known = { maker: "Toyota", model: "Corolla", from: "2010", to: "2010" };
    expect(found.vehicle).toEqual({ ...known, month: "6", wheelSize: "16" });
    const kind = await server.ok("findByText", { body: { text: "brake pads" }, as: "cliente" });
    expect(kind.vehicle).toBeUndefined();
  });
});
