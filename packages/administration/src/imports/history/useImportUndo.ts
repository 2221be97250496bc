import { type DataImport, undoImportMutation, type UndoResult } from "@caliper/api-client";
import { tableByWireName } from "@caliper/catalogue-model";
import { type RowAction, useClient, useRowAction } from "@caliper/catalogue-widgets/shared";
import { useState } from "react";

/** Whether the rows that a load replaces are kept. */
export const isUndoable = ({ table }: Pick<DataImport, "table">): boolean =>
  tableByWireName(table)?.keepsHistory !== false;

/** An undo from its question to its result. */
export interface ImportUndo extends RowAction<DataImport> {
  result: UndoResult | undefined;
  onResultClose: () => void;
}

/** @param onClosed moves the focus, because the undo button no longer exists */
export function useImportUndo(onClosed: () => void): ImportUndo {
  const [result, setResult] = useState<UndoResult>();
  const undo = useRowAction(undoImportMutation(useClient()), {
    facts: ({ id }: DataImport) => id,
    onDone: setResult,
  });
  return {
    ...undo,
    result,
    onResultClose: () => {
      onClosed();
      setResult(undefined);
    },
  };
}
