import type { ApiError } from "@caliper/api-client";
import { toasts } from "@caliper/design-system";
import { useMutation, type UseMutationOptions } from "@tanstack/react-query";
import { useState } from "react";
import type { ConfirmationProps } from "./Confirmation.tsx";

interface RowActionOptions<Row, Data, Facts> {
  readonly facts: (row: Row) => Facts;
  /** Shown after success. */
  readonly done?: (row: Row) => string;
  readonly onDone?: (data: Data) => void;
  /** Whether somebody else has already done it, so that its failure is none. */
  readonly isAlreadyDone?: (error: ApiError) => boolean;
}

export interface RowAction<Row> {
  /** Opens the question about a row. */
  readonly ask: (row: Row) => void;
  /** For a `Confirmation`: it shows that the action runs and why it failed, and closes when it is done. */
  readonly confirmation: Pick<
    ConfirmationProps<Row>,
    "asked" | "onConfirm" | "onClose" | "isPending" | "error"
  >;
}

/** An action on a row of a list that a dialog asks about first. */
export function useRowAction<Row, Data, Facts>(
  mutation: UseMutationOptions<Data, ApiError, Facts>,
  { facts, done, onDone, isAlreadyDone }: RowActionOptions<Row, Data, Facts>,
): RowAction<Row> {
  const action = useMutation(mutation);
  const [asked, setAsked] = useState<Row | null>(null);
  const close = () => setAsked(null);
  return {
    ask: (row) => {
      action.reset();
      setAsked(row);
    },
    confirmation: {
      asked,
      isPending: action.isPending,
      error: action.error,
      onClose: close,
      onConfirm: (row) =>
        action.mutate(facts(row), {
          onSuccess: (data) => {
            close();
            if (done) toasts.show(done(row), { tone: "success" });
            onDone?.(data);
          },
          onError: (error) => {
            if (isAlreadyDone?.(error)) close();
          },
        }),
    },
  };
}
