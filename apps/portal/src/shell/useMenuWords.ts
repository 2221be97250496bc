import { useTerms } from "@caliper/catalogue-widgets";
import { useText } from "../messages/index.ts";
import type { MenuWords } from "./menu.ts";

/** The menu's texts in the page's language. */
export function useMenuWords(): MenuWords {
  const t = useText();
  const terms = useTerms();
  const words: MenuWords = {
    group: (id) => t(`portal.menu.${id}`),
    link: ({ page, section, report }) => {
      if (section !== undefined) return terms.section(section);
      if (report !== undefined) return t(`portal.reports.${report}`);
      return t(`portal.menu.${page}`);
    },
    full: (group, link) =>
      t("portal.menu.direct", { group: words.group(group), section: words.link(link) }),
  };
  return words;
}
