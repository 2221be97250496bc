import { useCurrentList } from "@caliper/catalogue-widgets/shared";
import { LinkButton, Text, VisuallyHidden } from "@caliper/design-system";
import { useText } from "../messages/index.ts";
import { paths } from "../paths.ts";
import { listName } from "./MemberShell.css.ts";

/** The list that parts are added to, with the number of its lines; nothing without a list. */
export default function ListChip() {
  const t = useText();
  const { list } = useCurrentList();
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
