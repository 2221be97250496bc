import { Hide, Link } from "@caliper/design-system";
import { UnreadPage, type UnreadPageProps } from "../lists/index.ts";
import { useText } from "../messages/index.ts";
import type { ListHrefs } from "./hrefs.ts";

/** The way back to all lists. */
export function BackToLists({ hrefs }: { hrefs: ListHrefs }) {
  const t = useText();
  return (
    <Hide on="print">
      <Link href={hrefs.list()}>{t("lists.lists")}</Link>
    </Hide>
  );
}

export interface ListWaitingProps extends Pick<UnreadPageProps, "query"> {
  hrefs: ListHrefs;
  /** Shown where there is no such list. */
  missing: string;
  missingHint: string;
}

/** A list that is loading, failed or does not exist. */
export function ListWaiting({ hrefs, query, missing, missingHint }: ListWaitingProps) {
  const t = useText();
  return (
    <UnreadPage
      title={t("lists.list")}
      context={<BackToLists hrefs={hrefs} />}
      query={query}
      missing={{ icon: "clipboard", title: missing, hint: missingHint }}
      lines={{
        columns: ["common.code", "order.description", "order.quantity", "order.note"],
        loadingLabel: t("lists.loadingOne"),
        rowHeight: "rowResult",
      }}
    />
  );
}
