import {
  deleteSheetLayoutMutation,
  type SheetLayout,
  sheetLayoutsQuery,
} from "@caliper/api-client";
import {
  Confirmation,
  useClient,
  useColumn,
  useRowAction,
  useTerms,
} from "@caliper/catalogue-widgets/shared";
import { Button, type DataColumn, SectionHeading, Stack } from "@caliper/design-system";
import { useQuery } from "@tanstack/react-query";
import { AdminList } from "../../lists/index.ts";
import { useText } from "../../messages/index.ts";

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

export interface LayoutListProps {
  /** Moves the focus, because the button no longer exists. */
  onForgotten: () => void;
}

/** The layouts of suppliers' sheets, with a button that deletes them. */
export function LayoutList({ onForgotten }: LayoutListProps) {
  const t = useText();
  const client = useClient();
  const layouts = useQuery(sheetLayoutsQuery(client));
  const { ask, confirmation } = useRowAction(deleteSheetLayoutMutation(client), {
    facts: ({ id }: SheetLayout) => id,
    onDone: onForgotten,
  });
  const terms = useTerms();
  const column = useColumn();
  const columns: DataColumn<SheetLayout>[] = [
    column.text("columns", t("history.matchedColumns"), matchedIn, { isRowHeader: true }),
    column.text("table", t("common.table"), ({ table }) => terms.table(table)),
    column.text("who", t("common.who"), ({ savedBy }) => savedBy),
    column.time("when", t("common.when"), ({ savedAt }) => savedAt),
    {
      id: "actions",
      header: t("common.actions"),
      inCard: "beside",
      isUnprinted: true,
      align: "end",
      cell: (layout) => (
        <Button
          size="chip"
          label={t("history.forgetOf", { columns: matchedIn(layout) })}
          onPress={() => ask(layout)}
        >
          {t("history.forget")}
        </Button>
      ),
    },
  ];
  if (layouts.data === undefined || layouts.data.length === 0) return null;
  return (
    <Stack gap={16} as="section">
      <SectionHeading number={3}>{t("history.layouts")}</SectionHeading>
      <AdminList
        id="sheet-layouts"
        label={t("history.layouts")}
        query={layouts}
        rows={layouts.data}
        columns={columns}
        getRowId={({ id }) => id}
        getRowText={matchedIn}
        empty={null}
      />
      <Confirmation
        {...confirmation}
        tone="primary"
        title={t("history.forgetTitle")}
        confirmLabel={t("history.forget")}
      >
        <Stack gap={12}>
          {confirmation.asked && <span>{matchedIn(confirmation.asked)}</span>}
          <span>{t("history.forgetBody")}</span>
        </Stack>
      </Confirmation>
    </Stack>
  );
}
