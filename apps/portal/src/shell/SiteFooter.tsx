import { Footer, type FooterLink } from "@caliper/design-system";
import { useTerms } from "@caliper/catalogue-widgets";
import { useIntl } from "react-intl";
import { site } from "../site.ts";
import { useSession } from "../state/session.tsx";
import { hrefOf, sectionHref } from "./hrefs.ts";
import { menuMessages, shellMessages } from "./messages.ts";
import { footerOf } from "./menuModel.ts";

/** The disclaimer, and a link to each section. */
export function SiteFooter() {
  const { formatMessage } = useIntl();
  const terms = useTerms();
  const { viewer } = useSession();
  const { sections, newsletter } = footerOf(viewer);

  const internal = [
    ...sections.map((section) => ({
      id: section as string,
      label: terms.section(section),
      href: sectionHref(section),
    })),
    {
      id: "newsletter",
      label: formatMessage(menuMessages.newsletter),
      href: newsletter ? hrefOf({ page: "newsletter" }) : undefined,
    },
  ];
  const links: FooterLink[] = internal.flatMap(({ href, ...link }) =>
    href === undefined ? [] : [{ ...link, href }],
  );
  return (
    <Footer
      linksLabel={formatMessage(shellMessages.footer)}
      links={[
        ...links,
        {
          id: "official",
          label: formatMessage(shellMessages.officialPage),
          href: site.officialPage,
          isExternal: true,
        },
      ]}
    >
      {formatMessage(shellMessages.disclaimer)} {formatMessage(shellMessages.demoData)}
    </Footer>
  );
}
