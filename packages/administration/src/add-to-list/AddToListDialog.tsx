import {
  addListLinesMutation,
  type ApiError,
  createListMutation,
  type PartsList,
} from "@caliper/api-client";
import {
  FormDialog,
  type PartToAdd,
  useClient,
  useCurrentList,
  useFormat,
  useNavigate,
  usePartsLists,
  useWarehouse,
} from "@caliper/catalogue-widgets/shared";
import { Select, Stack, Text, TextField, toasts } from "@caliper/design-system";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { contained, useText } from "../messages/index.ts";
import { PartQuantity } from "./PartQuantity.tsx";
import { firstTyped, type LineToAdd, linesOf, maxFields } from "./quantities.ts";

export interface AddToListDialogProps {
  /** What is added. */
  parts: readonly PartToAdd[];
  /** Called when the parts are added, and when the user cancels. */
  onClose: () => void;
}

/** Stands for a list that is made with the parts. */
const newList = "new";
const maxNameLength = 80;

/** Asks for quantities and a list, and adds parts to it. Enter adds one piece to the current list. */
export const AddToListDialog = contained(AddToListContent);

function AddToListContent({ parts, onClose }: AddToListDialogProps) {
  const t = useText();
  const format = useFormat();
  const client = useClient();
  const host = usePartsLists();
  const navigate = useNavigate();
  const warehouse = useWarehouse();
  const current = useCurrentList();
  const [typed, setTyped] = useState(() => firstTyped(parts));
  const [chosen, setChosen] = useState<string>();
  const [name, setName] = useState("");
  const [isChecked, setChecked] = useState(false);
  const create = useMutation(createListMutation(client));
  const add = useMutation(addListLinesMutation(client));
  const { lists } = current;
  const target = chosen ?? (lists && String(current.list?.id ?? newList));
  const isNamed = chosen === newList && lists !== undefined && lists.length > 0;
  const hasFields = parts.length <= maxFields;
  const lines = linesOf(parts, typed);

  /** The list of the parts; a new one is kept for the next attempt. */
  const listToFill = async (): Promise<Pick<PartsList, "id">> => {
    const loadedLists = lists ?? (await current.load());
    const listed = loadedLists.find(({ id }) => String(id) === target) ?? loadedLists[0];
    if (target !== newList && listed) return listed;
    const createdList = await create.mutateAsync({ name: name.trim() || t("addToList.firstName") });
    setChosen(String(createdList.id));
    return createdList;
  };
  // One mutation, so that a second press waits for all of its calls.
  const save = useMutation<PartsList, ApiError, readonly LineToAdd[]>({
    mutationFn: async (linesToAdd) => {
      const { id } = await listToFill();
      return add.mutateAsync({ list: id, warehouse, lines: [...linesToAdd] });
    },
    onSuccess: ({ id, name: list }, linesToAdd) => {
      current.choose(id);
      const [only, ...others] = linesToAdd;
      const title =
        only && others.length === 0
          ? t("addToList.added", {
              code: only.code,
              quantity: format.count(only.quantity),
              list,
            })
          : t("addToList.addedSeveral", { count: linesToAdd.length, list });
      toasts.show(title, {
        tone: "success",
        ...(host && {
          action: { label: t("addToList.open"), onPress: () => navigate(host.href(id)) },
        }),
      });
      onClose();
    },
  });
  const submit = () => {
    setChecked(true);
    const isWithoutName = isNamed && name.trim() === "";
    if (lines && lines.length > 0 && !isWithoutName) save.mutate(lines);
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t("addToList.title")}
      submitLabel={t("addToList.submit")}
      submitIcon="plus"
      size="small"
      onSubmit={submit}
      isPending={save.isPending}
      error={save.error}
    >
      {hasFields ? (
        <Stack gap={12}>
          {parts.map(({ code }, index) => (
            <PartQuantity
              key={code}
              code={code}
              typed={typed[index] ?? { count: null, each: 1 }}
              onChange={(next) => setTyped(typed.with(index, next))}
              isMissing={isChecked && lines?.length === 0 && index === 0}
            />
          ))}
          {parts.length > 1 && (
            <Text variant="caption" tone="subtle">
              {t("addToList.leaveEmpty")}
            </Text>
          )}
        </Stack>
      ) : (
        <Text>{t("addToList.several", { count: parts.length })}</Text>
      )}
      <Select
        label={t("addToList.list")}
        items={[
          ...(lists ?? []).map(({ id, name: label, lineCount }) => ({
            id: String(id),
            label,
            note: t("addToList.lines", { count: lineCount }),
          })),
          {
            id: newList,
            label: t(
              lists === undefined || lists.length > 0 ? "addToList.newList" : "addToList.firstName",
            ),
          },
        ]}
        value={target ?? null}
        onChange={setChosen}
        isDisabled={lists === undefined}
      />
      {isNamed && (
        <TextField
          label={t("addToList.name")}
          value={name}
          onChange={setName}
          maxLength={maxNameLength}
          {...(isChecked && name.trim() === "" && { error: t("addToList.nameMissing") })}
        />
      )}
    </FormDialog>
  );
}
