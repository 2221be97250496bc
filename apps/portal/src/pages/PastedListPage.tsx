import { PasteList } from "@caliper/administration";
import { useSearchParams } from "react-router-dom";
import { useText } from "../messages/index.ts";
import { Page } from "./Page.tsx";

/** Looks up pasted codes, or those in the URL, for the user's lists of parts. */
export default function PastedListPage() {
  const t = useText();
  const [query] = useSearchParams();
  const codes = query.get("codes") ?? "";
  return (
    <Page title={t("portal.pastedList")} gap={16}>
      <PasteList key={codes} initial={codes.split(",").join("\n")} />
    </Page>
  );
}
