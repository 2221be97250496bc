import { useTerms } from "@caliper/catalogue-widgets";
import { useIntl } from "react-intl";
import type { MenuWords } from "./menu.ts";
import { directMessage, menuMessages } from "./messages.ts";

/** The menu's words in the language of the page. */
export function useMenuWords(): MenuWords {
  const { formatMessage } = useIntl();
  const terms = useTerms();
  const words: MenuWords = {
    group: (id) => formatMessage(menuMessages[id]),
    link: ({ page, section }) =>
      section === undefined && page !== "table"
        ? formatMessage(menuMessages[page])
        : terms.section(section ?? "kit_caliper"),
    direct: (group, link) =>
      formatMessage(directMessage, { group: words.group(group), section: words.link(link) }),
  };
  return words;
}
