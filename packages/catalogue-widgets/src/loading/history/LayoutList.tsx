import { refusalOf, type SheetLayout } from "@caliper/api-client";
import {
  Button,
  ConfirmDialog,
  type DataColumn,
  DataTable,
  Notice,
  Stack,
} from "@caliper/design-system";
import { useText } from "../../messages/index.ts";
import { useFailure } from "../../provider/index.ts";
import { useColumn } from "../../shared/columns/index.ts";
import { useTerms } from "../../terms/index.ts";
import type { Layouts } from "./useLayouts.ts";

const valuesIn = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([column, value]) => `${column} = ${value}`);

/** `Ref. → Brand + Interchange, MIAMI → Price (Warehouse = MIAMI), Grade = CERAMIC`, without the columns that are not loaded. */
const matchedIn = ({ header, columns, constants = {} }: SheetLayout) =>
  [
    ...header.flatMap((name, at) => {
      const meaning = columns[at];
      if (typeof meaning !== "object") return meaning ? [`${name} → ${meaning}`] : [];
      if (meaning === null) return [];
      if ("after" in meaning) return [`${name} → ${meaning.after} + ${meaning.column}`];
      return [`${name} → ${meaning.column} (${valuesIn(meaning.values).join(", ")})`];
    }),
    ...valuesIn(constants),
  ].join(", ");

/** The layouts of suppliers' sheets, with a button that deletes them. */
export function LayoutList({ list, asked, onAsk, onForget, isForgetting, error }: Layouts) {
  const t = useText();
  const terms = useTerms();
  const failureOf = useFailure();
  const column = useColumn();
  const columns: DataColumn<SheetLayout>[] = [
    column.text("columns", "history.matchedColumns", matchedIn, { isRowHeader: true }),
    column.text("table", "common.table", ({ table }) => terms.table(table)),
    column.text("who", "common.who", ({ savedBy }) => savedBy),
    column.time("when", "common.when", ({ savedAt }) => savedAt),
    {
      id: "actions",
      header: t("common.actions"),
      isUnprinted: true,
      align: "end",
      cell: (layout) => (
        <Button
          size="chip"
          label={t("history.forgetOf", { columns: matchedIn(layout) })}
          onPress={() => onAsk(layout)}
        >
          {t("history.forget")}
        </Button>
      ),
    },
  ];
  return (
    <>
      <DataTable
        id="sheet-layouts"
        label={t("history.layouts")}
        columns={columns}
        rows={list}
        getRowId={({ id }) => id}
        getRowText={matchedIn}
        state="data"
        loadingLabel={t("common.loading")}
      />
      <ConfirmDialog
        isOpen={asked !== undefined}
        onOpenChange={() => onAsk(undefined)}
        title={t("history.forgetTitle")}
        confirmLabel={t("history.forget")}
        cancelLabel={t("common.cancel")}
        isPending={isForgetting}
        onConfirm={() => asked && onForget(asked)}
      >
        <Stack gap={12}>
          {asked && <span>{matchedIn(asked)}</span>}
          <span>{t("history.forgetBody")}</span>
          {error !== null && (
            <Notice tone="danger">{refusalOf(error) ?? failureOf(error).title}</Notice>
          )}
        </Stack>
      </ConfirmDialog>
    </>
  );
}
