import {
  type CustomerOrder,
  markOwnOrderSeenMutation,
  ownOrderQuery,
  type SentOrder,
} from "@caliper/api-client";
import { FailureNotice, useClient } from "@caliper/catalogue-widgets/shared";
import { Button } from "@caliper/design-system";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useNewList } from "../../lists/index.ts";
import { contained, useText } from "../../messages/index.ts";
import type { OwnOrderHrefs } from "../customer/hrefs.ts";
import { LineAnswerText } from "../customer/LineAnswerText.tsx";
import { LoadedOrder, OrderWaiting, useRequestFacts } from "./LoadedOrder.tsx";

export interface OwnOrderPageProps {
  /** The order's number. */
  id: number;
  /** Addresses of the host. */
  hrefs: OwnOrderHrefs;
}

/** An order that the user has sent, with the answers to its lines, to read, print, copy and order again. */
export const OwnOrderPage = contained(OwnOrderPageContent);

function OwnOrderPageContent({ id, hrefs }: OwnOrderPageProps) {
  // What is new is marked against the last visit, so nothing of an earlier visit is kept.
  const { data, ...query } = useQuery({ ...ownOrderQuery(useClient(), id), gcTime: 0 });
  if (data?.request === undefined)
    return <OrderWaiting id={id} query={query} back={hrefs.order()} />;
  return <OwnOrder order={data} request={data.request} hrefs={hrefs} />;
}

interface OwnOrderProps extends Pick<OwnOrderPageProps, "hrefs"> {
  order: SentOrder;
  request: CustomerOrder;
}

function OwnOrder({ order, request, hrefs }: OwnOrderProps) {
  const t = useText();
  const client = useClient();
  const { mutate: markSeen } = useMutation(markOwnOrderSeenMutation(client));
  const again = useNewList(hrefs.list);
  // As the visit begins: once it is marked as seen, the server has no more to compare with.
  const [seen] = useState(request.seen);
  const { id } = order;
  const { revision, hasNews } = request;
  useEffect(() => {
    if (hasNews) markSeen({ id, revision });
  }, [id, revision, hasNews, markSeen]);
  const facts = useRequestFacts(request, seen);
  const now = new Map(request.answers.map((answer) => [answer.line, answer]));
  const before = new Map(seen.answers.map((answer) => [answer.line, answer]));
  const answerOf = (line: number) => {
    const answer = now.get(line);
    const isNew = JSON.stringify(answer) !== JSON.stringify(before.get(line));
    return <LineAnswerText answer={answer} isNew={isNew} />;
  };
  return (
    <LoadedOrder
      back={hrefs.order()}
      order={order}
      facts={facts}
      answerOf={answerOf}
      again={
        <Button
          variant="primary"
          icon="refresh"
          isPending={again.isPending}
          onPress={() =>
            again.create({ name: t("order.orderNumber", { id: String(id) }), order: id })
          }
        >
          {t("order.again")}
        </Button>
      }
    >
      <FailureNotice error={again.error} />
    </LoadedOrder>
  );
}
