import { forgetResults, rereadMakers } from "@caliper/api-client";
import { type FamilyId, familyIds, maySee } from "@caliper/catalogue-model";
import { preloadable, Skeleton, Stack, Tabs } from "@caliper/design-system";
import { Suspense, useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useText } from "../messages/index.ts";
import { type HomeSearch, paths, readHomeSearch } from "../paths.ts";
import { useServices } from "../state/services.tsx";
import { useSession } from "../state/useSession.ts";
import { Page } from "./Page.tsx";

// Tabs are loaded separately, so that the page's header does not wait for them.
const searchByCode = () => import("./HomeCodeTab.tsx");
const CodeSearch = preloadable(async () => (await searchByCode()).default);
const ApplicationSearch = preloadable(
  async () => (await import("./HomeApplicationTab.tsx")).default,
);
const HomeSections = preloadable(async () => (await import("./HomeSections.tsx")).default);
// Most users need the first tab, so load it together with this page.
searchByCode().catch(() => undefined);

/** The two general searches, or the sections for users without them. */
export default function HomePage() {
  const { viewer } = useSession();
  return maySee("homeSearch", viewer) ? <GeneralSearch /> : <HomeSections />;
}

function GeneralSearch() {
  const { queries } = useServices();
  const t = useText();
  const [query] = useSearchParams();
  const search = readHomeSearch(query);
  const navigate = useNavigate();
  const go = (next: HomeSearch) => void navigate(paths.home(next));
  // Filters replace the history entry.
  const narrow = (filters: Pick<HomeSearch, "family" | "axle" | "answers" | "inStock">) =>
    void navigate(paths.home({ ...search, ...filters }), { replace: true });
  const narrowToFamily = (id: FamilyId | null) => narrow({ family: id ?? undefined });
  const family = familyIds.find((id) => id === search.family) ?? null;
  const stock = {
    inStock: search.inStock ?? false,
    onInStockChange: (inStock: boolean) => narrow({ inStock }),
  };
  const isEmpty = search.code === undefined && search.maker === undefined;

  // A plain /home starts over without earlier results.
  useEffect(() => {
    if (isEmpty) forgetResults(queries);
  }, [queries, isEmpty]);

  const isByCode = search.tab !== "application";
  const title = t(isByCode ? "portal.home.byCode" : "portal.home.byApplication");
  return (
    <Page title={title} gap={16}>
      <Tabs
        label={t("portal.home.tabs")}
        value={isByCode ? "product" : "application"}
        onChange={(tab) => {
          const isVehicle = tab === "application";
          // Switching to vehicles refreshes the makers.
          if (isVehicle) void rereadMakers(queries);
          go({ tab: isVehicle ? "application" : "product" });
        }}
        items={[
          {
            id: "product",
            label: t("portal.home.product"),
            content: (
              <Suspense fallback={<TabSkeleton />}>
                <CodeSearch
                  code={search.code ?? ""}
                  answers={search.answers ?? []}
                  onSearch={(code, answers) => go({ code, answers })}
                  family={family}
                  onFamilyChange={narrowToFamily}
                  {...stock}
                />
              </Suspense>
            ),
          },
          {
            id: "application",
            label: t("portal.home.application"),
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
                  onFamilyChange={(id) => narrow({ family: id ?? undefined, answers: [] })}
                  {...stock}
                  axle={search.axle ?? null}
                  onAxleChange={(axle) => narrow({ axle: axle ?? undefined, answers: [] })}
                  answers={search.answers ?? []}
                  onAnswersChange={(answers) => go({ ...search, answers })}
                />
              </Suspense>
            ),
          },
        ]}
      />
    </Page>
  );
}

/** Placeholder of field, chips and rows. */
function TabSkeleton() {
  return (
    <Stack gap={16}>
      <Skeleton shape="block" height="control" />
      <Skeleton shape="rows" count={6} />
    </Stack>
  );
}
