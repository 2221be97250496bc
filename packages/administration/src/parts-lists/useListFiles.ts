import { listWorkbookMutation, type WholePartsList } from "@caliper/api-client";
import { saveFile, useClient } from "@caliper/catalogue-widgets/shared";
import { useMutation } from "@tanstack/react-query";
import { useText } from "../messages/index.ts";
import { amountOf, boxesOf, weightOf } from "../orders/quantities.ts";
import { csvOf } from "./csv.ts";
import type { ListRow } from "./rows.ts";
import { useLineText } from "./useLineText.ts";

/** Saves a list as a workbook, which the server writes, or as CSV. */
export function useListFiles({ id, name, warehouse }: WholePartsList, rows: readonly ListRow[]) {
  const t = useText();
  const client = useClient();
  const describe = useLineText();
  const workbook = useMutation(listWorkbookMutation(client));
  const saveWorkbook = () =>
    workbook.mutate(
      { id, ...(warehouse !== undefined && { warehouse }) },
      { onSuccess: (content) => saveFile({ name: `${name}.xlsx`, content }) },
    );
  const saveCsv = () => {
    const hasPrices = warehouse !== undefined;
    const titles = [
      ...[t("common.code"), t("order.description"), t("order.quantity")],
      ...[t("order.boxes"), t("order.weight"), t("order.note")],
      ...(hasPrices ? [t("lists.grade"), t("order.price"), t("order.amount")] : []),
    ];
    const lines = rows.map((row) => [
      ...[row.line.code, describe(row.line), row.quantity],
      ...[boxesOf(row.quantity, row), weightOf(row.quantity, row), row.line.note],
      ...(hasPrices
        ? [row.line.grade ?? row.saved.price?.grade, row.saved.price?.amount, amountOf(row)]
        : []),
    ]);
    const content = new Blob([csvOf([titles, ...lines])], { type: "text/csv;charset=utf-8" });
    saveFile({ name: `${name}.csv`, content });
  };
  return { saveWorkbook, saveCsv, error: workbook.error };
}
