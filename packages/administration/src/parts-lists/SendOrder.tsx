import {
  listQuery,
  mayCall,
  sendListOrderMutation,
  type WholePartsList,
} from "@caliper/api-client";
import type { Warehouse } from "@caliper/catalogue-model";
import {
  FormDialog,
  type StoredText,
  useClient,
  useFormat,
  useViewer,
} from "@caliper/catalogue-widgets/shared";
import {
  Button,
  FactsStrip,
  Link,
  Money,
  Notice,
  Text,
  TextArea,
  TextField,
} from "@caliper/design-system";
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import { WarehouseSelect } from "../lists/index.ts";
import { useText } from "../messages/index.ts";
import { totalsOf } from "../orders/index.ts";
import type { ListHrefs } from "./hrefs.ts";
import { rowOf } from "./rows.ts";
import type { Saving } from "./useSaving.ts";

export interface SendOrderProps {
  /** With today's prices. */
  list: WholePartsList;
  /** Of the changes of its lines. */
  saving: Saving;
  /** Addresses of the host. */
  hrefs: Pick<ListHrefs, "order">;
  /** Stores the key of an order whose answer may be lost, such as in the tab; without it another page load sends another order. */
  attempt?: StoredText | undefined;
}

/** Sends a list to the company as an order; nothing for accounts that cannot order. */
export function SendOrder({ list, saving, hrefs, attempt }: SendOrderProps) {
  const t = useText();
  const viewer = useViewer();
  const [isOpen, setOpen] = useState(false);
  const orderKey = useOrderKey(list.id, attempt);
  const { warehouse, isStanding, lines } = list;
  if (!mayCall("sendListOrder", viewer) || warehouse === undefined) return null;
  return (
    <>
      <Button
        variant="primary"
        icon={isStanding ? "refresh" : "send"}
        isDisabled={lines.length === 0}
        isPending={saving.isSaving}
        onPress={() => saving.whenSaved(() => setOpen(true))}
      >
        {t(isStanding ? "order.again" : "order.send")}
      </Button>
      {isOpen && (
        <SendDialog
          list={list}
          hrefs={hrefs}
          first={warehouse}
          orderKey={orderKey}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** The key of the next order: the same for every attempt, also after a reload, because the server sends one order for a key. */
function useOrderKey(list: number, attempt: StoredText | undefined) {
  const [key, setKey] = useState(() => {
    const [id, attempted] = attempt?.get()?.split(" ") ?? [];
    return (id === String(list) && attempted) || crypto.randomUUID();
  });
  return {
    key,
    store: () => attempt?.set(`${list} ${key}`),
    /** After the key has made an order. */
    renew: () => {
      attempt?.set("");
      setKey(crypto.randomUUID());
    },
  };
}

/** The reason of a refusal: the key has made another order. */
const sentBefore = "sent-before";

interface SendDialogProps extends Omit<SendOrderProps, "attempt" | "saving"> {
  /** The warehouse that is suggested. */
  first: Warehouse;
  orderKey: ReturnType<typeof useOrderKey>;
  onClose: () => void;
}

function SendDialog({ list, hrefs, first, orderKey, onClose }: SendDialogProps) {
  const t = useText();
  const client = useClient();
  const format = useFormat();
  const [warehouse, setWarehouse] = useState(first);
  const [reference, setReference] = useState("");
  const [note, setNote] = useState("");
  const send = useMutation(sendListOrderMutation(client));
  const query = useQuery({
    ...listQuery(client, list.id, warehouse),
    placeholderData: keepPreviousData,
  });
  const lines = query.data?.lines ?? [];
  const refused = lines.filter(({ type, price }) => type === undefined || !price?.amount);
  const totals = totalsOf(lines.map((line) => rowOf(line)));
  const isConflict = send.error?.status === 409;
  const isSentBefore = send.error?.problem?.reason === sentBefore;
  const isChanged = isConflict && !isSentBefore;
  return (
    <FormDialog
      onClose={() => send.isPending || onClose()}
      title={t("order.sendList", { name: list.name })}
      submitLabel={t(isChanged ? "order.sendChanged" : "order.send")}
      submitIcon="send"
      doneLabel={send.isSuccess ? t("order.sentState") : undefined}
      isBlocked={
        query.data === undefined ||
        query.isPlaceholderData ||
        refused.length > 0 ||
        lines.length === 0
      }
      onSubmit={() => {
        orderKey.store();
        send.mutate(
          {
            list: list.id,
            key: orderKey.key,
            warehouse,
            reference: reference.trim(),
            note: note.trim(),
            total: totals.amount,
            pieces: totals.pieces,
          },
          {
            onSuccess: orderKey.renew,
            onError: ({ problem }) => problem?.reason === sentBefore && orderKey.renew(),
          },
        );
      }}
      // Reading in the background does not hold up an order: the server refuses a total that has changed.
      isPending={send.isPending || (isChanged && query.isFetching)}
      error={query.error ?? (isConflict ? null : send.error)}
    >
      {send.data ? (
        <Notice tone="success">
          {[t("order.sent", { id: String(send.data.id) }), ""].join(" ")}
          <Link href={hrefs.order(send.data.id)}>
            {t("order.open", { id: String(send.data.id) })}
          </Link>
        </Notice>
      ) : (
        <>
          {isChanged && !query.isFetching && (
            <Notice tone="warning">
              {t("order.sendOtherTotal", { total: format.amount(totals.amount) })}
            </Notice>
          )}
          {isSentBefore && <Notice tone="warning">{send.error?.problem?.detail}</Notice>}
          <Differences lines={lines} />
          {refused.length > 0 && (
            <Notice tone="danger" title={t("order.sendRefused", { count: refused.length })}>
              {refused.map(({ code }) => code).join(", ")}
            </Notice>
          )}
          <FactsStrip
            facts={[
              { id: "pieces", label: t("order.pieces"), value: format.count(totals.pieces) },
              { id: "total", label: t("order.total"), value: <Money amount={totals.amount} /> },
            ]}
          />
          <WarehouseSelect value={warehouse} onChange={setWarehouse} />
          <TextField
            label={t("order.yourReference")}
            autoComplete="off"
            maxLength={80}
            value={reference}
            onChange={setReference}
          />
          <TextArea label={t("order.note")} maxLength={2000} value={note} onChange={setNote} />
        </>
      )}
    </FormDialog>
  );
}

/** The prices that are not those that the customer saw last. */
function Differences({ lines }: Pick<WholePartsList, "lines">) {
  const { formatDate } = useIntl();
  const t = useText();
  const format = useFormat();
  const changed = lines.flatMap(({ was, ...line }) => (was ? [{ ...line, was }] : []));
  if (changed.length === 0) return null;
  return (
    <Notice tone="warning" title={t("order.changedLines", { count: changed.length })}>
      {changed.map(({ id, code, was, price }) => (
        <Text key={id} as="p">
          {t("order.difference", {
            code,
            was: format.amount(was.amount),
            at: formatDate(was.at, { day: "numeric", month: "short" }),
            now: format.amount(price?.amount ?? 0),
          })}
        </Text>
      ))}
    </Notice>
  );
}
