import {
  choiceOfSent,
  orderWorkbookMutation,
  type SentOrder as Order,
  sentOrderQuery,
} from "@caliper/api-client";
import {
  FailureState,
  saveFile,
  useClient,
  useCopy,
  useFailure,
  useLinks,
} from "@caliper/catalogue-widgets/shared";
import {
  Button,
  DataTable,
  EmptyState,
  Hide,
  Inline,
  Link,
  LinkButton,
  Notice,
  PageHeader,
  Skeleton,
  Stack,
} from "@caliper/design-system";
import { useMutation, useQuery } from "@tanstack/react-query";
import { contained, useText } from "../../messages/index.ts";
import { lineId } from "../orderDraft.ts";
import { useDescriptions } from "../useDescriptions.ts";
import { copiedLines } from "./copiedLines.ts";
import * as styles from "./OrderDocument.css.ts";
import type { DocumentLine } from "./LinesDocument.tsx";
import { OrderDocument } from "./OrderDocument.tsx";

export interface SentOrderPageProps {
  /** The order's number. */
  id: number;
}

/** A sent order, to read, download, print, copy and repeat. */
export const SentOrderPage = contained(SentOrderPageContent);

function SentOrderPageContent({ id }: SentOrderPageProps) {
  const t = useText();
  const client = useClient();
  const { data, error, isFetching, refetch } = useQuery(sentOrderQuery(client, id));
  const title = t("order.orderNumber", { id: String(id) });
  if (data !== undefined) return <LoadedOrder order={data} title={title} />;
  return (
    <Stack gap={24}>
      <PageHeader title={title} context={<BackToHistory />} />
      {error === null && <Waiting />}
      {error?.kind === "notFound" && (
        <EmptyState
          icon="history"
          title={t("order.missing", { id: String(id) })}
          hint={t("order.missingHint")}
        />
      )}
      {error !== null && error.kind !== "notFound" && (
        <FailureState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </Stack>
  );
}

function BackToHistory() {
  const t = useText();
  return (
    <Hide on="print">
      <div className={styles.back}>
        <Link href={useLinks().orderHistory()}>{t("order.history")}</Link>
      </div>
    </Hide>
  );
}

function Waiting() {
  const t = useText();
  const columns = ["common.code", "order.description", "order.quantity", "order.amount"] as const;
  return (
    <>
      <Skeleton shape="block" height="control" />
      <DataTable
        label={t("order.lineTable")}
        columns={columns.map((title, index) => ({
          id: String(index),
          header: t(title),
          cell: () => null,
        }))}
        getRowId={String}
        getRowText={String}
        state="loading"
        loadingLabel={t("order.documentLoading")}
        rowHeight="rowDimension"
      />
    </>
  );
}

function LoadedOrder({ order, title }: { order: Order; title: string }) {
  const t = useText();
  const client = useClient();
  const links = useLinks();
  const failureOf = useFailure();
  const describe = useDescriptions();
  const [isCopied, copy] = useCopy(t("order.copied"));
  const download = useMutation(orderWorkbookMutation(client));
  const lines = order.products.map((product): DocumentLine => ({
    ...product,
    id: lineId(product),
    // Orders of early versions have only the English description.
    description:
      product.detail === undefined ? product.description : describe(choiceOfSent(product), product),
  }));
  const titles = {
    code: t("common.code"),
    description: t("order.description"),
    quantity: t("order.quantity"),
    price: t("order.price"),
    amount: t("order.amount"),
  };
  return (
    <Stack gap={16}>
      {download.error && (
        <Hide on="print">
          <Notice tone="danger">{failureOf(download.error).line}</Notice>
        </Hide>
      )}
      <OrderDocument
        title={title}
        context={<BackToHistory />}
        actions={
          <Inline gap={8}>
            <Button
              icon="download"
              isPending={download.isPending}
              onPress={() =>
                download.mutate(order.id, {
                  onSuccess: (content) => saveFile({ name: `order-${order.id}.xlsx`, content }),
                })
              }
            >
              {t("common.download")}
            </Button>
            <Button icon="print" onPress={() => window.print()}>
              {t("common.print")}
            </Button>
            <Button
              icon={isCopied ? "check" : "copy"}
              onPress={() => void copy(copiedLines(lines, titles))}
            >
              {t(isCopied ? "order.copied" : "order.copy")}
            </Button>
            <LinkButton icon="refresh" href={links.repeatOrder(order.id)}>
              {t("order.repeat")}
            </LinkButton>
          </Inline>
        }
        order={{ ...order, date: order.sentAt, lines }}
      />
    </Stack>
  );
}
