import { Footer, type FooterLink, Hide, Text } from "@caliper/design-system";
import { useTerms } from "@caliper/catalogue-widgets";
import { type PlainTextId, useText } from "../messages/index.ts";
import { site } from "../site.ts";
import { useSession } from "../state/useSession.ts";
import { hrefOf, sectionHref } from "./hrefs.ts";
import { footerOf } from "./menuModel.ts";

interface Note {
  readonly label: PlainTextId;
  readonly texts: readonly PlainTextId[];
  readonly isUnprinted?: boolean;
}

const notes: readonly Note[] = [
  { label: "portal.shell.system", texts: ["portal.shell.systemText", "portal.shell.demoData"] },
  { label: "portal.shell.caution", texts: ["portal.shell.disclaimer"] },
  {
    label: "portal.shell.advertisement",
    texts: ["portal.shell.advertisementText"],
    isUnprinted: true,
  },
];

/** System, caution and advertisement texts, and a link to each section. */
export function SiteFooter() {
  const t = useText();
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
      label: t("portal.menu.newsletter"),
      href: newsletter ? hrefOf({ page: "newsletter" }) : undefined,
    },
  ];
  const links: FooterLink[] = internal.flatMap(({ href, ...link }) =>
    href === undefined ? [] : [{ ...link, href }],
  );
  return (
    <Footer
      linksLabel={t("portal.shell.footer")}
      links={[
        ...links,
        {
          id: "official",
          label: t("portal.shell.officialPage"),
          href: site.officialPage,
          isExternal: true,
        },
      ]}
    >
      <Text as="p" variant="caption" tone="subtle">
        {notes.map(({ label, texts, isUnprinted }) => (
          <Hide key={label} on={isUnprinted ? "print" : undefined}>
            <Text variant="caption" weight="strong">
              {t(label)}
            </Text>
            {["", ...texts.map((text) => t(text)), ""].join(" ")}
          </Hide>
        ))}
      </Text>
    </Footer>
  );
}
