import { changeListMutation, listQuery, type WholePartsList } from "@caliper/api-client";
import { listLimits, type Warehouse, warehousesOf } from "@caliper/catalogue-model";
import {
  FailureNotice,
  type StoredText,
  useClient,
  useViewer,
  useWarehouse,
} from "@caliper/catalogue-widgets/shared";
import {
  Button,
  EmptyState,
  Inline,
  MenuButton,
  Notice,
  Stack,
  Switch,
  Text,
  usePrinted,
} from "@caliper/design-system";
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { useCallback, useDeferredValue, useState } from "react";
import { BackLink, WarehouseSelect } from "../lists/index.ts";
import { contained, useText } from "../messages/index.ts";
import { OrderSummary } from "../orders/index.ts";
import { ChosenLines } from "./ChosenLines.tsx";
import type { ListHrefs } from "./hrefs.ts";
import { ListDocument } from "./ListDocument.tsx";
import { ListTable } from "./ListTable.tsx";
import { ListTitle } from "./ListTitle.tsx";
import { ListWaiting } from "./ListWaiting.tsx";
import * as styles from "./PartsList.css.ts";
import { SendOrder } from "./SendOrder.tsx";
import { ShareDialog } from "./ShareDialog.tsx";
import { StartQuotation } from "./StartQuotation.tsx";
import { useLineChanges } from "./useLineChanges.ts";
import { useListFiles } from "./useListFiles.ts";
import { useRemoval } from "./useRemoval.ts";
import { useSaving } from "./useSaving.ts";

export interface PartsListPageProps {
  /** The list's number. */
  id: number;
  /** Addresses of the host. */
  hrefs: ListHrefs;
  /** Called with the warehouse that the user chose for prices; without it there is no choice. */
  onWarehouse?: (warehouse: Warehouse) => void;
  /** Stores the key of an order whose answer may be lost. */
  orderAttempt?: StoredText | undefined;
}

/** One list of the user: its lines, to change, move, share, download and print. */
export const PartsListPage = contained(PartsListPageContent);

function PartsListPageContent({ id, ...props }: PartsListPageProps) {
  const t = useText();
  const client = useClient();
  const query = useQuery({
    ...listQuery(client, id, useWarehouse()),
    // Another warehouse is the same list.
    placeholderData: keepPreviousData,
  });
  const { data: list } = query;
  // React renders a deferred page in small steps, which keeps the browser responsive.
  const isReady = useDeferredValue(list !== undefined, false);
  if (list === undefined || !isReady) {
    return (
      <ListWaiting
        hrefs={props.hrefs}
        query={query}
        missing={t("lists.missing")}
        missingHint={t("lists.missingHint")}
      />
    );
  }
  return list.archivedAt === undefined ? (
    <OpenList list={list} {...props} />
  ) : (
    <ArchivedList list={list} hrefs={props.hrefs} />
  );
}

function ArchivedList({ list, hrefs }: Pick<OpenListProps, "list" | "hrefs">) {
  const t = useText();
  const client = useClient();
  const change = useMutation(changeListMutation(client));
  return (
    <Stack gap={16}>
      <FailureNotice error={change.error} />
      <ListDocument
        {...list}
        warehouse={list.warehouse}
        context={<BackLink href={hrefs.list()}>{t("lists.lists")}</BackLink>}
        actions={
          <Button
            icon="undo"
            isPending={change.isPending}
            onPress={() => change.mutate({ id: list.id, isArchived: false })}
          >
            {t("lists.restoreArchived")}
          </Button>
        }
      />
    </Stack>
  );
}

interface OpenListProps extends Omit<PartsListPageProps, "id"> {
  list: WholePartsList;
}

