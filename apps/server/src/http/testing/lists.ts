import { listLimits, quotationLimit } from "@caliper/catalogue-model";
import { insertRows } from "../../db/index.ts";
import type { QuotationSettings } from "../../quotations/quotations.repository.ts";
import type { TestServer } from "./server.ts";

/** Lists of the administrator; the numbers are larger than those of new lists. */
export const listIds = {
  full: 800_001,
  short: 800_002,
  archived: 800_003,
  clients: 800_004,
  unknown: 999_999_999,
} as const;

/** Quotations of the administrator. */
export const quotationIds = { draft: 800_001, sent: 800_002, unknown: 999_999_999 } as const;

const settings: QuotationSettings = {
  customer: "",
  language: "en",
  warehouse: null,
  validUntil: "2099-12-31",
  currencyNote: "",
  margin: 0,
  rounding: 0.01,
  hasDrawings: false,
  prices: {},
};

const unseen = { seen_cents: null, seen_grade: null, seen_warehouse: null, seen_at: null };

/** A line of the short list. */
export const listLineId = 800_001;

/** An order that an administrator sent. */
export const orderId = 800_001;

/** Lists and quotations: full ones, short ones, archived and sent ones. */
export async function addLists(server: TestServer): Promise<void> {
  const { write } = server.data.database;
  const ownerOf = async (username: string) => {
    const account = write.selectFrom("account").select("id").where("username", "=", username);
    return (await account.executeTakeFirstOrThrow()).id;
  };
  const [admin, client] = [await ownerOf("admin"), await ownerOf("cliente")];
  const list = (id: number, name: string, owner = admin, archivedAt: number | null = null) => ({
    id,
    account_id: owner,
    name,
    is_standing: 0,
    is_copyable: 0,
    share_token: null,
    created_at: 1,
    changed_at: 1,
    archived_at: archivedAt,
  });
  const { full, short, archived, clients } = listIds;
  await insertRows(write, "parts_list", [
    list(full, "Full"),
    list(short, "Short"),
    list(archived, "Archived", admin, 1),
    list(clients, "Client's", client),
  ]);
  const line = (listId: number, place: number, code: string) => ({
    id: listLineId - place,
    list_id: listId,
    place,
    revision: 1,
    code,
    grade: null,
    quantity: 1,
    note: "",
    ...unseen,
  });
  const old = Array.from({ length: listLimits.lines }, (_line, index) =>
    line(full, index + 1, `OLD-${index}`),
  );
  await insertRows(write, "list_line", [
    ...old,
    line(short, 0, "BR31338"),
    { ...line(clients, 0, "BR31338"), id: listLineId + 1 },
  ]);
  const quotation = (id: number, number: number, owner = admin) => ({
    id,
    account_id: owner,
    list_id: owner === admin ? short : clients,
    number,
    revision: 1,
    version: 1,
    settings: JSON.stringify(settings),
    sent: null,
    created_at: 1,
    changed_at: 1,
    sent_at: null,
  });
  const sent = JSON.stringify({ heading: { name: "", terms: "", logo: null }, lines: [] });
  await insertRows(write, "quotation", [
    quotation(quotationIds.draft, 1),
    { ...quotation(quotationIds.sent, 2), sent, sent_at: 1 },
    ...Array.from({ length: quotationLimit }, (_each, index) =>
      quotation(800_010 + index, index + 1, client),
    ),
  ]);
  await insertRows(write, "purchase_order", [
    {
      id: orderId,
      sent_at: 1,
      sent_by: "admin",
      customer: "cliente",
      customer_code: "",
      warehouse: "MIAMI",
      note: "",
      line_count: 0,
      pieces: 0,
      total_cents: 0,
      lines: "[]",
      language: "en",
    },
  ]);
}
