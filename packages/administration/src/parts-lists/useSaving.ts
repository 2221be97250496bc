import { toasts } from "@caliper/design-system";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import type { LineQueue } from "./LineQueue.ts";

export interface Saving {
  /** An action waits for changes that are being saved. */
  isSaving: boolean;
  /** Acts once the changes of the lines are saved; if one of them was not, says so and does nothing. */
  whenSaved: (act: () => void) => void;
}

/** For what the server makes of a list, which must have the quantity that was typed a moment before. */
export function useSaving(queue: LineQueue): Saving {
  const t = useText();
  const [isSaving, setSaving] = useState(false);
  const whenSaved = (act: () => void) => {
    if (isSaving) return;
    if (queue.entries.size === 0) return act();
    setSaving(true);
    void queue.saved().then((isSaved) => {
      setSaving(false);
      if (isSaved) act();
      else toasts.show(t("lists.saveFirst"), { tone: "danger" });
    });
  };
  return { isSaving, whenSaved };
}
