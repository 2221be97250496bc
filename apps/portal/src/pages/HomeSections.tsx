import { type Section, sectionsOf } from "@caliper/catalogue-model";
import { Card, Grid, Icon, Inline, Notice, Stack, Text } from "@caliper/design-system";
import { useTerms } from "@caliper/catalogue-widgets";
import { useSearchParams } from "react-router-dom";
import { useText } from "../messages/index.ts";
import { paths, readHomeSearch } from "../paths.ts";
import { sectionHref } from "../shell/hrefs.ts";
import { sectionIcons } from "../shell/sectionIcons.ts";
import { useSession } from "../state/useSession.ts";
import Banners from "./Banners.tsx";
import { layout } from "./HomeSections.css.ts";
import { Page } from "./Page.tsx";

/** The home page of plant staff: the sections of their flags instead of a general search. */
export default function HomeSections() {
  const t = useText();
  const terms = useTerms();
  const { viewer } = useSession();
  const [query] = useSearchParams();
  const { code } = readHomeSearch(query);
  const title = t("portal.home.welcome");
  // A colleague's link may lead to a search that these users do not have: its code is searched in the section they open.
  const hrefOf = (section: Section) =>
    code === undefined || section === "brake_fluid"
      ? sectionHref(section)
      : paths.sectionCode(section, code);
  return (
    <Page title={title} note={t("portal.home.openSection")}>
      <div className={layout}>
        <Stack gap={16}>
          {code !== undefined && <Notice>{t("portal.home.sectionsForCode", { code })}</Notice>}
          <Grid columns={2} gap={16}>
            {sectionsOf(viewer).map((section) => (
              <Card key={section} href={hrefOf(section) ?? ""}>
                <Inline gap={12} wrap={false}>
                  <Icon name={sectionIcons[section]} size="large" />
                  <Text variant="section">{terms.section(section)}</Text>
                </Inline>
              </Card>
            ))}
          </Grid>
        </Stack>
        <Banners />
      </div>
    </Page>
  );
}
