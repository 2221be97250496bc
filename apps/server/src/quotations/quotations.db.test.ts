import { describe, expect, it } from "vitest";
import sharp from "sharp";
import * as xlsx from "xlsx";
import type { Body, Wire } from "@caliper/api-client/wire";
import { type Caller, hour, sharedTestServer } from "../http/testing/server.ts";
import { textsOfPdf } from "./testing/read-pdf.ts";

/** An hour and a half before midnight in Miami. */
const startTime = Date.parse("2026-11-21T03:30:00Z");
let time = startTime;
const server = sharedTestServer({ now: () => time });

type Lines = Body<"addListLines">["lines"];
type Whole = Wire<"WholeQuotation">;

const pathOf = (id: number) => ({ id: String(id) });
const problemOf = (body: unknown) => body as Wire<"Problem">;
const rotor = { code: "BR31338", quantity: 4 };

async function newList(as: Caller, lines: Lines = [rotor]): Promise<number> {
  const { body } = await server.call("createList", { as, body: { name: "Workshop" } });
  const { id } = body as Wire<"PartsList">;
  await server.ok("addListLines", { as, path: pathOf(id), body: { lines } });
  return id;
}

async function start(as: Caller, list: number): Promise<Whole> {
  const { status, body } = await server.call("createQuotation", { as, body: { list } });
  expect(status).toBe(201);
  return read(as, (body as Wire<"Quotation">).id);
}

const read = (as: Caller, id: number): Promise<Whole> =>
  server.ok("getQuotation", { as, path: pathOf(id) });
const tryChange = (as: Caller, id: number, body: Body<"changeQuotation">) =>
  server.call("changeQuotation", { as, path: pathOf(id), body });
const change = (
  as: Caller,
  { id, version }: Whole,
  body: Omit<Body<"changeQuotation">, "version">,
): Promise<Whole> =>
  server.ok("changeQuotation", { as, path: pathOf(id), body: { version, ...body } });
const send = (as: Caller, { id, version, total }: Whole) =>
  server.call("sendQuotation", {
    as,
    path: pathOf(id),
    body: { version, ...(total !== undefined && { total }) },
  });
const sent = async (as: Caller, draft: Whole): Promise<Whole> => {
  const { status, body } = await send(as, draft);
  expect(status).toBe(200);
  return body as Whole;
};

async function download(as: Caller, id: number, kind: "pdf" | "workbook"): Promise<Buffer> {
  const answer = await server.app.inject({
    method: "GET",
    url: `/api/v1/quotations/${id}/${kind}`,
    headers: { cookie: await server.cookieOf(as) },
  });
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}

const costOf = ({ lines: [line] }: Whole) => line?.price?.amount ?? 0;
const firstId = ({ lines: [line] }: Whole) => line?.id ?? 0;

