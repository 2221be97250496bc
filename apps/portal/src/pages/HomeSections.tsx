import { type Section, sectionsOf } from "@caliper/catalogue-model";
import { PartsWall } from "@caliper/catalogue-widgets";
import { Notice, Stack } from "@caliper/design-system";
import { useSearchParams } from "react-router-dom";
import { useText } from "../messages/index.ts";
import { paths, readHomeSearch } from "../paths.ts";
import { sectionHref } from "../shell/hrefs.ts";
import { useSession } from "../state/useSession.ts";
import Banners from "./Banners.tsx";
import { layout } from "./HomeSections.css.ts";
import { Page } from "./Page.tsx";

/** The home page of plant staff: the sections of their flags instead of a general search. */
export default function HomeSections() {
  const t = useText();
  const { viewer } = useSession();
  const [query] = useSearchParams();
  const { code } = readHomeSearch(query);
  const sections = new Set(sectionsOf(viewer));
  const title = t("portal.home.welcome");
  // A colleague's link may lead to a search that these users do not have: its code is searched in the section they open.
  const hrefOf = (section: Section) => {
    if (!sections.has(section)) return undefined;
    return code === undefined ? sectionHref(section) : paths.sectionCode(section, code);
  };
  return (
    <Page title={title} note={t("portal.home.openSection")}>
      <div className={layout}>
        <Stack gap={16}>
          {code !== undefined && <Notice>{t("portal.home.sectionsForCode", { code })}</Notice>}
          <PartsWall hrefOf={hrefOf} />
        </Stack>
        <Banners />
      </div>
    </Page>
  );
}
