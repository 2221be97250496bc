import { Footer, type FooterLink, Hide, Text } from "@caliper/design-system";
import { useTerms } from "@caliper/catalogue-widgets";
import { useIntl } from "react-intl";
import { site } from "../site.ts";
import { useSession } from "../state/useSession.ts";
import { hrefOf, sectionHref } from "./hrefs.ts";
import { menuMessages, shellMessages } from "./messages.ts";
import { footerOf } from "./menuModel.ts";

const wordGap = " ";

const notes = [
  { label: shellMessages.system, texts: [shellMessages.systemText, shellMessages.demoData] },
  { label: shellMessages.caution, texts: [shellMessages.disclaimer] },
  {
    label: shellMessages.advertisement,
    texts: [shellMessages.advertisementText],
    isUnprinted: true,
  },
];

/** System, caution and advertisement texts, and a link to each section. */
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
      {notes.map(({ label, texts, isUnprinted }) => (
        <Hide key={label.id} on={isUnprinted ? "print" : undefined}>
          <Text as="p" variant="caption" tone="subtle">
            <Text variant="caption" weight="strong">
              {formatMessage(label)}
              {wordGap}
            </Text>
            {texts.map((text) => formatMessage(text)).join(" ")}
          </Text>
        </Hide>
      ))}
    </Footer>
  );
}
