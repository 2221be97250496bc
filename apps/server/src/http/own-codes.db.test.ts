import { beforeAll, describe, expect, it } from "vitest";
import type { Answer } from "@caliper/api-client/wire";
import { samples } from "./testing/samples.ts";
import { type Caller, callers, contract, sharedTestServer } from "./testing/server.ts";

const server = sharedTestServer();
/** Nothing else contains it. */
const secret = "QZSECRET";
const table_name = "codigos_cliente";
const Header = ["CODIGO_CLIENTE", "Codigo", "DESCRIPCION"];

type Cells = readonly (string | null)[];

const load = (as: Caller, Data: readonly Cells[], more: object = {}) =>
  server.call("excelUpload", {
    as,
    body: { table_name, tipo: "partial", Header, Data, ...more },
  });

async function idOf(as: Caller, Data: readonly Cells[], more: object = {}): Promise<string> {
  const body = { table_name, tipo: "partial", Header, Data, preview: true, ...more };
  const answer = await server.ok("excelUpload", { as, body });
  return answer.import?.id ?? "";
}

async function own(as: Caller): Promise<string[]> {
  const codes: Answer<"listOwnCodes"> = await server.ok("listOwnCodes", { as });
  return codes.map((each) => each.own);
}

beforeAll(async () => {
  const first = await load("cliente", [
    [`${secret}-1`, "BR31338", `${secret} disc`],
    [`${secret}-2`, "br 31340", null],
    // The code of another part of ours.
    ["D1200", "BR31338", null],
  ]);
  if (first.status !== 200) throw new Error(JSON.stringify(first.body));
});

describe("an account's own codes", () => {
  it("are found first by that account, with the reason, beside our own code", async () => {
    const { Data } = await server.ok("searchByCode", {
      as: "cliente",
      query: { codigo: `${secret.toLowerCase()} 2` },
    });
    expect(Data[0]).toMatchObject({
      XBP: "BR31340",
      Reason: "customer",
      Match: "exact",
      Matched: `${secret}-2`,
    });
    const both = await server.ok("searchByCode", { as: "cliente", query: { codigo: "D1200" } });
    expect(both.Data[0]).toMatchObject({ XBP: "BR31338", Reason: "customer" });
    expect(both.Data.map(({ XBP }) => XBP)).toContain("D1200");
  });

  it("are found in the search field, whole and while typing", async () => {
    for (const Text of [`${secret}-1`, secret.slice(0, 5)]) {
      const { Parts } = await server.ok("find", { as: "cliente", body: { Text } });
      expect(Parts[0]).toMatchObject({
        XBP: "BR31338",
        Reason: "customer",
        Matched: `${secret}-1`,
      });
      const others = await server.ok("find", { as: "cliente_miami", body: { Text } });
      expect(JSON.stringify(others.Parts)).not.toContain(secret);
    }
  });

  it("are on the datasheet of that account only, also for an administrator who names it", async () => {
    const query = { codigo: "BR31340" };
    const mine = await server.ok("fichaInfo", { as: "cliente", query });
    const code = { code: `${secret}-2`, description: null };
    expect(mine.Customer_code).toEqual(code);
    const named = { ...query, user: "cliente" };
    expect((await server.ok("fichaInfo", { as: "admin", query: named })).Customer_code).toEqual(
      code,
    );
    for (const as of ["anonymous", "cliente_miami", "junior", "admin"] as const)
      expect(await server.ok("fichaInfo", { as, query })).not.toHaveProperty("Customer_code");
  });

  it("are accepted in a pasted list before ours", async () => {
    const admin = await load("admin", [["admin", "LISTED-7", "BR31340"]], {
      Header: ["CUENTA", "CODIGO_CLIENTE", "Codigo"],
    });
    expect(admin.status).toBe(200);
    const [match] = await server.ok("matchCodes", { as: "admin", body: { codes: ["listed 7"] } });
    expect(match).toMatchObject({
      status: "matched",
      products: [{ code: "BR31340", reason: "customer", shown: "LISTED-7" }],
    });
  });

  it("are in no answer to anyone else", async () => {
    const id = await idOf("cliente", [[`${secret}-9`, "BR31338", null]]);
    // Asked for the code itself, and for the parts that it names.
    const texts = [secret, "BR31338", "D1200"];
    const gets = [...contract.operations.values()].filter(({ method }) => method === "GET");
    expect(gets.length).toBeGreaterThan(40);
    const others = callers.filter((each) => !["cliente", "admin", "api_loader"].includes(each));
    const leaks: string[] = [];
    for (const as of others)
      for (const { id: operation, path: route } of gets) {
        const { path = {}, query = {}, ...sample } = samples[operation];
        const place = {
          ...path,
          ...(route.includes("/imports/{id}") && { id }),
          ...(route.includes("{table}") && { table: table_name }),
        };
        for (const text of "codigo" in query || "code" in query || "text" in query ? texts : [""]) {
          const asked = ["codigo", "code", "text"].filter((name) => name in query);
          const answer = await server.call(operation, {
            ...sample,
            as,
            path: place,
            query: { ...query, ...Object.fromEntries(asked.map((name) => [name, text])) },
          });
          const body = JSON.stringify(answer.body ?? null).replaceAll("-", "");
          // A refusal repeats what was asked for.
          const isEcho = text === secret && answer.status >= 400;
          if (body.includes(secret) && !isEcho) leaks.push(`${as} ${operation} ${body}`);
        }
      }
    expect(leaks).toEqual([]);
  }, 120_000);
});

