import { useTerms } from "@caliper/catalogue-widgets";
import { useIntl } from "react-intl";
import type { MenuWords } from "./menu.ts";
import { fullMessage, menuMessages, reportMessages } from "./messages.ts";

/** The menu's texts in the page's language. */
export function useMenuWords(): MenuWords {
  const { formatMessage } = useIntl();
  const terms = useTerms();
  const words: MenuWords = {
    group: (id) => formatMessage(menuMessages[id]),
    link: ({ page, section, report }) => {
      if (section !== undefined) return terms.section(section);
      if (report !== undefined) return formatMessage(reportMessages[report]);
      return formatMessage(menuMessages[page]);
    },
    full: (group, link) =>
      formatMessage(fullMessage, { group: words.group(group), section: words.link(link) }),
  };
  return words;
}
