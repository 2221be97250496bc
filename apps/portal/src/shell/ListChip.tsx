import { listsQuery } from "@caliper/api-client";
import { useClient } from "@caliper/catalogue-widgets";
import { LinkButton, Text, VisuallyHidden } from "@caliper/design-system";
import { useQuery } from "@tanstack/react-query";
import { useText } from "../messages/index.ts";
import { paths } from "../paths.ts";
import { listName } from "./MemberShell.css.ts";

/** The list that parts are added to, with the number of its lines; nothing without a list. */
export default function ListChip() {
  const t = useText();
  const { data = [] } = useQuery(listsQuery(useClient()));
  const list = data.find(({ archivedAt }) => archivedAt === undefined);
  if (list === undefined) return null;
  const { id, name, lineCount: count } = list;
  return (
    <LinkButton size="chip" icon="clipboard" href={paths.lists(id)}>
      <VisuallyHidden>{t("portal.menu.lists")}</VisuallyHidden>
      <span className={listName} title={name}>
        <Text truncate>{name}</Text>
      </span>
      {count}
    </LinkButton>
  );
}
