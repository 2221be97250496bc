import { beforeAll, describe, expect, it } from "vitest";
import type { OperationId, Wire } from "@caliper/api-client/wire";
import { addImports } from "./testing/imports.ts";
import { addPeople } from "./testing/people.ts";
import { samples } from "./testing/samples.ts";
import { callerOf, type Answered, contract, sharedTestServer } from "./testing/server.ts";

const server = sharedTestServer({ limits: { perAccount: 1000, perAddress: 1000 } });
beforeAll(async () => {
  await addImports(server);
  await addPeople(server);
});

interface Parameter {
  readonly name: string;
  readonly required: boolean;
  readonly type: string;
}

interface Case extends Parameter {
  readonly id: OperationId;
}

/** A query parameter as the contract writes it, with its references followed. */
function parametersOf(id: OperationId): Parameter[] {
  const operation = contract.operations.get(id);
  const document = contract.document as unknown as Record<string, Record<string, unknown>>;
  const item = document["paths"]?.[operation?.path ?? ""] as Record<string, unknown>;
  const described = item[operation?.method.toLowerCase() ?? ""] as { parameters?: unknown[] };
  const resolve = (value: unknown): Record<string, unknown> => {
    const reference = (value as { $ref?: string }).$ref;
    if (reference === undefined) return value as Record<string, unknown>;
    return reference
      .replace("#/", "")
      .split("/")
      .reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], document) as Record<
      string,
      unknown
    >;
  };
  return (described.parameters ?? [])
    .map(resolve)
    .filter((parameter) => parameter["in"] === "query")
    .map((parameter) => ({
      name: String(parameter["name"]),
      required: parameter["required"] === true,
      type: String(resolve(parameter["schema"])["type"]),
    }));
}

const operations = [...contract.operations.values()];
const cases: Case[] = operations.flatMap(({ id }) =>
  parametersOf(id).map((parameter) => ({ id, ...parameter })),
);

/** The fields that a problem names; empty when the response is not a problem. */
const fieldsOf = (answer: Answered): string[] =>
  ((answer.body as Partial<Wire<"Problem">> | undefined)?.errors ?? []).map(({ field }) => field);

/** The operation's sample with one parameter written by hand, as it goes over the wire. */
async function withRaw({ id, name }: Case, raw: string | undefined): Promise<Answered> {
  const operation = contract.operations.get(id);
  const query = Object.entries(samples[id].query ?? {})
    .filter(([other]) => other !== name)
    .map(([other, value]) => `${other}=${encodeURIComponent(String(value))}`);
  if (raw !== undefined) query.push(`${name}=${raw}`);
  const path = (operation?.path ?? "").replaceAll(/\{(\w+)\}/gu, (_all, part: string) =>
    encodeURIComponent(samples[id].path?.[part] ?? ""),
  );
  if (!operation) throw new Error(`Unknown operation: ${id}`);
  return server.send(operation.method, `${path}?${query.join("&")}`, { as: callerOf(operation) });
}

/** Raw values that a parameter refuses, with the field that the problem names. */
function wrongValues({ id, name, required, type }: Case) {
  const value = encodeURIComponent(String(samples[id].query?.[name] ?? "1"));
  const notInteger = ["abc", "1.5", "-1", "99999999999999999999", "1e9", "NaN", "true"];
  const refused = [
    ...(required ? [undefined, ""] : []),
    "x".repeat(10_000),
    "a%00b",
    `${value}&${name}=${value}`,
    ...(type === "integer" ? notInteger : []),
  ];
  const unreadable = ["%zz", "%", "%ff", "%c3"];
  return [
    ...refused.map((raw) => [raw, `query/${name}`] as const),
    ...unreadable.map((raw) => [raw, "query"] as const),
  ];
}

describe("a query parameter", () => {
  it.each(cases)("$id: $name refuses wrong values", async (each) => {
    for (const [raw, field] of wrongValues(each)) {
      const answer = await withRaw(each, raw);
      expect([raw, answer.status, fieldsOf(answer)]).toEqual([raw, 400, [field]]);
      expect(answer.text.length).toBeLessThan(2000);
    }
  });

  it.each(cases.filter(({ required }) => !required))(
    "$id: optional $name empty counts as left out",
    async (each) => {
      const empty = await withRaw(each, "");
      // Changes cannot be made twice for a comparison.
      const { changesState } = contract.operations.get(each.id) ?? {};
      const leftOut = changesState === true ? empty : await withRaw(each, undefined);
      expect(changesState === true ? empty.status : 200).toBe(200);
      expect(empty.body).toEqual(leftOut.body);
    },
  );

  it.each(cases)("$id: $name with SQL, HTML and other injections", async (each) => {
    const mischief = [
      "' OR '1'='1",
      `"; drop table product; --`,
      "%' or 1=1 --",
      "_%_%",
      "<script>alert(1)</script>",
      "${7*7}{{7*7}}",
      "../../etc/passwd",
      "☕️ñ\u202e",
      "__proto__",
      "\\\\x00",
      "1e309",
    ];
    for (const text of mischief) {
      const answer = await withRaw(each, encodeURIComponent(text));
      const refused = answer.status === 400 ? [`query/${each.name}`] : [];
      expect([200, 400, 404]).toContain(answer.status);
      expect(fieldsOf(answer)).toEqual(refused);
    }
  });

  it.each(operations)("that is unknown to $id", async (operation) => {
    const { id } = operation;
    const { query = {}, ...rest } = samples[id];
    const answer = await server.call(id, {
      ...rest,
      query: { ...query, nonsense: "x" },
      as: callerOf(operation),
    });
    expect(answer.status).toBe(400);
    const isHead = contract.operations.get(id)?.method === "HEAD";
    expect(fieldsOf(answer)).toEqual(isHead ? [] : ["query/nonsense"]);
  });

  it("called __proto__ is unknown", async () => {
    const answer = await server.send("GET", "/api/getImagesUploaded?__proto__=x", { as: "admin" });
    expect(fieldsOf(answer)).toEqual(["query/__proto__"]);
  });
});

