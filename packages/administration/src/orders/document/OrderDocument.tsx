import type { Warehouse } from "@caliper/catalogue-model";
import { PrintHead, useLinks, useTerms } from "@caliper/catalogue-widgets/shared";
import {
  Code,
  type DataColumn,
  DataTable,
  FactsStrip,
  Money,
  PageHeader,
  SectionHeading,
  Stack,
  Text,
} from "@caliper/design-system";
import { useBrand } from "@caliper/design-system/theme";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
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
}

export interface DocumentOrder {
  readonly customer: string;
  /** Empty if the customer has none. */
  readonly customerCode: string;
  readonly warehouse: Warehouse;
  /** When it was sent; the time of printing for an order in progress. */
  readonly date: Date;
  /** Undefined for an order in progress. */
  readonly sentBy?: string;
  readonly note: string;
  readonly lines: readonly DocumentLine[];
}

export interface OrderDocumentProps {
  title: string;
  /** Above the title; not printed. */
  context?: ReactNode;
  /** Beside the title; not printed. */
  actions?: ReactNode;
  order: DocumentOrder;
}

const idOf = ({ id }: DocumentLine) => id;
const textOf = ({ code }: DocumentLine) => code;

/** An order to read and to print: customer, lines, totals and note. On paper the company, the date and the URL are at the top. */
export function OrderDocument({ title, context, actions, order }: OrderDocumentProps) {
  const { formatDate } = useIntl();
  const t = useText();
  const links = useLinks();
  const terms = useTerms();
  const figures = useFigures();
  const { name: seller } = useBrand();
  const { customer, customerCode, date, sentBy, note, lines } = order;
  const columns: readonly DataColumn<DocumentLine>[] = [
    {
      id: "code",
      header: t("common.code"),
      isRowHeader: true,
      cell: ({ code }) => <Code href={links.datasheet({ code })}>{code}</Code>,
    },
    {
      id: "description",
      header: t("order.description"),
      cell: ({ description }) => description,
    },
    {
      id: "price",
      header: t("order.price"),
      align: "end",
      cell: ({ price }) => <Money amount={price} />,
    },
    figures.quantity,
    figures.boxes,
    figures.weight,
    figures.amount,
  ];
  const facts = [
    ["seller", "order.seller", seller],
    [
      "customer",
      "order.customer",
      customerCode === "" ? customer : `${customer} · ${customerCode}`,
    ],
    ["warehouse", "common.warehouse", terms.warehouse(order.warehouse)],
    ["date", "order.date", formatDate(date, { dateStyle: "long", timeStyle: "short" })],
    ...(sentBy === undefined ? [] : [["sentBy", "order.sentBy", sentBy] as const]),
  ] as const;
  return (
    <Stack gap={24}>
      <PrintHead />
      <PageHeader title={title} context={context} actions={actions} />
      <FactsStrip facts={facts.map(([id, label, value]) => ({ id, label: t(label), value }))} />
      {note !== "" && (
        <Stack gap={8} as="section">
          <SectionHeading>{t("order.note")}</SectionHeading>
          <Text as="p" variant="body">
            <span className={styles.note}>{note}</span>
          </Text>
        </Stack>
      )}
      <DataTable
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
