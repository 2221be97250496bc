import { rowsPerMapCell } from "@caliper/catalogue-model";
import { sql } from "kysely";
import type { OpenDatabase } from "../../db/index.ts";
import type { ChangeRow } from "../change-row.ts";

/** The first row below the header. */
const firstRow = 2;

/** Where in a sheet the rows of each kind are. */
export interface RowMap {
  /** Consecutive rows of the sheet in a group. */
  readonly rowsPerGroup: number;
  /** The groups that have rows of a kind, in the order of the sheet. */
  readonly groups: readonly {
    readonly group: number;
    readonly kind: ChangeRow["kind"];
    readonly rows: number;
  }[];
}

export const rowMapRepository = ({ read }: OpenDatabase) => ({
  /** The map of a set that is not applied; `sheetRows` is the number of rows that were sent. */
  async rowMap(id: string, table: string, sheetRows: number): Promise<RowMap> {
    const rowsPerGroup = rowsPerMapCell(sheetRows);
    // Literals: PostgreSQL takes an expression with parameters in GROUP BY for another one.
    const group = sql<number>`(sheet_row - ${sql.lit(firstRow)}) / ${sql.lit(rowsPerGroup)}`;
    const groups = await read
      .selectFrom("change_row")
      .select(["kind", group.as("group"), (row) => row.fn.countAll<number>().as("rows")] as const)
      .where("change_set_id", "=", id)
      .where("table_name", "=", table)
      .where("sheet_row", "is not", null)
      .groupBy(["kind", group])
      .orderBy(group)
      .execute();
    return { rowsPerGroup, groups: groups.map((row) => ({ ...row, rows: Number(row.rows) })) };
  },
});
