import type { Kysely } from "kysely";
import {
  type CatalogueColumn,
  type CatalogueTable,
  type FamilyId,
  familyTables,
  mayName,
  normalizeCode,
  type Viewer,
} from "@caliper/catalogue-model";
import { requireFamily } from "../catalogue/searched-families.ts";
import type { AuditRepository } from "../audit/audit.repository.ts";
import { type Row, type RowChange, sameRow, withDerived, cellsOf } from "../loading/change.ts";
import type { ChangeSetsRepository } from "../loading/change-sets.repository.ts";
import type { Applying } from "../loading/apply/applying.ts";
import { consequencesOf } from "../loading/compare/consequences.ts";
import type { Database, OpenDatabase } from "../db/index.ts";
import { readCell } from "../loading/upload/cells.ts";
import { conflict, forbidden, invalidField, notFound } from "../refusal.ts";
import type { Amendment, AmendmentsRepository } from "./amendments.repository.ts";
import { list, message } from "../messages/message.ts";

/** Maximum number of pending amendments of a user. */
export const maxPending = 50;

const status = { pending: 0, accepted: 1, closed: 2 } as const;

interface Product {
  readonly code: string;
  readonly family: FamilyId;
}

/** An amendment as a user sends it. */
export interface NewAmendment {
  /** Name of the account that sends it. */
  readonly user: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  /** Code of a product in any spelling. */
  readonly product: string;
  /** Header of the column to correct. */
  readonly field?: string;
  /** The correct value, as in a spreadsheet. */
  readonly suggested?: string;
}

export interface AmendmentRecord {
  readonly amendment: Amendment;
  /** Undefined for a product that no longer exists. */
  readonly product: Product | undefined;
  /** Current value of the column to correct; undefined without a column. */
  readonly current: string | number | null | undefined;
}

export interface Decision {
  readonly status: 1 | 2;
  /** The status that was shown; a conflict if it has changed. */
  readonly was?: number | undefined;
}

interface Options {
  readonly database: OpenDatabase;
  readonly amendments: AmendmentsRepository;
  readonly changes: ChangeSetsRepository;
  readonly applying: Applying;
  readonly audit: AuditRepository;
  readonly now: () => number;
}

export type AmendmentsService = ReturnType<typeof createAmendments>;