describe("the tables", () => {
  it("are unchanged afterwards", async () => {
    const found = await server.ok("searchByCode", {
      ...samples.searchByCode,
      as: "admin",
    });
    expect(found.Total).toBeGreaterThan(1);
  });
});

describe("a body", () => {
  const bodies: readonly [OperationId, unknown, string[]][] = [
    ["usersAuth", {}, ["body/password", "body/cliente"]],
    ["usersAuth", { cliente: "", password: "" }, ["body/cliente", "body/password"]],
    ["usersAuth", { cliente: 1, password: "x" }, ["body/cliente"]],
    ["usersAuth", { cliente: null, password: ["x"] }, ["body/cliente", "body/password"]],
    ["usersAuth", { cliente: "a", password: "x", admin: true }, ["body/admin"]],
    ["usersAuth", { cliente: "a".repeat(10_000), password: "x" }, ["body/cliente"]],
    ["usersAuth", { cliente: "a", password: "x".repeat(10_000) }, ["body/password"]],
    ["usersAuth", { cliente: "a\0b", password: "x" }, ["body/cliente"]],
    ["usersAuth", { cliente: "a", password: "x\0" }, ["body/password"]],
    ["usersAuth", [], ["body"]],
    ["usersAuth", "null", ["body"]],
    ["usersAuth", '"text"', ["body"]],
    ["searchByDim", {}, ["body/step", "body/Product_Type"]],
    ["searchByDim", { step: 1, Product_Type: "Brake Pads" }, ["body/step"]],
    ["searchByDim", { step: "0", Product_Type: "Brake Pads" }, ["body/step"]],
    ["searchByDim", { step: 0, Product_Type: "Hardware" }, ["body/Product_Type"]],
    ["searchByDim", { step: 0, Product_Type: "Brake Pads", Extra: 1 }, ["body/Extra"]],
    [
      "searchByDim",
      { step: 2, Product_Type: "Brake Pads" },
      ["body/Filter", "body/Filter_Fields", "body/Values"],
    ],
    [
      "searchByDim",
      { step: 2, Product_Type: "Brake Pads", Filter: 1, Filter_Fields: ["LENGTH1"], Values: ["1"] },
      ["body/Filter"],
    ],
    [
      "searchByDim",
      {
        step: 2,
        Product_Type: "Brake Pads",
        Filter: "1",
        Filter_Fields: ["LENGTH1", "FMSI", "x' or 1=1 --"],
        Values: ["1", "2", "3"],
      },
      ["body/Filter_Fields/1", "body/Filter_Fields/2"],
    ],
    [
      "searchByDim",
      {
        step: 2,
        Product_Type: "Brake Pads",
        Filter: "1",
        Filter_Fields: ["LENGTH1"],
        Values: ["1", "2"],
        Tolerances: [1, 2],
      },
      ["body/Values", "body/Tolerances"],
    ],
    [
      "searchByDim",
      {
        step: 2,
        Product_Type: "Brake Pads",
        Filter: "1",
        Filter_Fields: ["LENGTH1", "WIDTH1", "THICK1", "LENGTH2", "WIDTH2"],
        Values: ["1,5", -1, null, "", "1e3"],
      },
      ["body/Values/0", "body/Values/1", "body/Values/2", "body/Values/3", "body/Values/4"],
    ],
  ];

  it.each(bodies)("%s %j", async (id, body, fields) => {
    const answer = await server.call(id, {
      body,
      headers: { "content-type": "application/json" },
      as: "admin",
    });
    expect(answer.status).toBe(400);
    expect(fieldsOf(answer).sort()).toEqual([...fields].sort());
  });

  it("is not quoted where it may contain a password", async () => {
    const sent = [
      { cliente: 1, password: { deep: "hunter2" } },
      { cliente: "a", password: "hunter2".padEnd(300, "x") },
      { cliente: "a", Password: "hunter2" },
      ["hunter2", { password: "hunter2" }],
    ];
    for (const body of sent) {
      const answer = await server.call("usersAuth", { body });
      expect(answer.status).toBe(400);
      expect(answer.text).not.toContain("hunter2");
    }
  });
});

describe("a file's name", () => {
  const names = ["a%00.jpg", "..%2F..%2Fetc%2Fpasswd", "..%5c..%5cboot.ini", "x%2Fy.jpg"];

  it.each(names.flatMap((name) => [`/Products/${name}`, `/CBP/${name}`]))("%s", async (url) => {
    const answer = await server.send("GET", url, { as: "admin" });
    expect([400, 404]).toContain(answer.status);
  });

  it.each(["/Products/", "/CBP/"])("of 10,000 characters under %s", async (folder) => {
    const answer = await server.send("GET", `${folder}${"x".repeat(10_000)}.jpg`, { as: "admin" });
    expect(answer.status).toBe(400);
    expect(fieldsOf(answer)).toEqual(["path/name"]);
  });
});