describe("a draft", () => {
  it("has the lines of its list, with the account's prices until there is a margin", async () => {
    const draft = await start("cliente", await newList("cliente"));
    expect(draft).toMatchObject({ revision: 1, margin: 0, validUntil: "2026-12-20", version: 1 });
    expect(draft.lines).toMatchObject([{ code: "BR31338", quantity: 4 }]);
    expect(costOf(draft)).toBeGreaterThan(0);
    expect(draft.lines[0]?.offer).toBe(costOf(draft));
    const dearer = await change("cliente", draft, { margin: 25, rounding: 1 });
    expect(dearer.lines[0]?.offer).toBe(Math.round(costOf(draft) * 1.25));
    expect(dearer.total).toBe((dearer.lines[0]?.offer ?? 0) * 4);
  });

  it("follows its list until it is sent", async () => {
    const list = await newList("cliente");
    const draft = await start("cliente", list);
    const body = { revision: 1, quantity: 9 };
    const path = { ...pathOf(list), line: String(firstId(draft)) };
    await server.call("changeListLine", { as: "cliente", path, body });
    expect((await read("cliente", draft.id)).lines[0]?.quantity).toBe(9);
    expect(problemOf((await send("cliente", draft)).body).detail).toMatch(/now US\$ \d/);
    const quotation = await sent("cliente", await read("cliente", draft.id));
    await server.call("changeListLine", {
      as: "cliente",
      path,
      body: { ...body, revision: 2, quantity: 1 },
    });
    expect((await read("cliente", quotation.id)).lines).toEqual(quotation.lines);
  });

  it("takes a margin or a fixed price for a line, and gives both up again", async () => {
    const draft = await start("cliente", await newList("cliente"));
    const id = firstId(draft);
    const fixed = await change("cliente", draft, {
      margin: 10,
      rounding: 0.01,
      lines: [{ id, fixedPrice: 99.99 }],
    });
    expect(fixed.lines[0]).toMatchObject({ fixedPrice: 99.99, offer: 99.99 });
    const own = await change("cliente", fixed, { lines: [{ id, margin: 100 }] });
    expect(own.lines[0]).toMatchObject({ margin: 100, offer: costOf(draft) * 2 });
    const [line] = (await change("cliente", own, { lines: [{ id }] })).lines;
    expect(line).not.toHaveProperty("margin");
    expect(line).not.toHaveProperty("fixedPrice");
  });

  it("starts with the settings of the newest quotation, but for its customer and prices", async () => {
    const list = await newList("cliente_miami");
    const draft = await start("cliente_miami", list);
    await change("cliente_miami", draft, {
      margin: 30,
      rounding: 0.5,
      language: "es",
      currencyNote: "No incluye ITBMS",
      customer: "Taller Centro",
      lines: [{ id: firstId(draft), fixedPrice: 5 }],
    });
    const next = await start("cliente_miami", list);
    expect(next).toMatchObject({ margin: 30, rounding: 0.5, language: "es", customer: "" });
    expect(next.currencyNote).toBe("No incluye ITBMS");
    expect(next.number).toBe(draft.number + 1);
    expect(next.lines[0]).not.toHaveProperty("fixedPrice");
  });

  it("is changed by one of two callers", async () => {
    const { id } = await start("cliente", await newList("cliente"));
    const answers = await Promise.all(
      [1, 2, 3].map((margin) => tryChange("cliente", id, { version: 1, margin })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  it.each([
    ["lines/0/id", { lines: [{ id: 999_999_999, margin: 5 }] }],
    ["lines/0/fixedPrice", { lines: [{ id: 0, margin: 5, fixedPrice: 9 }] }],
    ["margin", { margin: 500.01 }],
    ["margin", { margin: -90.01 }],
    ["rounding", { rounding: 0.02 }],
    ["validUntil", { validUntil: "2026-02-30" }],
    ["warehouse", { warehouse: "PLANTA" }],
  ])("refuses a wrong %s with its place", async (field, body) => {
    const draft = await start("cliente_miami", await newList("cliente_miami"));
    const lines =
      "lines" in body
        ? body.lines.map((line) => ({ ...line, id: line.id || firstId(draft) }))
        : undefined;
    const answer = await tryChange("cliente_miami", draft.id, {
      version: 1,
      ...body,
      ...(lines && { lines }),
    } as Body<"changeQuotation">);
    expect(answer.status).toBe(400);
    expect(problemOf(answer.body).errors?.[0]?.field).toBe(`body/${field}`);
  });
});

describe("sending", () => {
  it("happens once, however often it is asked for", async () => {
    const draft = await start("cliente", await newList("cliente"));
    const answers = await Promise.all(Array.from({ length: 20 }, () => send("cliente", draft)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  });

  it("keeps prices and heading when both change later", async () => {
    const heading = { name: "Frenos del Valle", terms: "Payment within 30 days" };
    await server.ok("setQuotationHeading", { as: "cliente", body: heading });
    const draft = await start("cliente", await newList("cliente"));
    const quotation = await sent("cliente", await change("cliente", draft, { margin: 20 }));
    const { write } = server.data.database;
    await write
      .updateTable("price")
      .set((row) => ({ price_cents: row("price_cents", "*", 2) }))
      .where("code", "=", rotor.code)
      .execute();
    const other = { ...heading, name: "Other" };
    await server.ok("setQuotationHeading", { as: "cliente", body: other });
    expect(await read("cliente", quotation.id)).toEqual(quotation);
    expect(await textsOfPdf(await download("cliente", quotation.id, "pdf"))).toContain(
      "Frenos del Valle",
    );
    await write
      .updateTable("price")
      .set((row) => ({ price_cents: row("price_cents", "/", 2) }))
      .where("code", "=", rotor.code)
      .execute();
  });

  it("is refused with the code of a part that has left the catalogue", async () => {
    const list = await newList("cliente");
    const draft = await start("cliente", list);
    const { write } = server.data.database;
    await write
      .updateTable("list_line")
      .set({ code: "GONE" })
      .where("list_id", "=", list)
      .execute();
    const answer = await send("cliente", { ...draft, total: 0 });
    expect(answer.status).toBe(400);
    expect(problemOf(answer.body).errors).toMatchObject([
      { field: "body/lines/0/code", value: "GONE" },
    ]);
  });

  it("is refused after the last day of the offer, counted at its warehouse", async () => {
    const draft = await start("cliente", await newList("cliente"));
    const dated = await change("cliente", draft, { validUntil: "2026-11-20" });
    expect(dated.isExpired).toBe(false);
    time += 2 * hour;
    expect((await read("cliente", draft.id)).isExpired).toBe(true);
    expect(problemOf((await send("cliente", dated)).body).detail).toContain("2026-11-20");
    time = startTime;
  });

  it("is refused once the list is gone; the draft can be deleted", async () => {
    const as = "cliente";
    const list = await newList(as);
    const { id } = await start(as, list);
    await server.ok("changeList", { as, path: pathOf(list), body: { isArchived: true } });
    await server.call("deleteList", { as, path: pathOf(list) });
    const draft = await read(as, id);
    expect(draft.lines).toEqual([]);
    expect(problemOf((await send(as, draft)).body).detail).toContain("was deleted");
    expect((await server.call("deleteQuotation", { as, path: pathOf(id) })).status).toBe(204);
  });
});

it("numbers revisions, one draft at a time", async () => {
  const as = "cliente";
  const draft = await start(as, await newList(as));
  const path = pathOf((await sent(as, await change(as, draft, { customer: "Taller" }))).id);
  const answers = await Promise.all(
    [1, 2, 3].map(() => server.call("reviseQuotation", { as, path })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  const revision = answers.find(({ status }) => status === 201)?.body;
  expect(revision).toMatchObject({ number: draft.number, revision: 2, customer: "Taller" });
  expect((await tryChange(as, draft.id, { version: 3, margin: 1 })).status).toBe(409);
});

it("gives every quotation of an account another number, also at once", async () => {
  const list = await newList("admin");
  const started = await Promise.all(Array.from({ length: 8 }, () => start("admin", list)));
  expect(new Set(started.map(({ number }) => number)).size).toBe(8);
});

it("has no price for an account without prices", async () => {
  const as = "junior";
  const draft = await start(as, await newList(as));
  expect(draft.lines).toMatchObject([{ code: "BR31338", quantity: 4 }]);
  const line = { id: firstId(draft), margin: 10 };
  expect((await tryChange(as, draft.id, { version: 1, lines: [line] })).status).toBe(400);
  const quotation = await sent(as, draft);
  expect(JSON.stringify(quotation)).not.toMatch(/"(?:price|offer|total|warehouse)"/);
  const texts = await textsOfPdf(await download(as, quotation.id, "pdf"));
  expect(texts).not.toMatch(/US\$/);
  const book = xlsx.read(await download(as, quotation.id, "workbook"));
  expect(JSON.stringify(book.Sheets)).not.toMatch(/US\$/);
});

it("hides the prices of a sent quotation from an account that may no longer see them", async () => {
  const { id } = await sent("cliente", await start("cliente", await newList("cliente")));
  const { write } = server.data.database;
  const { id: junior } = await write
    .selectFrom("account")
    .select("id")
    .where("username", "=", "junior")
    .executeTakeFirstOrThrow();
  await write
    .updateTable("quotation")
    .set({ account_id: junior, number: 900 })
    .where("id", "=", id)
    .execute();
  expect(JSON.stringify(await read("junior", id))).not.toMatch(/"(?:price|offer|total|warehouse)"/);
});

it("is unknown to other accounts in every call", async () => {
  const { id } = await start("cliente", await newList("cliente"));
  for (const as of ["admin", "cliente_miami", "junior", "planta"] as const) {
    const path = pathOf(id);
    const answers = await Promise.all([
      server.call("getQuotation", { as, path }),
      tryChange(as, id, { version: 1, margin: 1 }),
      server.call("sendQuotation", { as, path, body: { version: 1 } }),
      server.call("reviseQuotation", { as, path }),
      server.call("deleteQuotation", { as, path }),
      server.call("getQuotationPdf", { as, path }),
      server.call("getQuotationWorkbook", { as, path }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array.from(answers, () => 404));
    const list = await server.ok("listQuotations", { as });
    expect(list.map((each) => each.id)).not.toContain(id);
  }
});

describe("the heading", () => {
  const heading = { name: "Frenos del Valle", terms: "" };
  const logo = async (width: number, height: number) => {
    const picture = sharp({ create: { width, height, channels: 3, background: "#0a5" } });
    return `data:image/jpeg;base64,${(await picture.jpeg().toBuffer()).toString("base64")}`;
  };

  it("belongs to the account, and its logo becomes a small PNG", async () => {
    const body = { ...heading, logo: await logo(1200, 1200) };
    const stored = await server.ok("setQuotationHeading", { as: "cliente_miami", body });
    expect(stored.logo).toMatch(/^data:image\/png;base64,/);
    const bytes = Buffer.from(stored.logo?.split(",")[1] ?? "", "base64");
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 240, height: 240 });
    expect(await server.ok("getQuotationHeading", { as: "planta" })).toEqual({
      name: "",
      terms: "",
    });
    const without = await server.ok("setQuotationHeading", { as: "cliente_miami", body: heading });
    expect(without).toEqual(heading);
  });

  it.each([
    ["bytes", Buffer.from("no picture")],
    ["an SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ])("refuses %s as a logo", async (_name, bytes) => {
    const body = { ...heading, logo: `data:image/png;base64,${bytes.toString("base64")}` };
    const answer = await server.call("setQuotationHeading", { as: "cliente", body });
    expect(answer.status).toBe(400);
    expect(problemOf(answer.body).errors?.[0]).toMatchObject({ field: "body/logo" });
  });
});

describe("the documents", () => {
  const as = "cliente";

  it("are in the quotation's language, with any letters, and say what is a draft", async () => {
    const list = await newList(as, [{ ...rotor, note: "Delantero <b> =1+1 Ł Ω Ж 漢" }]);
    const draft = await start(as, list);
    const body = { customer: "Taller Ñandú & Łódź", language: "es", margin: 50 } as const;
    const changed = await change(as, draft, { ...body, currencyNote: "No incluye ITBMS" });
    const texts = await textsOfPdf(await download(as, draft.id, "pdf"));
    expect(texts).toContain(`Cotización ${draft.number}-1`);
    expect(texts).toContain("Taller Ñandú & Łódź");
    expect(texts).toContain("Delantero <b> =1+1 Ł Ω Ж ?");
    expect(texts).toContain("20 de diciembre de 2026");
    expect(texts).toContain("No incluye ITBMS");
    expect(texts).toContain(`US$ ${(changed.total ?? 0).toFixed(2)}`);
    expect(texts).not.toContain(costOf(changed).toFixed(2));
    expect(texts).toContain("Borrador");
    await sent(as, changed);
    expect(await textsOfPdf(await download(as, draft.id, "pdf"))).not.toContain("Borrador");
  });

  it("are a workbook with the offer, not with the account's own price", async () => {
    const list = await newList(as, [{ ...rotor, note: "=HYPERLINK(1)" }]);
    const draft = await change(as, await start(as, list), { margin: 50, language: "en" });
    const book = xlsx.read(await download(as, draft.id, "workbook"));
    const [sheet] = Object.values(book.Sheets);
    const cells = xlsx.utils.sheet_to_json<unknown[]>(sheet ?? {}, { header: 1 }).flat();
    expect(cells).toContain(draft.lines[0]?.offer);
    expect(cells).not.toContain(costOf(draft));
    expect(cells).toContain("=HYPERLINK(1)");
    expect(Object.values(sheet ?? {}).filter((cell) => Object.hasOwn(Object(cell), "f"))).toEqual(
      [],
    );
  });

  it("show the parts where that is wanted, and repeat the head of the table on every page", async () => {
    const codes = await server.data.database.read
      .selectFrom("product")
      .select("code")
      .where("family", "=", "brake_rotors")
      .limit(60)
      .execute();
    const list = await newList(
      as,
      codes.map(({ code }) => ({ code, quantity: 1 })),
    );
    const draft = await change(as, await start(as, list), { language: "en" });
    const plain = await download(as, draft.id, "pdf");
    const drawn = await change(as, draft, { hasDrawings: true });
    const pdf = await download(as, drawn.id, "pdf");
    expect(pdf.length).toBeGreaterThan(plain.length);
    const texts = await textsOfPdf(pdf);
    const [, pages = "0"] = /Page 1 of (\d+)/.exec(texts) ?? [];
    expect(Number(pages)).toBeGreaterThan(2);
    expect(texts.match(/Description/g)).toHaveLength(Number(pages));
  });
});
