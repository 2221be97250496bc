import { maySee } from "@caliper/catalogue-model";
import { useLinks, useViewer } from "../../provider/index.ts";
import { usePartsLists } from "./partsLists.ts";

/**
 * The page that looks up a list of codes: the reports for administrators, who order from it; that of the lists for other
 * users. Undefined where the viewer has neither.
 */
export function useCodeList(): ((codes: readonly string[]) => string) | undefined {
  const links = useLinks();
  const viewer = useViewer();
  const lists = usePartsLists();
  if (maySee("administration", viewer)) return links.codeList;
  return lists?.pasted;
}
