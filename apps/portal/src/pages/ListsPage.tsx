import { PartsLists } from "@caliper/administration";
import { useText } from "../messages/index.ts";
import { Page } from "./Page.tsx";

/** The user's lists of parts. */
export default function ListsPage() {
  const t = useText();
  return (
    <Page title={t("portal.menu.lists")}>
      <PartsLists />
    </Page>
  );
}
