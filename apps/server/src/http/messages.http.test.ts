import { beforeAll, describe, expect, it } from "vitest";
import type { OperationId, Wire } from "@caliper/api-client/wire";
import { readSheet } from "../spreadsheets/testing/read-sheet.ts";
import { addImports, importIds } from "./testing/imports.ts";
import { upload } from "./testing/multipart.ts";
import { addPeople } from "./testing/people.ts";
import { samples } from "./testing/samples.ts";
import { type CallOptions, sharedTestServer } from "./testing/server.ts";
import { statusCalls } from "./testing/status-calls.ts";

const server = sharedTestServer();
beforeAll(async () => {
  await addImports(server);
  await addPeople(server);
});

/** The refusal of a call, in English and in Spanish. */
async function inBoth(id: OperationId, options: CallOptions): Promise<Wire<"Problem">[]> {
  const problems: Wire<"Problem">[] = [];
  for (const language of ["en-US", "es-MX"]) {
    const headers = { ...options.headers, "accept-language": `${language},fr;q=0.5` };
    const { body, headers: answered } = await server.call(id, { ...options, headers });
    expect([id, answered["content-language"]]).toEqual([id, language.slice(0, 2)]);
    problems.push(body as Wire<"Problem">);
  }
  return problems;
}

const refused = Object.entries(statusCalls).flatMap(([id, calls]) =>
  Object.entries(calls)
    // HEAD has no body, 304 has no problem, and failed sign-ins would be counted.
    .filter(([status]) => Number(status) >= 400 && status !== "429")
    .filter(() => !id.endsWith("Exists"))
    .map(([status, options]) => ({ id: id as OperationId, status, options })),
);

describe("a refusal", () => {
  it.each(refused)("of $id with $status is in the caller's language", async ({ id, options }) => {
    const [english, spanish] = await inBoth(id, options);
    expect(spanish?.code).toBe(english?.code);
    expect(spanish?.title).not.toBe(english?.title);
    expect(spanish?.detail).not.toBe(english?.detail);
    expect(spanish?.detail).not.toMatch(/\b(?:expected|the|is|not|already|there)\b/iu);
  });

  it("of unreadable input states in Spanish what is expected", async () => {
    const [, spanish] = await inBoth("searchByCode", { as: "admin", query: { limit: "x" } });
    expect(spanish?.errors?.map(({ expected }) => expected)).toEqual([
      "un valor; es obligatorio",
      "un valor de tipo integer",
    ]);
  });
});

describe("an import", () => {
  it("describes its invalid cells in the caller's language", async () => {
    const { rows } = await server.ok("importRows", {
      as: "admin",
      path: { id: importIds.looked },
      query: { kind: "invalid" },
      headers: { "accept-language": "es" },
    });
    expect(rows[0]?.problems[0]?.expected).toBe("un número con punto decimal, como 22.00");
  });

  it("has its problems in a workbook in the language of the link", async () => {
    const cookie = await server.cookieOf("admin");
    const url = `/api/v1/imports/${importIds.looked}/problems?lang=es`;
    const { rawPayload } = await server.app.inject({ url, headers: { cookie } });
    const [header, row] = readSheet(rawPayload);
    expect(header?.at(-1)).toBe("Problema");
    expect(row?.at(-1)).toMatch(/^Fila 3, celda B3, Altura total: “12,5”\. Se espera un número/u);
  });
});

describe("a report", () => {
  const report = async (url: string, payload?: object) => {
    const cookie = await server.cookieOf("admin");
    const answer = await server.app.inject({
      method: payload ? "POST" : "GET",
      url,
      headers: { cookie, "accept-language": "es" },
      ...(payload && { payload }),
    });
    return readSheet(answer.rawPayload);
  };

  it("has its headings in the caller's language", async () => {
    const [header] = await report("/api/dynamic_brakes_reports/?type=3");
    expect(header).toEqual(["Tipo", "Código", "FMSI", "Marca", "Intercambio"]);
  });

  it("has its labels in the caller's language, and the customer's name as it is", async () => {
    const rows = await report("/api/buy_order_file", samples.buyOrderFile.body as object);
    expect(rows.slice(0, 5).map(([label]) => label)).toEqual([
      "Orden de compra",
      "Fecha",
      "Cliente",
      "Almacén",
      "Nota",
    ]);
    expect(rows[2]?.[1]).toBe("cliente");
  });

  it("has a note that equals one of its labels unchanged", async () => {
    const { Header, ...order } = samples.buyOrderFile.body as { Header: object };
    const rows = await report("/api/buy_order_file", {
      ...order,
      Header: { ...Header, note: "Note" },
    });
    expect(rows[4]).toEqual(["Nota", "Note"]);
  });
});

describe("data that equals a message of the server", () => {
  const spanish = ({ headers, ...options }: CallOptions) => ({
    ...options,
    headers: { ...headers, "accept-language": "es" },
  });

  it.each(["closed", "Note", "Brake Pads", "Center bore", "one or other", "a value or no field"])(
    "stays unchanged: %s",
    async (text) => {
      const detail = async (id: OperationId, options: CallOptions) => {
        const { body } = await server.call(id, spanish({ as: "admin", ...options }));
        return (body as Wire<"Problem">).detail;
      };
      expect(await detail("fichaInfo", { query: { codigo: text } })).toBe(
        `No existe el producto ${text}`,
      );
      expect(await detail("buyOrderUserInfo", { query: { step: 1, user: text } })).toBe(
        `No existe el usuario ${text} con precios para ordenar`,
      );
      expect(await detail("listImports", { query: { [text]: "1" } })).toBe(
        `query/${text}: no se espera ningún campo con este nombre`,
      );
      expect(await detail("imgAndPdfUpload", upload(`${text}.exe`, 4, "x"))).toBe(
        `${text}.exe: solo se aceptan .jpg, .jpeg, .png, .gif, .webp y .pdf`,
      );
    },
  );

  it("stays unchanged in the problems of an import", async () => {
    const batch = {
      table_name: "brake_rotors",
      tipo: "partial",
      preview: true,
      Header: ["XBP", "HEIGHT"],
      Data: [["BR31338", "closed"]],
    };
    const { import: made } = await server.ok("excelUpload", { as: "admin", body: batch });
    const url = `/api/v1/imports/${made?.id}/problems?lang=es`;
    const { rawPayload } = await server.app.inject({
      url,
      headers: { cookie: await server.cookieOf("admin") },
    });
    expect(readSheet(rawPayload)[1]?.at(-1)).toContain("“closed”. Se espera un número");
  });
});
