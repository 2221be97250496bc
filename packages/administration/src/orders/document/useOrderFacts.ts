import type { Warehouse } from "@caliper/catalogue-model";
import { useTerms } from "@caliper/catalogue-widgets/shared";
import type { Fact } from "@caliper/design-system";
import { useBrand } from "@caliper/design-system/theme";
import { useIntl } from "react-intl";
import { useText } from "../../messages/index.ts";

export interface OrderHead {
  readonly customer: string;
  /** Empty if the customer has none. */
  readonly customerCode: string;
  readonly warehouse: Warehouse;
  /** When it was sent; the time of printing for an order in progress. */
  readonly date: Date;
  /** Undefined for an order in progress. */
  readonly sentBy?: string | undefined;
}

/** The facts above the lines of every order. */
export function useOrderFacts(order: OrderHead): readonly Fact[] {
  const { formatDate } = useIntl();
  const t = useText();
  const terms = useTerms();
  const { name: seller } = useBrand();
  const { customer, customerCode, date, sentBy } = order;
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
  return facts.map(([id, label, value]) => ({ id, label: t(label), value }));
}
