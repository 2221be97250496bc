import {
  changeListMutation,
  deleteListMutation,
  listsQuery,
  type PartsList,
} from "@caliper/api-client";
import { listLimits } from "@caliper/catalogue-model";
import {
  Confirmation,
  useClient,
  useColumn,
  useRowAction,
} from "@caliper/catalogue-widgets/shared";
import {
  Button,
  type DataColumn,
  EmptyState,
  Link,
  LinkButton,
  SectionHeading,
  Stack,
  Tag,
  Text,
} from "@caliper/design-system";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { actionsColumn, AdminList, Marks, useNewList } from "../lists/index.ts";
import { contained, useText } from "../messages/index.ts";
import type { ListHrefs } from "./hrefs.ts";
import { NameDialog } from "./NameDialog.tsx";

const idOf = ({ id }: PartsList) => String(id);
const textOf = ({ name }: PartsList) => name;
const actions = { used: ["rename", "copy", "archive"], archived: ["restore", "delete"] } as const;
const icons = {
  rename: "edit",
  copy: "copy",
  archive: "box",
  restore: "undo",
  delete: "trash",
} as const;

/** What the dialog asks a name for: a new list, one list to rename or duplicate, or several to merge. */
interface Task {
  readonly kind: "create" | "rename" | "copy" | "merge";
  readonly lists: readonly PartsList[];
}

export interface PartsListsProps {
  /** Addresses of the host. */
  hrefs: ListHrefs;
}

/** The lists of the user: to open, create, rename, duplicate, merge, archive and delete. */
export const PartsLists = contained(PartsListsContent);

function PartsListsContent({ hrefs }: PartsListsProps) {
  const t = useText();
  const client = useClient();
  const lists = useQuery(listsQuery(client));
  const { create, ...creation } = useNewList(hrefs.list);
  const change = useMutation(changeListMutation(client));
  const [task, setTask] = useState<Task | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [acted, setActed] = useState<string | null>(null);
  const { ask, confirmation } = useRowAction(deleteListMutation(client), {
    facts: ({ id }: PartsList) => id,
    done: ({ name }) => t("lists.deleted", { name }),
  });
  const all = lists.data ?? [];
  const used = all.filter(({ archivedAt }) => archivedAt === undefined);
  const archived = all.filter(({ archivedAt }) => archivedAt !== undefined);
  const merged = used.filter((list) => chosen.has(idOf(list)));
  const isFull = all.length >= listLimits.lists;

  const open = (next: Task) => {
    creation.reset();
    change.reset();
    setTask(next);
  };
  const act = (list: PartsList, action: keyof typeof icons) => {
    setActed(idOf(list));
    if (action === "delete") return ask(list);
    if (action === "rename" || action === "copy") return open({ kind: action, lists: [list] });
    return change.mutate({ id: list.id, isArchived: action === "archive" });
  };
  const save = ({ kind, lists: named }: Task, name: string) => {
    const from = named.map(({ id }) => id);
    const [id] = from;
    if (kind === "rename" && id !== undefined) {
      return change.mutate({ id, name }, { onSuccess: () => setTask(null) });
    }
    return create({ name, ...(from.length > 0 && { from }) });
  };
  const suggested =
    task?.kind === "copy"
      ? t("lists.copyOf", { name: task.lists[0]?.name ?? "" })
      : task?.lists[0]?.name;
  const shell = {
    query: lists,
    columns: useListColumns(hrefs, act),
    foldsBelow: 880,
    getRowId: idOf,
    getRowText: textOf,
    rowHeight: "rowResult",
    acted,
  } as const;
  const isAsked = task?.kind === "rename" ? change : creation;
  return (
    <Stack gap={32}>
      <AdminList
        {...shell}
        id="parts-lists"
        label={t("lists.lists")}
        rows={used}
        empty={<EmptyState icon="clipboard" title={t("lists.empty")} hint={t("lists.emptyHint")} />}
        filters={
          <Text tone="subtle">
            {t(isFull ? "lists.full" : "lists.most", { count: all.length, most: listLimits.lists })}
          </Text>
        }
        failed={task === null ? change.error : null}
        selectedIds={chosen}
        onSelectionChange={setChosen}
        actions={
          <>
            {merged.length > 1 && (
              <Button
                icon="copy"
                isDisabled={isFull}
                onPress={() => open({ kind: "merge", lists: merged })}
              >
                {t("lists.merge", { count: merged.length })}
              </Button>
            )}
            <LinkButton icon="newsletter" href={hrefs.quotation()}>
              {t("quotations.quotations")}
            </LinkButton>
            {hrefs.paste !== undefined && (
              <LinkButton icon="clipboard" href={hrefs.paste}>
                {t("lists.paste")}
              </LinkButton>
            )}
            <Button
              variant="primary"
              icon="plus"
              isDisabled={isFull}
              onPress={() => open({ kind: "create", lists: [] })}
            >
              {t("lists.create")}
            </Button>
          </>
        }
      />
      {archived.length > 0 && (
        <Stack gap={8} as="section">
          <SectionHeading>{t("lists.archived")}</SectionHeading>
          <AdminList
            {...shell}
            id="archived-lists"
            label={t("lists.archived")}
            rows={archived}
            empty={null}
          />
        </Stack>
      )}
      {task && (
        <NameDialog
          onClose={() => setTask(null)}
          title={t(`lists.title.${task.kind}`)}
          submitLabel={t(`lists.button.${task.kind}`)}
          initial={suggested}
          isPending={isAsked.isPending}
          error={isAsked.error}
          onSave={(name) => save(task, name)}
        />
      )}
      <Confirmation
        {...confirmation}
        title={t("lists.deleteTitle", { name: confirmation.asked?.name ?? "" })}
        confirmLabel={t("lists.action.delete")}
      >
        {t("lists.deleteText")}
      </Confirmation>
    </Stack>
  );
}

function useListColumns(
  hrefs: ListHrefs,
  onAct: (list: PartsList, action: keyof typeof icons) => void,
): readonly DataColumn<PartsList>[] {
  const t = useText();
  const column = useColumn();
  return [
    {
      id: "name",
      header: t("lists.name"),
      isRowHeader: true,
      minWidth: 160,
      sortBy: ({ name }) => name,
      cell: ({ id, name }) => <Link href={hrefs.list(id)}>{name}</Link>,
    },
    {
      id: "marks",
      foldsInto: "name",
      header: t("common.state"),
      cell: ({ isStanding, share }) =>
        (isStanding || share) && (
          <Marks>
            {isStanding && <Tag tone="info">{t("lists.standing")}</Tag>}
            {share && <Tag icon="share">{t("lists.shared")}</Tag>}
          </Marks>
        ),
    },
    column.count("lines", t("lists.lines"), ({ lineCount }) => lineCount),
    column.count("pieces", t("order.pieces"), ({ pieces }) => pieces, { foldsInto: "lines" }),
    column.time("changed", t("common.changed"), ({ changedAt }) => changedAt),
    actionsColumn(
      t("common.actions"),
      (list) => ({
        label: t("lists.actionsOf", { code: list.name }),
        items: actions[list.archivedAt === undefined ? "used" : "archived"].map((id) => ({
          id,
          icon: icons[id],
          label: t(`lists.action.${id}`),
        })),
      }),
      onAct,
    ),
  ];
}
