import {
  addListLinesMutation,
  type ListLine,
  transferListLinesMutation,
  type WholePartsList,
} from "@caliper/api-client";
import { useClient } from "@caliper/catalogue-widgets/shared";
import { useMutation } from "@tanstack/react-query";
import { useCallback, useState } from "react";

/** Removes lines of a list. Undo adds those of the last removal at its end. */
export function useRemoval({ id: list, warehouse }: WholePartsList) {
  const client = useClient();
  const { mutate: transfer, error } = useMutation(transferListLinesMutation(client));
  const add = useMutation(addListLinesMutation(client));
  const [removed, setRemoved] = useState<readonly ListLine[]>([]);
  return {
    removed,
    isPending: add.isPending,
    error: error ?? add.error,
    remove: useCallback(
      (lines: readonly ListLine[]) =>
        transfer(
          { list, lines: lines.map(({ id, revision }) => ({ id, revision })) },
          { onSuccess: () => setRemoved(lines) },
        ),
      [list, transfer],
    ),
    undo: () =>
      add.mutate(
        {
          list,
          warehouse,
          lines: removed.map(({ code, grade, quantity, note }) => ({
            code,
            quantity,
            note,
            ...(grade !== undefined && { grade }),
          })),
        },
        { onSuccess: () => setRemoved([]) },
      ),
  };
}
