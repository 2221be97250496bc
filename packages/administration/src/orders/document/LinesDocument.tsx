import { PrintHead, useLinks } from "@caliper/catalogue-widgets/shared";
import {
  Code,
  type DataColumn,
  DataTable,
  type Fact,
  FactsStrip,
  Money,
  PageHeader,
  SectionHeading,
  Stack,
  Text,
  usePrinted,
} from "@caliper/design-system";
import type { ReactNode } from "react";
import { useText } from "../../messages/index.ts";
import { OrderSummary } from "../OrderSummary.tsx";
import type { CountedLine } from "../quantities.ts";
import { useFigures } from "../useFigures.tsx";
import * as styles from "./OrderDocument.css.ts";

export interface DocumentLine extends CountedLine {
  readonly id: string;
  readonly code: string;
  /** In the reader's language. */
  readonly description: string;
  /** Below the description. */
  readonly remarks?: ReactNode;
}

export interface LinesDocumentProps<Line extends DocumentLine = DocumentLine> {
  title: string;
  /** Above the title; not printed. */
  context?: ReactNode;
  /** Beside the title; not printed. */
  actions?: ReactNode;
  facts: readonly Fact[];
  note?: string;
  lines: readonly Line[];
  /** False for readers without prices. */
  hasPrices?: boolean;
  /** Further columns: the answers to the lines of a customer's order. */
  more?: readonly DataColumn<Line>[] | undefined;
  /** Above the lines. */
  children?: ReactNode;
}

/** px of a table with further columns, unfolded and folded. */
const [widest, narrowest] = [1040, 720];
const idOf = ({ id }: DocumentLine) => id;
const textOf = ({ code }: DocumentLine) => code;

/** Lines to read and to print, with facts above and totals below. On paper the company, the date and the URL are at the top. */
export function LinesDocument<Line extends DocumentLine>({
  title,
  context,
  actions,
  facts,
  note = "",
  lines,
  hasPrices = true,
  more = [],
  children,
}: LinesDocumentProps<Line>) {
  const t = useText();
  const links = useLinks();
  const figures = useFigures();
  const isPrinted = usePrinted();
  const widths = more.length > 0 && { foldsBelow: widest, cardsBelow: isPrinted ? 0 : narrowest };
  const price: DataColumn<Line> = {
    id: "price",
    header: t("order.price"),
    align: "end",
    cell: (line) => <Money amount={line.price} />,
  };
  const columns: readonly DataColumn<Line>[] = [
    {
      id: "code",
      header: t("common.code"),
      isRowHeader: true,
      cell: ({ code }) => <Code href={links.datasheet({ code })}>{code}</Code>,
    },
    {
      id: "description",
      header: t("order.description"),
      inCard: "below",
      minWidth: 160,
      cell: ({ description, remarks }) =>
        remarks === undefined ? (
          description
        ) : (
          <Stack gap={0} align="start">
            {description}
            {remarks}
          </Stack>
        ),
    },
    ...(hasPrices ? [price] : []),
    figures.quantity,
    { ...figures.boxes, foldsInto: "quantity" },
    { ...figures.weight, foldsInto: "quantity" },
    ...(hasPrices ? [figures.amount] : []),
    ...more,
  ];
  return (
    <Stack gap={24}>
      <PrintHead />
      <PageHeader title={title} context={context} actions={actions} />
      <FactsStrip facts={facts} />
      {note !== "" && (
        <Stack gap={8} as="section">
          <SectionHeading>{t("order.note")}</SectionHeading>
          <Text as="p" variant="body">
            <span className={styles.note}>{note}</span>
          </Text>
        </Stack>
      )}
      {children}
      <DataTable
        {...widths}
        label={t("order.lineTable")}
        columns={columns}
        rows={lines}
        getRowId={idOf}
        getRowText={textOf}
        totalLabel={t("order.total")}
        rowHeight="rowDimension"
      />
      <OrderSummary lines={lines} hasTotals={false} />
    </Stack>
  );
}
