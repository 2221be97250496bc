import {
  type ApiError,
  deleteSheetLayoutMutation,
  type SheetLayout,
  sheetLayoutsQuery,
} from "@caliper/api-client";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useClient } from "../../provider/index.ts";

/** The layouts that administrators saved, and the confirmation before one is deleted. */
export interface Layouts {
  /** The last saved first; empty while loading. */
  list: readonly SheetLayout[];
  /** The layout to delete, while the confirmation is open. */
  asked: SheetLayout | undefined;
  onAsk: (asked: SheetLayout | undefined) => void;
  onForget: (asked: SheetLayout) => void;
  isForgetting: boolean;
  error: ApiError | null;
}

/** @param onForgotten moves the focus, because the button no longer exists */
export function useLayouts(onForgotten: () => void): Layouts {
  const client = useClient();
  const { data: list = [] } = useQuery(sheetLayoutsQuery(client));
  const [asked, setAsked] = useState<SheetLayout>();
  const forgetting = useMutation(deleteSheetLayoutMutation(client));
  return {
    list,
    asked,
    onAsk: (layout) => {
      forgetting.reset();
      setAsked(layout);
    },
    onForget: ({ id }) =>
      forgetting.mutate(id, {
        onSuccess: () => {
          setAsked(undefined);
          onForgotten();
        },
      }),
    isForgetting: forgetting.isPending,
    error: forgetting.error,
  };
}
