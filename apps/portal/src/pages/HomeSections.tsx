import { sectionsOf } from "@caliper/catalogue-model";
import { Card, Grid, Icon, Inline, Text } from "@caliper/design-system";
import { useTerms } from "@caliper/catalogue-widgets";
import { useIntl } from "react-intl";
import { sectionHref } from "../shell/hrefs.ts";
import { sectionIcons } from "../shell/sectionIcons.ts";
import { useSession } from "../state/useSession.ts";
import Banners from "./Banners.tsx";
import { layout } from "./HomeSections.css.ts";
import { pageMessages } from "./messages.ts";
import { Page } from "./Page.tsx";

/** The home page of plant staff: the sections of their flags instead of a general search. */
export default function HomeSections() {
  const { formatMessage } = useIntl();
  const terms = useTerms();
  const { viewer } = useSession();
  const title = formatMessage(pageMessages.homeWelcome);
  return (
    <Page title={title} note={formatMessage(pageMessages.homeOpenSection)}>
      <div className={layout}>
        <Grid columns={2} gap={16}>
          {sectionsOf(viewer).map((section) => (
            <Card key={section} href={sectionHref(section) ?? ""}>
              <Inline gap={12} wrap={false}>
                <Icon name={sectionIcons[section]} size="large" />
                <Text variant="section">{terms.section(section)}</Text>
              </Inline>
            </Card>
          ))}
        </Grid>
        <Banners />
      </div>
    </Page>
  );
}