function OpenList({ list, hrefs, onWarehouse, orderAttempt }: OpenListProps) {
  const t = useText();
  const client = useClient();
  const hasWarehouses = warehousesOf(useViewer()).length > 1;
  const isPrinted = usePrinted();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isSharing, setSharing] = useState(false);
  const { id, warehouse, lines } = list;
  const changes = useLineChanges(id, lines, warehouse);
  const { rows: current, queue, settled } = changes;
  // Typing does not wait for the table of a long list.
  const rows = useDeferredValue(current);
  const files = useListFiles(list, current);
  const change = useMutation(changeListMutation(client));
  const saving = useSaving(queue);
  const removal = useRemoval(list);
  const { remove } = removal;
  const removeRow = useCallback(
    (row: string) => void settled(row).then((line) => line && remove([line])),
    [settled, remove],
  );
  const failed = files.error ?? change.error ?? removal.error;

  const lineIds = new Set(lines.map((line) => line.id));
  const deletedLineIds = [...queue.entries.keys()].filter((line) => !lineIds.has(line));

  if (isPrinted) {
    return (
      <ListDocument
        name={list.name}
        warehouse={warehouse}
        lines={current.map(({ line }) => line)}
      />
    );
  }
  const saves = { csv: files.saveCsv, xlsx: () => saving.whenSaved(files.saveWorkbook) };
  return (
    <Stack gap={16}>
      <ListTitle
        list={list}
        hrefs={hrefs}
        actions={
          <Inline gap={8}>
            <SendOrder list={list} saving={saving} hrefs={hrefs} attempt={orderAttempt} />
            <StartQuotation list={list} saving={saving} hrefs={hrefs} />
            <Button icon="share" onPress={() => setSharing(true)}>
              {t(list.share ? "lists.shared" : "lists.share.button")}
            </Button>
            <MenuButton
              icon="download"
              label={t("common.download")}
              items={[
                { id: "xlsx", label: t("lists.workbook") },
                { id: "csv", label: t("lists.csv") },
              ]}
              onAction={(kind) => saves[kind]()}
            />
            <Button icon="print" onPress={() => window.print()}>
              {t("common.print")}
            </Button>
          </Inline>
        }
      />
      <Inline gap={16} align="end">
        {onWarehouse && warehouse !== undefined && hasWarehouses && (
          <div className={styles.filter}>
            <WarehouseSelect value={warehouse} onChange={onWarehouse} />
          </div>
        )}
        <div className={styles.beside}>
          <Switch
            isSelected={change.isPending ? (change.variables.isStanding ?? false) : list.isStanding}
            onChange={(isStanding) => change.mutate({ id, isStanding })}
          >
            {t("lists.standing")}
          </Switch>
          <Text tone="subtle">
            {t("lists.mostLines", { count: lines.length, most: listLimits.lines })}
          </Text>
        </div>
      </Inline>
      <FailureNotice error={failed} />
      {deletedLineIds.length > 0 && (
        <Notice
          tone="warning"
          action={
            <Button size="chip" onPress={() => deletedLineIds.forEach((line) => queue.drop(line))}>
              {t("lists.discard")}
            </Button>
          }
        >
          {t("lists.lineGone")}
        </Notice>
      )}
      {removal.removed.length > 0 && (
        <Notice
          tone="info"
          action={
            <Button
              size="chip"
              icon="undo"
              isPending={removal.isPending}
              onPress={() => removal.undo()}
            >
              {t("common.undo")}
            </Button>
          }
        >
          {t("lists.removed", {
            count: removal.removed.length,
            code: removal.removed[0]?.code ?? "",
          })}
        </Notice>
      )}
      <ChosenLines
        list={list}
        lines={lines.filter((line) => chosen.has(String(line.id)))}
        onRemove={remove}
      />
      {rows.length === 0 ? (
        <EmptyState icon="clipboard" title={t("lists.noLines")} hint={t("lists.noLinesHint")} />
      ) : (
        <ListTable
          label={list.name}
          rows={rows}
          warehouse={warehouse}
          queue={queue}
          onChange={changes.change}
          chosen={chosen}
          onChoose={setChosen}
          onStep={changes.step}
          onRemove={removeRow}
        />
      )}
      <OrderSummary lines={rows} hasTotals={false} />
      <ShareDialog list={list} hrefs={hrefs} isOpen={isSharing} onClose={() => setSharing(false)} />
    </Stack>
  );
}
