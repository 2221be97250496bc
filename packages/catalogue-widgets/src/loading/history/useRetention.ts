import { type ApiError, type HistoryRetention, setHistoryMutation } from "@caliper/api-client";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useClient } from "../../provider/index.ts";

/** The retention of the history, while it is being changed. */
export interface RetentionEdit {
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
  onSave: (retention: HistoryRetention) => void;
  isSaving: boolean;
  error: ApiError | null;
}

export function useRetention(): RetentionEdit {
  const [isEditing, setEditing] = useState(false);
  const saving = useMutation(setHistoryMutation(useClient()));
  return {
    isEditing,
    onEdit: (open) => {
      saving.reset();
      setEditing(open);
    },
    onSave: (retention) => saving.mutate(retention, { onSuccess: () => setEditing(false) }),
    isSaving: saving.isPending,
    error: saving.error,
  };
}
