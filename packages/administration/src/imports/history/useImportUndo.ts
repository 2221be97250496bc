import {
  undoImportMutation,
  type ApiError,
  type DataImport,
  type UndoResult,
} from "@caliper/api-client";
import { useClient } from "@caliper/catalogue-widgets/shared";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";

/** An undo from its question to its result. */
export interface ImportUndo {
  /** The import to undo, while the confirmation is open. */
  asked: DataImport | undefined;
  onAsk: (asked: DataImport | undefined) => void;
  onUndo: (asked: DataImport) => void;
  isUndoing: boolean;
  undoError: ApiError | null;
  result: UndoResult | undefined;
  onResultClose: () => void;
}

/** @param onClosed moves the focus, because the undo button no longer exists */
export function useImportUndo(onClosed: () => void): ImportUndo {
  const [asked, onAsk] = useState<DataImport>();
  const [result, setResult] = useState<UndoResult>();
  const undo = useMutation(undoImportMutation(useClient()));
  return {
    asked,
    onAsk,
    onUndo: ({ id }) =>
      undo.mutate(id, {
        onSuccess: (done) => {
          onAsk(undefined);
          setResult(done);
        },
      }),
    isUndoing: undo.isPending,
    undoError: undo.error,
    result,
    onResultClose: () => {
      onClosed();
      setResult(undefined);
    },
  };
}
