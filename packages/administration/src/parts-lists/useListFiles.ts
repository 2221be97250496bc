import { listWorkbookMutation, type WholePartsList } from "@caliper/api-client";
import { saveFile, useClient } from "@caliper/catalogue-widgets/shared";
import { useMutation } from "@tanstack/react-query";
import { useText } from "../messages/index.ts";
import { amountOf, boxesOf, weightOf } from "../orders/index.ts";
import { type Cell, csvOf } from "./csv.ts";
import type { ListRow } from "./rows.ts";
import { useLineText } from "./useLineText.ts";

type Column = readonly [title: string, cellOf: (row: ListRow) => Cell];

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
    const prices: readonly Column[] = [
      [t("lists.grade"), ({ line, saved }) => line.grade ?? saved.price?.grade],
      [t("order.price"), ({ saved }) => saved.price?.amount],
      [t("order.amount"), amountOf],
    ];
    const columns: readonly Column[] = [
      [t("common.code"), ({ line }) => line.code],
      [t("order.description"), ({ line }) => describe(line)],
      [t("order.quantity"), ({ quantity }) => quantity],
      [t("order.boxes"), (row) => boxesOf(row.quantity, row)],
      [t("order.weight"), (row) => weightOf(row.quantity, row)],
      [t("order.note"), ({ line }) => line.note],
      ...(warehouse === undefined ? [] : prices),
    ];
    const titles = columns.map(([title]) => title);
    const lines = rows.map((row) => columns.map(([, cellOf]) => cellOf(row)));
    const content = new Blob([csvOf([titles, ...lines])], { type: "text/csv;charset=utf-8" });
    saveFile({ name: `${name}.csv`, content });
  };
  return { saveWorkbook, saveCsv, error: workbook.error };
}
