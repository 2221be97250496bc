import { keys } from "@caliper/api-client";
import { type FamilyId, familyIds, maySee } from "@caliper/catalogue-model";
import { Skeleton, Stack, Tabs } from "@caliper/design-system";
import { lazy, Suspense, useEffect } from "react";
import { useIntl } from "react-intl";
import { useNavigate, useSearchParams } from "react-router-dom";
import { paths, readHomeSearch } from "../paths.ts";
import type { HomeSearch } from "../paths.ts";
import { useServices } from "../state/services.tsx";
import { useSession } from "../state/session.tsx";
import { pageMessages } from "./messages.ts";
import { Page } from "./Page.tsx";

// Each tab brings its own tables; the page's head does not wait for them.
const searchByCode = () => import("./HomeCodeTab.tsx");
const CodeSearch = lazy(searchByCode);
const ApplicationSearch = lazy(() => import("./HomeApplicationTab.tsx"));
const HomeSections = lazy(() => import("./HomeSections.tsx"));
// The first tab is what most come for: fetched beside this page, not after it.
searchByCode().catch(() => undefined);

/** The two general searches, or what there is for users who have sections only. */
export default function HomePage() {
  const { viewer } = useSession();
  return maySee("homeSearch", viewer) ? <GeneralSearch /> : <HomeSections />;
}

function GeneralSearch() {
  const { queries } = useServices();
  const { formatMessage } = useIntl();
  const [query] = useSearchParams();
  const search = readHomeSearch(query);
  const navigate = useNavigate();
  const go = (next: HomeSearch) => void navigate(paths.home(next));
  // Narrowing what is shown is no step to come back to.
  const narrow = (family: FamilyId | null) =>
    void navigate(paths.home({ ...search, family: family ?? undefined }), { replace: true });
  const family = familyIds.find((id) => id === search.family) ?? null;
  const isEmpty = search.code === undefined && search.maker === undefined;

  // Whoever follows /home starts anew: what was found before is forgotten.
  useEffect(() => {
    if (!isEmpty) return;
    queries.removeQueries({ queryKey: keys.codeSearch({}), type: "inactive" });
    queries.removeQueries({ queryKey: keys.vehicle({}), type: "inactive" });
  }, [queries, isEmpty]);

  const isByCode = search.tab !== "application";
  const title = formatMessage(isByCode ? pageMessages.homeByCode : pageMessages.homeByApplication);
  return (
    <Page title={title} gap={16}>
      <Tabs
        label={formatMessage(pageMessages.homeTabs)}
        value={isByCode ? "product" : "application"}
        onChange={(tab) => {
          const isVehicle = tab === "application";
          // Whoever turns to vehicles reads the brands anew.
          if (isVehicle) void queries.invalidateQueries({ queryKey: keys.makers({}) });
          go({ tab: isVehicle ? "application" : "product" });
        }}
        items={[
          {
            id: "product",
            label: formatMessage(pageMessages.homeProduct),
            content: (
              <Suspense fallback={<TabSkeleton />}>
                <CodeSearch
                  code={search.code ?? ""}
                  onSearch={(code) => go({ code })}
                  family={family}
                  onFamilyChange={narrow}
                />
              </Suspense>
            ),
          },
          {
            id: "application",
            label: formatMessage(pageMessages.homeApplication),
            content: (
              <Suspense fallback={<TabSkeleton />}>
                <ApplicationSearch
                  criteria={{
                    maker: search.maker ?? "",
                    model: search.model ?? "",
                    year: search.year ?? "",
                  }}
                  onSearch={(vehicle) => go({ tab: "application", ...vehicle })}
                  family={family}
                  onFamilyChange={narrow}
                />
              </Suspense>
            ),
          },
        ]}
      />
    </Page>
  );
}

/** Field, chips and rows to come. */
function TabSkeleton() {
  return (
    <Stack gap={16}>
      <Skeleton shape="block" height="control" />
      <Skeleton shape="rows" count={6} />
    </Stack>
  );
}