describe("an account's own import", () => {
  it("names the rows of other accounts, unknown parts and repeated codes with place, value and expectation", async () => {
    const id = await idOf(
      "cliente",
      [
        ["cliente_miami", "A-1", "BR31338"],
        [null, "A-2", "NONE-1"],
        ["CLIENTE", "A-3", "BR31338"],
      ],
      { Header: ["CUENTA", "CODIGO_CLIENTE", "Codigo"] },
    );
    const { rows, total } = await server.ok("importRows", { as: "cliente", path: { id } });
    expect(total).toBe(3);
    const problems = rows.flatMap((row) => row.problems.map(({ kind, cell }) => [kind, cell]));
    expect(problems).toEqual([
      ["account", "A2"],
      ["product", "C3"],
    ]);
    await server.call("discardImport", { as: "cliente", path: { id } });
  });

  it("may load no other table", async () => {
    const body = {
      table_name: "precios",
      tipo: "partial",
      Header: ["Codigo"],
      Data: [["BR31338"]],
    };
    expect((await server.call("excelUpload", { as: "cliente", body })).status).toBe(403);
  });

  it("is open to its account and administrators only", async () => {
    const id = await idOf("cliente", [["B-1", "BR31338", null]]);
    const calls = [
      ["getImport", {}],
      ["importRows", {}],
      ["importMap", {}],
      ["importCauses", {}],
      ["importProblems", {}],
      ["commitImport", { body: { skipInvalid: false } }],
      ["undoImport", {}],
      ["discardImport", {}],
    ] as const;
    for (const [operation, more] of calls) {
      const answer = await server.call(operation, { as: "cliente_miami", path: { id }, ...more });
      expect([operation, answer.status]).toEqual([operation, 404]);
    }
    const listed = await server.ok("listImports", { as: "cliente_miami" });
    expect(listed.imports).toEqual([]);
    const committed = await server.ok("commitImport", {
      as: "cliente",
      path: { id },
      body: { skipInvalid: false },
    });
    expect(committed.state).toBe("committed");
    expect(await own("cliente")).toContain("B-1");
    await server.ok("undoImport", { as: "cliente", path: { id } });
    expect(await own("cliente")).not.toContain("B-1");
  });

  it("replaces and removes only the account's rows, which can be undone", async () => {
    await load("cliente_miami", [["M-1", "BR31338", null]]);
    const before = await own("cliente");
    expect((await load("cliente", [], { tipo: "total" })).status).toBe(200);
    expect(await own("cliente")).toEqual([]);
    expect(await own("cliente_miami")).toEqual(["M-1"]);
    const [latest] = (await server.ok("listImports", { as: "cliente" })).imports;
    await server.ok("undoImport", { as: "cliente", path: { id: latest?.id ?? "" } });
    expect(await own("cliente")).toEqual(before);
  });

  it("is not blocked by the unfinished upload of another account", async () => {
    const upload_id = crypto.randomUUID();
    const unfinished = { upload_id, batch: 1, batches: 2, preview: true };
    expect((await load("cliente_miami", [["M-2", "BR31338", null]], unfinished)).status).toBe(200);
    expect((await load("cliente", [["C-2", "BR31338", null]])).status).toBe(200);
    await server.call("discardImport", { as: "cliente_miami", path: { id: upload_id } });
  });

  it("is refused above 20,000 codes", async () => {
    const upload_id = crypto.randomUUID();
    const batches = 41;
    let last;
    for (let batch = 1; batch <= batches; batch += 1) {
      const Data = Array.from({ length: 500 }, (_, at) => [
        `L-${batch * 1000 + at}`,
        "BR31338",
        null,
      ]);
      last = await load("junior", Data, { upload_id, batch, batches });
    }
    expect(last?.status).toBe(400);
    expect(JSON.stringify(last?.body)).toContain("at most 20000");
  }, 60_000);
});
