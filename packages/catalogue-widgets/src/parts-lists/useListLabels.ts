import { useMemo } from "react";
import { useText } from "../messages/index.ts";
import type { PartsListsHost } from "../shared/add-to-list/index.ts";

/** Replaced by codes. */
const placeholder = "\u0000";

/**
 * The words of the buttons that add parts to lists, for the host that offers lists. Apart from the buttons: other sites load
 * the texts that the files of their widgets show, and have no lists.
 */
export function useListLabels(): Pick<PartsListsHost, "label" | "labelOf"> {
  const t = useText();
  const label = t("partsLists.add");
  const pattern = t("partsLists.addCodes", { codes: placeholder });
  // Every row of results reads them: they change with the language only.
  return useMemo(
    () => ({ label, labelOf: (codes) => pattern.replace(placeholder, codes) }),
    [label, pattern],
  );
}
