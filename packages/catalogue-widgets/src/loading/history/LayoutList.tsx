import { refusalOf, type SheetLayout } from "@caliper/api-client";
import {
  Button,
  ConfirmDialog,
  type DataColumn,
  DataTable,
  Notice,
  Stack,
} from "@caliper/design-system";
import { useIntl } from "react-intl";
import { useFailure } from "../../provider/index.ts";
import { useColumn } from "../../shared/columns/index.ts";
import { useTerms } from "../../terms/index.ts";
import { historyMessages as texts } from "./messages.ts";
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
  const { formatMessage } = useIntl();
  const terms = useTerms();
  const failureOf = useFailure();
  const column = useColumn();
  const columns: DataColumn<SheetLayout>[] = [
    column.text("columns", texts.matchedColumns, matchedIn, { isRowHeader: true }),
    column.text("table", texts.table, ({ table }) => terms.table(table)),
    column.text("who", texts.who, ({ savedBy }) => savedBy),
    column.time("when", texts.when, ({ savedAt }) => savedAt),
    {
      id: "actions",
      header: formatMessage(texts.actions),
      isUnprinted: true,
      align: "end",
      cell: (layout) => (
        <Button
          size="chip"
          label={formatMessage(texts.forgetOf, { columns: matchedIn(layout) })}
          onPress={() => onAsk(layout)}
        >
          {formatMessage(texts.forget)}
        </Button>
      ),
    },
  ];
  return (
    <>
      <DataTable
        id="sheet-layouts"
        label={formatMessage(texts.layouts)}
        columns={columns}
        rows={list}
        getRowId={({ id }) => id}
        getRowText={matchedIn}
        state="data"
        loadingLabel={formatMessage(texts.loading)}
      />
      <ConfirmDialog
        isOpen={asked !== undefined}
        onOpenChange={() => onAsk(undefined)}
        title={formatMessage(texts.forgetTitle)}
        confirmLabel={formatMessage(texts.forget)}
        cancelLabel={formatMessage(texts.cancel)}
        isPending={isForgetting}
        onConfirm={() => asked && onForget(asked)}
      >
        <Stack gap={12}>
          {asked && <span>{matchedIn(asked)}</span>}
          <span>{formatMessage(texts.forgetBody)}</span>
          {error !== null && (
            <Notice tone="danger">{refusalOf(error) ?? failureOf(error).title}</Notice>
          )}
        </Stack>
      </ConfirmDialog>
    </>
  );
}
