import type { Warehouse } from "@caliper/catalogue-model";
import { useTerms } from "@caliper/catalogue-widgets/shared";
import type { Fact } from "@caliper/design-system";
import { useBrand } from "@caliper/design-system/theme";
import { useIntl } from "react-intl";
import { useText } from "../../messages/index.ts";
import { type DocumentLine, LinesDocument, type LinesDocumentProps } from "./LinesDocument.tsx";

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

export interface OrderDocumentProps extends Pick<
  LinesDocumentProps,
  "title" | "context" | "actions" | "more" | "children"
> {
  order: DocumentOrder;
  /** After those of every order: of an order that the customer sent. */
  facts?: readonly Fact[] | undefined;
}

/** An order to read and to print: customer, lines, totals and note. */
export function OrderDocument({ order, facts: more = [], ...rest }: OrderDocumentProps) {
  const { formatDate } = useIntl();
  const t = useText();
  const terms = useTerms();
  const { name: seller } = useBrand();
  const { customer, customerCode, date, sentBy, note, lines } = order;
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
    <LinesDocument
      {...rest}
      facts={[...facts.map(([id, label, value]) => ({ id, label: t(label), value })), ...more]}
      note={note}
      lines={lines}
    />
  );
}
