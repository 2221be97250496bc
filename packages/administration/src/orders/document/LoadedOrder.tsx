import { choiceOfSent, type CustomerOrder, type SentOrder } from "@caliper/api-client";
import { useLinks } from "@caliper/catalogue-widgets/shared";
import { Button, type Fact, Hide, Inline, Link, Text, useCopy } from "@caliper/design-system";
import type { ReactNode } from "react";
import { UnreadPage, type UnreadPageProps } from "../../lists/index.ts";
import { useText } from "../../messages/index.ts";
import { OrderStateTag } from "../customer/OrderStateTag.tsx";
import { useDescriptions } from "../useDescriptions.ts";
import { copiedLines } from "./copiedLines.ts";
import { type DocumentLine, LinesDocument, type LinesDocumentProps } from "./LinesDocument.tsx";
import * as styles from "./OrderDocument.css.ts";
import { useOrderFacts } from "./useOrderFacts.ts";

export interface OrderWaitingProps extends Pick<UnreadPageProps, "query"> {
  /** The order's number. */
  id: number;
  /** Address of the orders; those of everyone by default. */
  back?: string | undefined;
}

/** An order that is loading, failed or does not exist. */
export function OrderWaiting({ id, query, back }: OrderWaitingProps) {
  const t = useText();
  return (
    <UnreadPage
      title={t("order.orderNumber", { id: String(id) })}
      context={<BackToHistory back={back} />}
      query={query}
      missing={{
        icon: "history",
        title: t("order.missing", { id: String(id) }),
        hint: t("order.missingHint"),
      }}
      lines={{
        columns: ["common.code", "order.description", "order.quantity", "order.amount"],
        rowHeight: "rowDimension",
      }}
    />
  );
}

function BackToHistory({ back }: { back: string | undefined }) {
  const t = useText();
  const links = useLinks();
  return (
    <Hide on="print">
      <div className={styles.back}>
        <Link href={back ?? links.orderHistory()}>
          {t(back === undefined ? "order.history" : "order.own")}
        </Link>
      </div>
    </Hide>
  );
}

/** Reference and state of an order that a customer sent, and the state of the last visit if it was another one. */
export function useRequestFacts({ reference, state }: CustomerOrder, seen = { state }) {
  const t = useText();
  const now = { id: "state", label: t("order.state"), value: <OrderStateTag state={state} /> };
  const before = <OrderStateTag state={seen.state} />;
  return [
    { id: "reference", label: t("order.reference"), value: reference || "–" },
    now,
    ...(seen.state === state ? [] : [{ id: "seen", label: t("order.seenState"), value: before }]),
  ];
}

export interface LoadedOrderProps extends Pick<LinesDocumentProps, "actions" | "children"> {
  order: SentOrder;
  /** After those of every order: of an order that the customer sent. */
  facts?: readonly Fact[];
  /** Address of the orders; those of everyone by default. */
  back?: string | undefined;
  /** Orders it again. */
  again: ReactNode;
  /** The answer to a line, by its place from 0; of an order that a customer sent. */
  answerOf?: (line: number) => ReactNode;
}

/** An order with its lines as they were sent, to print and copy. */
export function LoadedOrder({
  order,
  back,
  facts = [],
  actions,
  again,
  answerOf,
  children,
}: LoadedOrderProps) {
  const t = useText();
  const describe = useDescriptions();
  const [isCopied, copy] = useCopy(t("order.copied"));
  const lines = order.products.map((product, index): DocumentLine => ({
    ...product,
    // Answers name a line by its place; a list may have a part twice.
    id: String(index),
    ...(order.ownCodes?.[product.code] !== undefined && {
      remarks: <Text variant="caption">{order.ownCodes[product.code]}</Text>,
    }),
    // Orders of early versions have only the English description.
    description:
      product.detail === undefined ? product.description : describe(choiceOfSent(product), product),
  }));
  const answer = answerOf && {
    id: "answer",
    header: t("order.answer"),
    minWidth: 160,
    cell: ({ id }: DocumentLine) => answerOf(Number(id)),
  };
  const titles = {
    code: t("common.code"),
    description: t("order.description"),
    quantity: t("order.quantity"),
    price: t("order.price"),
    amount: t("order.amount"),
  };
  // The sender of a customer's order is the customer.
  const sentBy = order.request ? undefined : order.sentBy;
  const orderFacts = useOrderFacts({ ...order, date: order.sentAt, sentBy });
  return (
    <LinesDocument
      title={t("order.orderNumber", { id: String(order.id) })}
      context={<BackToHistory back={back} />}
      actions={
        <Inline gap={8}>
          {actions}
          <Button icon="print" onPress={() => window.print()}>
            {t("common.print")}
          </Button>
          <Button
            icon={isCopied ? "check" : "copy"}
            onPress={() => void copy(copiedLines(lines, titles))}
          >
            {t(isCopied ? "order.copied" : "order.copy")}
          </Button>
          {again}
        </Inline>
      }
      facts={[...orderFacts, ...facts]}
      note={order.note}
      lines={lines}
      more={answer && [answer]}
    >
      {children}
    </LinesDocument>
  );
}
