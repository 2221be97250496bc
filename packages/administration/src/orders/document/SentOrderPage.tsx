import {
  type CustomerOrder,
  orderWorkbookMutation,
  type SentOrder,
  sentOrderQuery,
} from "@caliper/api-client";
import { nextOrderStates } from "@caliper/catalogue-model";
import {
  FailureNotice,
  saveFile,
  type StoredText,
  useClient,
  useLinks,
} from "@caliper/catalogue-widgets/shared";
import { Button, Hide, LinkButton } from "@caliper/design-system";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { contained, useText } from "../../messages/index.ts";
import { AnswerDialog } from "../customer/AnswerDialog.tsx";
import { AnswerOrder, useAnswerDraft } from "../customer/AnswerOrder.tsx";
import { LineAnswerText } from "../customer/LineAnswerText.tsx";
import { LoadedOrder, OrderWaiting, useRequestFacts } from "./LoadedOrder.tsx";

export interface SentOrderPageProps {
  /** The order's number. */
  id: number;
  /** Keeps answers to the order that are not saved yet while the page is loaded again. */
  answers?: StoredText | undefined;
}

/** A sent order, to read, download, print, copy and repeat; administrators answer it if a customer sent it. */
export const SentOrderPage = contained(SentOrderPageContent);

function SentOrderPageContent({ id, answers }: SentOrderPageProps) {
  const { data, ...query } = useQuery(sentOrderQuery(useClient(), id));
  if (data === undefined) return <OrderWaiting id={id} query={query} />;
  return data.request ? (
    <AnsweredOrder order={data} request={data.request} store={answers} />
  ) : (
    <LoadedOrder order={data} actions={<Download id={id} />} again={<Repeat id={id} />} />
  );
}

interface RequestProps {
  order: SentOrder;
  request: CustomerOrder;
  store: StoredText | undefined;
}

function AnsweredOrder({ order, request, store }: RequestProps) {
  const t = useText();
  const draft = useAnswerDraft(request, store);
  const [line, setLine] = useState<number>();
  const facts = useRequestFacts(request);
  const answers = new Map(draft.draft.answers.map((answer) => [answer.line, answer]));
  const product = line === undefined ? undefined : order.products[line];
  const isOpen = nextOrderStates[request.state].length > 0;
  const answerOf = (place: number) => (
    <>
      <LineAnswerText answer={answers.get(place)} />
      {isOpen && (
        <Hide on="print">
          <Button
            size="chip"
            icon="edit"
            label={t("order.answer.of", { code: order.products[place]?.code ?? "" })}
            onPress={() => setLine(place)}
          >
            {t("order.answer")}
          </Button>
        </Hide>
      )}
    </>
  );
  return (
    <>
      <LoadedOrder
        order={order}
        actions={<Download id={order.id} />}
        again={<Repeat id={order.id} />}
        facts={facts}
        answerOf={answerOf}
      >
        <AnswerOrder order={order} request={request} answers={draft} />
      </LoadedOrder>
      {line !== undefined && product && (
        <AnswerDialog
          code={product.code}
          quantity={product.quantity}
          line={line}
          answer={answers.get(line)}
          onAnswer={(answer) => draft.answerLine(line, answer)}
          onClose={() => setLine(undefined)}
        />
      )}
    </>
  );
}

function Download({ id }: Pick<SentOrderPageProps, "id">) {
  const t = useText();
  const download = useMutation(orderWorkbookMutation(useClient()));
  return (
    <>
      <FailureNotice error={download.error} />
      <Button
        icon="download"
        isPending={download.isPending}
        onPress={() =>
          download.mutate(id, {
            onSuccess: (content) => saveFile({ name: `order-${id}.xlsx`, content }),
          })
        }
      >
        {t("common.download")}
      </Button>
    </>
  );
}

function Repeat({ id }: Pick<SentOrderPageProps, "id">) {
  const t = useText();
  return (
    <LinkButton icon="refresh" href={useLinks().repeatOrder(id)}>
      {t("order.repeat")}
    </LinkButton>
  );
}
