import {
  AccessKeys,
  AdminViews,
  adminViews,
  amendmentLists,
  AmendmentsReview,
  Attention,
  EmbedBuilder,
  FilesPanel,
  fileStatuses,
  fileTypes,
  IncompleteProducts,
  PendingAmendmentsBadge,
  UnansweredSearches,
  UndecidedVehicles,
  amendmentSubjects,
} from "@caliper/administration";
import { lackable } from "@caliper/api-client";
import { useNavigate } from "react-router-dom";
import { useText } from "../messages/index.ts";
import { type AdminPanelAddress, paths } from "../paths.ts";
import { useServices } from "../state/services.tsx";
import { useListQuery } from "../state/useListQuery.ts";
import { Page } from "./Page.tsx";

/** The lists behind the numbers of what needs attention. */
const attentionLists = ["products", "searches", "vehicles"] as const;

/** What needs attention, uploaded files, users' corrections, access keys and the embed, for administrators. */
export default function AdminPanelPage() {
  const t = useText();
  const { store } = useServices();
  const navigate = useNavigate();
  const query = useListQuery();
  const title = t("portal.menu.adminPanel");
  const viewName = query.get("view") ?? "files";
  const list = attentionLists.find((each) => each === viewName);
  const view = list ? undefined : (adminViews.find((each) => each === viewName) ?? "files");
  const without = lackable.find((each) => each === query.get("without")) ?? "picture";
  const filter = {
    type: fileTypes.find((each) => each === query.get("type")) ?? "any",
    status: fileStatuses.find((each) => each === query.get("status")) ?? "any",
    name: query.get("name") ?? "",
  } as const;
  const amendmentFilter = {
    list: amendmentLists.find((each) => each === query.get("list")) ?? "pending",
    subject: amendmentSubjects.find((each) => each === query.get("subject")) ?? null,
    code: query.get("code") ?? "",
  } as const;
  // Filters replace the history entry; another view or list adds one.
  const show = (address: AdminPanelAddress, replace: boolean) =>
    void navigate(paths.adminPanel({ view, ...filter, ...amendmentFilter, ...address }), {
      replace,
    });
  return (
    <Page
      title={title}
      actions={
        <AdminViews
          view={view}
          onChange={(next) => show({ view: next }, false)}
          badge={<PendingAmendmentsBadge />}
        />
      }
    >
      {list === "products" && (
        <IncompleteProducts
          without={without}
          onChange={(next) => show({ view: "products", without: next }, true)}
        />
      )}
      {list === "searches" && (
        <UnansweredSearches loadHref={(table) => paths.loadData({ load: true, table })} />
      )}
      {list === "vehicles" && (
        <UndecidedVehicles loadHref={paths.loadData({ load: true, table: "aplicaciones" })} />
      )}
      {view === "files" && (
        <Attention
          unansweredHref={paths.adminPanel({ view: "searches" })}
          undecidedHref={paths.adminPanel({ view: "vehicles" })}
          amendmentsHref={paths.adminPanel({ view: "amendments" })}
          incompleteHref={(next) => paths.adminPanel({ view: "products", without: next })}
        >
          <FilesPanel
            filter={filter}
            onFilterChange={(next) => show(next, true)}
            bannerCache={store.banners}
          />
        </Attention>
      )}
      {view === "amendments" && (
        <AmendmentsReview
          shown={amendmentFilter}
          onShownChange={(next) => show(next, next.list === amendmentFilter.list)}
        />
      )}
      {view === "keys" && <AccessKeys />}
      {view === "embed" && (
        <EmbedBuilder keysHref={paths.adminPanel({ view: "keys" })} code={amendmentFilter.code} />
      )}
    </Page>
  );
}
