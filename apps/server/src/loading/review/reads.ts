import { noteTitles } from "@caliper/catalogue-model";
import { tableNamed } from "../change.ts";
import type { ChangeRow } from "../change-row.ts";
import type { ChangeSet } from "../change-set.ts";
import type { ChangeSetFilter, ChangeSetsRepository } from "../change-sets.repository.ts";
import { sheetRowOf } from "../sheet-source.ts";
import { list, type MessageLanguage, message } from "../../messages/message.ts";
import { render } from "../../messages/render.ts";
import { notFound } from "../../refusal.ts";
import type { Sheet, WrittenCell } from "../../spreadsheets/workbook.ts";
import { sentences } from "../problem.ts";
import { columnsOf } from "../upload/sheet.ts";
import type { RowMap } from "./row-map.repository.ts";
import { type Cause, causesOf, kindsWithProblems } from "./causes.ts";

export type ImportReads = ReturnType<typeof createImportReads>;

/** Which rows of a set, in their order. */
interface Part {
  readonly kind?: ChangeRow["kind"] | undefined;
  /** Only rows with warnings. */
  readonly warned?: boolean;
  readonly offset: number;
  readonly limit: number;
}

/** Reads change sets on the main thread, so that no reader waits for a comparison in the import thread. */
export function createImportReads(changes: ChangeSetsRepository) {
  /** Pages of the invalid rows: the cells as they were sent, then what is wrong with them. */
  async function* invalidRows(
    set: ChangeSet,
    language: MessageLanguage,
  ): AsyncGenerator<WrittenCell[][]> {
    const sentenceOf = sentences(set);
    const columns = columnsOf(tableNamed(set.table), set.header);
    for await (const rows of changes.allRowsOf(set.id, { kinds: ["invalid"] })) {
      yield rows.map(({ sheetRow, cells, problems }) => {
        const faulty = new Set(problems.map(({ column }) => column));
        const writtenCells = columns.map(({ header }, index) => {
          const cell = cells?.[index] ?? null;
          const value = typeof cell === "boolean" ? String(cell) : cell;
          return faulty.has(header) ? { marked: value } : value;
        });
        const wrong = problems.map((problem) =>
          sentenceOf(sheetRowOf(set.source, sheetRow ?? 0), problem),
        );
        return [...writtenCells, render(list(wrong, " "), language)];
      });
    }
  }

  return {
    /** A change set of any kind. @throws Refusal when there is none */
    async find(id: string): Promise<ChangeSet> {
      const set = await changes.find(id);
      if (!set) throw notFound(message("change.missing", { id }));
      return set;
    },

    list: (filter: ChangeSetFilter): Promise<ChangeSet[]> => changes.list(filter),

    /** Rows of the set's own table, without consequences in other tables. */
    rows: ({ id, table }: ChangeSet, { kind, ...part }: Part): Promise<ChangeRow[]> =>
      changes.rows(id, { ...part, ...(kind && { kinds: [kind] }), tables: [table] }),

    /** Where in the sheet an import that is not applied changes rows. */
    map: ({ id, table, rows }: ChangeSet): Promise<RowMap> => changes.rowMap(id, table, rows),

    /** The problems of an import that is not applied, by cause. */
    causes: (set: ChangeSet): Promise<Cause[]> =>
      causesOf(tableNamed(set.table), changes.problemRows(set.id, kindsWithProblems(set))),

    /** A sheet of the invalid rows, to correct and send again. */
    problemSheet(set: ChangeSet, language: MessageLanguage): Sheet {
      const columns = [
        ...set.header.map((header) => ({ header, kind: "text" as const, width: 16 })),
        { header: noteTitles.problem[language], kind: "text" as const, width: 80 },
      ];
      return { name: tableNamed(set.table).wireName, columns, rows: invalidRows(set, language) };
    },
  };
}
