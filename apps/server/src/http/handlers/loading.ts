import type { FastifyReply, FastifyRequest } from "fastify";
import {
  type CatalogueTable,
  catalogueTables,
  isAdministrator,
  mayLoad,
  relatedTables,
  tableByWireName,
} from "@caliper/catalogue-model";
import type { Answer } from "@caliper/api-client/wire";
import { tableNamed } from "../../loading/change.ts";
import type { ChangeSetsRepository } from "../../loading/change-sets.repository.ts";
import type { ImportReads } from "../../loading/review/reads.ts";
import type { ImportsService } from "../../loading/imports.service.ts";
import type { WantedLoad, WorkbookLoads } from "../../workbooks/workbook-loads.ts";
import { readForm } from "../form-parts.ts";
import { message } from "../../messages/message.ts";
import { linkLanguage, readerLanguage } from "../reader-language.ts";
import {
  batchOf,
  causesBody,
  importOf,
  importRowOf,
  statesOf,
  undoneRow,
  workbookFields,
} from "../presenters/imports.ts";
import { forbidden, invalidField, notFound } from "../../refusal.ts";
import { tableSheet } from "../../loading/table-sheet.ts";
import { priceChangesSheet } from "../../reports/price-changes-sheet.ts";
import { bilingual } from "../presenters/products.ts";
import { requirePassword } from "../reauthentication.ts";
import { actorOf, type ContractRequest, type Handlers } from "../routes.ts";
import { sendWorkbook } from "../send-workbook.ts";

/**
 * The account whose own rows the caller may load and see; null for administrators.
 * @throws Refusal if the key's owner has stopped being an administrator
 */
function ownerOf({ viewer }: Pick<FastifyRequest, "viewer">): string | null {
  if (isAdministrator(viewer.level)) return null;
  if (viewer.key) throw forbidden(message("key.notAllowed"));
  return viewer.username;
}

/** @throws Refusal for a table that accounts share, and for none */
function requirePrivate(table: CatalogueTable | undefined): void {
  if (table?.privateTo === undefined) throw forbidden(message("access.ownOnly"));
}

/** A private table as its account sees it. */
const withoutAccount = (table: CatalogueTable): CatalogueTable => ({
  ...table,
  columns: table.columns.filter(({ name }) => name !== table.privateTo),
});

