import { BackLink, UnreadPage, type UnreadPageProps } from "../lists/index.ts";
import { useText } from "../messages/index.ts";
import type { ListHrefs } from "./hrefs.ts";

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
      context={<BackLink href={hrefs.list()}>{t("lists.lists")}</BackLink>}
      query={query}
      missing={{ icon: "clipboard", title: missing, hint: missingHint }}
      lines={{
        columns: ["common.code", "order.description", "order.quantity", "order.note"],
        rowHeight: "rowResult",
      }}
    />
  );
}
