import {
  listsQuery,
  type ListLine,
  type PartsList,
  transferListLinesMutation,
} from "@caliper/api-client";
import { FailureNotice, useClient } from "@caliper/catalogue-widgets/shared";
import { Button, Inline, MenuButton, Notice, Text, toasts } from "@caliper/design-system";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useText } from "../messages/index.ts";

export interface ChosenLinesProps {
  list: PartsList;
  lines: readonly ListLine[];
  onRemove: (lines: readonly ListLine[]) => void;
}

/** Moves, copies or removes the chosen lines; nothing while none is chosen. */
export function ChosenLines({ list, lines, onRemove }: ChosenLinesProps) {
  const t = useText();
  const client = useClient();
  const lists = useQuery({ ...listsQuery(client), enabled: lines.length > 0 });
  const transfer = useMutation(transferListLinesMutation(client));
  if (lines.length === 0) return null;
  const otherLists = (lists.data ?? []).filter(
    ({ id, archivedAt }) => id !== list.id && archivedAt === undefined,
  );
  const items = otherLists.map(({ id, name }) => ({ id: String(id), label: name }));
  const transferTo = (id: string, isCopy: boolean) =>
    transfer.mutate(
      {
        list: list.id,
        lines: lines.map((line) => ({ id: line.id, revision: line.revision })),
        to: Number(id),
        ...(isCopy && { isCopy }),
      },
      {
        onSuccess: () => {
          const name = otherLists.find((each) => String(each.id) === id)?.name ?? "";
          const done = isCopy ? "lists.copied" : "lists.moved";
          toasts.show(t(done, { count: lines.length, name }), { tone: "success" });
        },
      },
    );
  return (
    <>
      <Inline gap={8}>
        <Text>{t("lists.chosen", { count: lines.length })}</Text>
        {lists.data !== undefined && items.length === 0 && (
          <Text tone="subtle">{t("lists.noOther")}</Text>
        )}
        {items.length > 0 && (
          <>
            <MenuButton
              size="chip"
              icon="arrowRight"
              label={t("lists.moveTo")}
              items={items}
              onAction={(id) => transferTo(id, false)}
            />
            <MenuButton
              size="chip"
              icon="copy"
              label={t("lists.copyTo")}
              items={items}
              onAction={(id) => transferTo(id, true)}
            />
          </>
        )}
        <Button size="chip" icon="trash" onPress={() => onRemove(lines)}>
          {t("lists.removeChosen")}
        </Button>
      </Inline>
      {transfer.error?.status === 409 ? (
        <Notice tone="danger">{t("lists.transferConflict")}</Notice>
      ) : (
        <FailureNotice error={transfer.error} />
      )}
    </>
  );
}
