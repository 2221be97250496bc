import type { DataImport } from "@caliper/api-client";
import { tableByWireName } from "@caliper/catalogue-model";

/** Whether the rows that a load replaces are kept. */
export const isUndoable = ({ table }: Pick<DataImport, "table">): boolean =>
  tableByWireName(table)?.keepsHistory !== false;