export function loadingHandlers(
  imports: ImportsService,
  reads: ImportReads,
  changes: ChangeSetsRepository,
  workbooks: WorkbookLoads,
) {
  /** The table as the caller may load and download it: of private ones, users who do not administer see their own rows. */
  function tableOf(request: FastifyRequest<{ Params: { readonly table: string } }>) {
    const name = request.params.table;
    const table = tableByWireName(name);
    const owner = ownerOf(request);
    if (owner !== null) requirePrivate(table);
    if (!table) throw notFound(message("table.missing", { table: name }));
    return { table: owner === null ? table : withoutAccount(table), owner };
  }

  /** A change set that the caller may see. @throws Refusal as if there were none for a set of others, or of a table that the caller may not load */
  async function setOf(request: FastifyRequest<{ Params: { readonly id: string } }>) {
    const { id } = request.params;
    const set = await reads.find(id);
    const owner = ownerOf(request);
    const isOthers = owner !== null && set.owner !== owner;
    if (isOthers || !mayLoad(tableNamed(set.table), request.viewer))
      throw notFound(message("change.missing", { id }));
    return set;
  }

  /** @throws Refusal for a table that the caller may not load, and for a total load without a recent password */
  const admit =
    (request: FastifyRequest) =>
    ({ table, mode, preview }: WantedLoad) => {
      if (!mayLoad(table, request.viewer))
        throw forbidden(message("access.load", { table: table.title }));
      if (mode === "total" && !preview) requirePassword(request);
    };

  function loadWorkbook(request: FastifyRequest, reply: FastifyReply) {
    if (ownerOf(request) !== null) throw forbidden(message("access.ownOnly"));
    const disconnected = new AbortController();
    reply.raw.once("close", () => disconnected.abort());
    return readForm(request, workbookFields, (parts, expected) =>
      workbooks.load(actorOf(request), parts, {
        expected,
        signal: disconnected.signal,
        admit: admit(request),
      }),
    );
  }

  function loadBatch(request: ContractRequest<"excelUpload">) {
    const batch = batchOf(request.body);
    const owner = ownerOf(request);
    if (owner !== null) {
      requirePrivate(tableNamed(batch.table));
      return imports.upload(owner, { ...batch, owner });
    }
    admit(request)({ preview: false, ...batch, table: tableNamed(batch.table) });
    return imports.upload(actorOf(request), batch);
  }

  return {
    async excelUpload(request, reply) {
      const { affectedRows, set } = request.isMultipart()
        ? await loadWorkbook(request, reply)
        : await loadBatch(request);
      return { affectedRows, import: importOf(set, readerLanguage(request)) };
    },

    async listImports(request) {
      const { table, state, before, limit = 25 } = request.query;
      const [, time, id] = /^(\d{1,16})_([0-9a-f-]{36})$/u.exec(before ?? "") ?? [];
      if (before !== undefined && id === undefined) {
        throw invalidField("query/before", before, message("expected.nextPage"));
      }
      const catalogueTable = table === undefined ? undefined : tableByWireName(table);
      if (table !== undefined && !catalogueTable) {
        throw invalidField("query/table", table, message("expected.table"));
      }
      const sets = await reads.list({
        table: catalogueTable?.name,
        owner: ownerOf(request) ?? undefined,
        ...(state !== undefined && { states: statesOf(state) }),
        before: id === undefined ? undefined : { createdAt: Number(time), id },
        limit,
      });
      const last = sets.at(-1);
      return {
        imports: sets.map((set) => importOf(set, readerLanguage(request))),
        ...(last && sets.length === limit && { next: `${last.createdAt}_${last.id}` }),
      };
    },

    async getImport(request) {
      const { id } = await setOf(request);
      return importOf(await imports.refresh(id), readerLanguage(request));
    },

    discardImport: async (request) => imports.discard((await setOf(request)).id),

    async importRows(request) {
      const { kind, warned = false, offset = 0, limit = 200 } = request.query;
      const set = await setOf(request);
      const counts = set.counts;
      const rows = await reads.rows(set, { ...(kind && { kind }), warned, offset, limit });
      const allRows = counts.added + counts.changed + counts.removed + counts.invalid;
      const areKept = set.state === "ready" || tableNamed(set.table).keepsHistory;
      const total = warned ? counts.warned : kind ? counts[kind] : allRows;
      return {
        columns: tableNamed(set.table).columns.map(({ header }) => header),
        rows: rows.map((row) => importRowOf(row, set, readerLanguage(request))),
        total: areKept ? total : 0,
      };
    },

    async correctImportCell(request) {
      const { row } = request.params;
      const { column, value } = request.body;
      const { id } = await setOf(request);
      const corrected = await imports.correctCell(id, row, column, value);
      return importOf(corrected, readerLanguage(request));
    },

    importMap: async (request) => reads.map(await setOf(request)),

    async importCauses(request) {
      const set = await setOf(request);
      return causesBody(await reads.causes(set), set, readerLanguage(request));
    },

    async fixImportCells(request) {
      const { how, ...fix } = request.body;
      const { id } = await setOf(request);
      const fixed = await (how === "split"
        ? imports.splitColumn(id, fix.column)
        : imports.fixCells(id, { ...fix, how }));
      return importOf(fixed, readerLanguage(request));
    },

    async commitImport(request) {
      const { comparedAt, confirm, ...accepted } = request.body;
      const { id, mode, owner } = await setOf(request);
      if (mode === "total" && owner === null) requirePassword(request);
      const seen = comparedAt === undefined ? undefined : Date.parse(comparedAt);
      const set = await imports.commit(actorOf(request), id, { ...accepted, confirm, seen });
      return importOf(set, readerLanguage(request));
    },

    async undoImport(request) {
      const { id } = await setOf(request);
      const { reverted, kept, further } = await imports.undo(id, actorOf(request));
      return {
        reverted,
        kept: kept.map(undoneRow),
        further: further.map(undoneRow),
        import: importOf(await reads.find(id), readerLanguage(request)),
      };
    },

    async importProblems(request, reply) {
      const set = await setOf(request);
      const sheet = reads.problemSheet(set, readerLanguage(request));
      return sendWorkbook(reply, `${sheet.name}-problems`, [sheet]);
    },

    async listTables(request) {
      const owner = ownerOf(request);
      const open = catalogueTables.filter(({ privateTo }) => owner === null || privateTo);
      return Promise.all(
        open.map(async (table) => ({
          name: table.wireName,
          title: bilingual(table.title),
          rows: await changes.count(table, { owner }),
          columns: table.columns.map(({ header, title, type, unit, required, key }) => ({
            header,
            title: bilingual(title),
            type,
            required,
            key,
            ...(unit && { unit }),
          })),
        })),
      );
    },

    tableTemplate(request, reply) {
      const { table } = tableOf(request);
      const sheet = tableSheet(table, { language: linkLanguage(request) });
      return sendWorkbook(reply, table.wireName, [sheet]);
    },

    async listOwnCodes({ viewer }): Promise<Answer<"listOwnCodes">> {
      const pages = changes.allRows(relatedTables.customer_code, { owner: viewer.username });
      const codes: Answer<"listOwnCodes"> = [];
      for await (const page of pages)
        for (const { customer_code: own, code, description = null } of page)
          codes.push({
            own: String(own),
            code: String(code),
            description: description === null ? null : String(description),
          });
      return codes;
    },

    obtenerTablas: () => catalogueTables.map(({ wireName }) => wireName),

    getPriceChanges(request, reply) {
      const { day } = request.query;
      const rows = changes.allRows(relatedTables.price);
      const sheet = priceChangesSheet(day, rows, readerLanguage(request));
      return sendWorkbook(reply, `price-changes-${day}`, [sheet]);
    },

    descargarExcel(request, reply) {
      const { table, owner } = tableOf(request);
      const rows = changes.allRows(table, { owner });
      const sheet = tableSheet(table, { rows, language: linkLanguage(request) });
      return sendWorkbook(reply, table.wireName, [sheet]);
    },
  } satisfies Handlers;
}