/** Amendments that users send and administrators review. */
export function createAmendments(options: Options) {
  const { database, amendments, changes, applying, audit, now } = options;

  /** Finds products by codes in any spelling. */
  async function productsOf(
    codes: readonly string[],
  ): Promise<(code: string) => Product | undefined> {
    const productsByKey = await amendments.products([...new Set(codes.map(normalizeCode))]);
    return (code) => {
      const product = productsByKey.get(normalizeCode(code));
      return product && { code: product.code, family: product.family as FamilyId };
    };
  }

  const productOf = async (code: string) => (await productsOf([code]))(code);

  /** The amendable column of a family's table with this header. */
  function columnOf(family: FamilyId, field: string): [CatalogueTable, CatalogueColumn] {
    const table: CatalogueTable = familyTables[family];
    const column = table.columns.find(({ header, amendable }) => header === field && amendable);
    if (!column) {
      const headers = table.columns
        .filter(({ amendable }) => amendable)
        .map(({ header }) => header);
      throw invalidField("field", field, message("expected.oneOf", { known: list(headers) }));
    }
    return [table, column];
  }

  /** Reads the current values of the columns to correct, for all amendments at once. */
  async function currentValues(
    list: readonly Amendment[],
    productOfCode: (code: string) => Product | undefined,
  ): Promise<(amendment: Amendment) => string | number | null | undefined> {
    const corrected = ({ code, field }: Amendment) =>
      field === null ? undefined : productOfCode(code);
    const products = list.flatMap((amendment) => corrected(amendment) ?? []);
    const rows = new Map<string, Row>();
    for (const [family, wanted] of Map.groupBy(products, (product) => product.family)) {
      const codes = [...new Set(wanted.map(({ code }) => code))];
      const productRows = await changes.rowsWhere(familyTables[family], "code", codes);
      for (const row of productRows) rows.set(String(row["code"]), row);
    }
    return (amendment) => {
      const product = corrected(amendment);
      if (!product) return undefined;
      const table: CatalogueTable = familyTables[product.family];
      const column = table.columns.find(({ header }) => header === amendment.field);
      const row = rows.get(product.code);
      return column && row ? (cellsOf([column], row)[0] ?? null) : null;
    };
  }

  async function recordsOf(list: readonly Amendment[]): Promise<AmendmentRecord[]> {
    const productOfCode = await productsOf(list.map(({ code }) => code));
    const currentOf = await currentValues(list, productOfCode);
    return list.map((amendment) => ({
      amendment,
      product: productOfCode(amendment.code),
      current: currentOf(amendment),
    }));
  }

  async function stored(id: number): Promise<AmendmentRecord> {
    const [record] = await recordsOf([existing(id, await amendments.find(id))]);
    if (!record) throw new Error(`The amendment ${id} has no record`);
    return record;
  }

  /** Locks the amendment for a change. */
  const need = async (id: number, db: Kysely<Database>): Promise<Amendment> =>
    existing(id, await amendments.findToChange(id, db));

  /** Parses a suggested value by the rules of its column. */
  function suggestedValue(column: CatalogueColumn, suggested: string) {
    const reading = readCell(column, suggested);
    if (!("value" in reading)) throw invalidField("suggested", suggested, reading.expected);
    return reading.value;
  }

  return {
    /** @returns the id of the stored amendment */
    async send(viewer: Viewer, body: NewAmendment): Promise<number> {
      if (!mayName(body.user, viewer)) {
        throw forbidden(message("amendment.ownName"));
      }
      for (const name of ["user", "email", "message", "product"] as const) {
        if (body[name].trim() === "")
          throw invalidField(name, body[name], message("expected.text"));
      }
      const product = await productOf(body.product);
      if (!product) throw invalidField("product", body.product, message("expected.code"));
      requireFamily(product.family, viewer);
      if ((body.field === undefined) !== (body.suggested === undefined)) {
        throw invalidField("suggested", body.suggested ?? "", message("expected.fieldAndValue"));
      }
      if (body.field !== undefined && body.suggested !== undefined) {
        const [, column] = columnOf(product.family, body.field);
        suggestedValue(column, body.suggested);
      }
      const row = {
        created_at: now(),
        // A user has one name, whose spelling in the request may differ.
        username: isSameName(body.user, viewer.username) ? viewer.username : body.user,
        email: body.email.trim(),
        subject: body.subject,
        code: product.code,
        message: body.message,
        field: body.field ?? null,
        suggested: body.suggested ?? null,
        status: status.pending,
        resolution: null,
        change_set_id: null,
        reviewed_by: null,
        reviewed_at: null,
      };
      const id = await amendments.insertUnlessMost(row, maxPending);
      if (id !== undefined) return id;
      throw conflict(message("amendment.tooMany", { most: maxPending }));
    },

    /** What the account's next amendment repeats of its last one. */
    async sender(username: string): Promise<{ email?: string }> {
      const email = await amendments.lastEmail(username);
      return email === undefined ? {} : { email };
    },

    async list(which: 0 | 1 | 2): Promise<AmendmentRecord[]> {
      return recordsOf(await amendments.list(which));
    },

    /**
     * Accepts an amendment (1), or closes it (2): rejected if pending, solved if accepted.
     * @throws Refusal `conflict` when it is closed or its status is not `was`
     */
    async review(
      actor: string,
      id: number,
      { status: to, was }: Decision,
    ): Promise<AmendmentRecord> {
      await database.write.transaction().execute(async (db) => {
        const amendment = await need(id, db);
        const from = amendment.status;
        const allowed =
          (was === undefined || was === from) &&
          (from === status.pending || (from === status.accepted && to === status.closed));
        if (!allowed) {
          const state = from === status.accepted ? "accepted" : (amendment.resolution ?? "closed");
          throw conflict(message(`amendment.${state}`, { id }));
        }
        const resolution = to === 1 ? null : from === status.pending ? "rejected" : "solved";
        const reviewed = { reviewed_by: actor, reviewed_at: now() };
        await amendments.update(id, { status: to, resolution, ...reviewed }, db);
        const detail = { id, status: [from, to], ...(resolution && { resolution }) };
        await audit.record(
          { actor, action: "amendment.reviewed", target: amendment.code, detail },
          db,
        );
      });
      return stored(id);
    },

    /** Makes a rejected amendment pending again, and a solved one accepted. @throws Refusal `conflict` for others */
    async reopen(actor: string, id: number): Promise<AmendmentRecord> {
      await database.write.transaction().execute(async (db) => {
        const { status: from, resolution, code } = await need(id, db);
        if (from !== status.closed) throw conflict(message("amendment.open", { id }));
        const to = resolution === "rejected" ? status.pending : status.accepted;
        const reviewed =
          to === status.pending
            ? { reviewed_by: null, reviewed_at: null }
            : { reviewed_by: actor, reviewed_at: now() };
        await amendments.update(id, { status: to, resolution: null, ...reviewed }, db);
        const detail = { id, status: [from, to] };
        await audit.record({ actor, action: "amendment.reviewed", target: code, detail }, db);
      });
      return stored(id);
    },

    /** Writes the suggested value into the catalogue and accepts the amendment. */
    async apply(actor: string, id: number): Promise<AmendmentRecord> {
      await database.write.transaction().execute(async (db) => {
        await changes.lock(db);
        const amendment = await need(id, db);
        const { field, suggested, status: from } = amendment;
        if (field === null || suggested === null) {
          throw conflict(message("amendment.noValue", { id }));
        }
        if (from === status.closed) throw conflict(message("amendment.closed", { id }));
        if (amendment.change_set_id !== null) throw conflict(message("amendment.applied", { id }));
        const product = await productOf(amendment.code);
        if (!product) throw conflict(message("amendment.noProduct", { code: amendment.code }));
        const [table, column] = columnOf(product.family, field);
        const [before] = await changes.rowsWhere(table, "code", [product.code], db);
        if (!before)
          throw conflict(message("amendment.noRow", { code: product.code, table: table.wireName }));
        const after = withDerived(table, {
          ...before,
          [column.name]: suggestedValue(column, suggested),
        });
        if (sameRow(before, after))
          throw conflict(
            message("amendment.unchanged", { field, code: product.code, value: suggested }),
          );
        const set = await applying.applyAmendment(
          actor,
          table.name,
          await withConsequences(table, before, after, db),
          db,
        );
        const reviewed = { reviewed_by: actor, reviewed_at: now(), change_set_id: set };
        await amendments.update(id, { status: status.accepted, ...reviewed }, db);
        const detail = { id, field, value: [cellsOf([column], before)[0] ?? null, suggested] };
        await audit.record(
          { actor, action: "catalogue.corrected", target: product.code, detail },
          db,
        );
      });
      return stored(id);
    },
  };

  async function withConsequences(
    table: CatalogueTable,
    before: Row,
    after: Row,
    db: Kysely<Database>,
  ) {
    const main: RowChange = { table: table.name, before, after };
    const consequences = await consequencesOf(table, [main], (...which) =>
      changes.rowsWhere(...which, db),
    );
    const label = String(before["code"]);
    return [main, ...consequences].map((change) => ({ change, label }));
  }
}

const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function existing(id: number, amendment: Amendment | undefined): Amendment {
  if (!amendment) throw notFound(message("amendment.missing", { id }));
  return amendment;
}
