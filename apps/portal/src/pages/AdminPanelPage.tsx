import {
  AdminViews,
  adminViews,
  amendmentLists,
  AmendmentsReview,
  FilesPanel,
  fileStatuses,
  fileTypes,
  PendingAmendmentsBadge,
  reviewSubjects,
} from "@caliper/catalogue-widgets";
import { useIntl } from "react-intl";
import { useNavigate, useSearchParams } from "react-router-dom";
import { type AdminPanelAddress, paths } from "../paths.ts";
import { menuMessages } from "../shell/messages.ts";
import { useServices } from "../state/services.tsx";
import { Page } from "./Page.tsx";

/** Uploaded files and users' corrections, for administrators. */
export default function AdminPanelPage() {
  const { formatMessage } = useIntl();
  const { store } = useServices();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const title = formatMessage(menuMessages.adminPanel);
  const view = adminViews.find((each) => each === query.get("view")) ?? "files";
  const filter = {
    type: fileTypes.find((each) => each === query.get("type")) ?? "any",
    status: fileStatuses.find((each) => each === query.get("status")) ?? "any",
    name: query.get("name") ?? "",
  } as const;
  const shown = {
    list: amendmentLists.find((each) => each === query.get("list")) ?? "pending",
    subject: reviewSubjects.find((each) => each === query.get("subject")) ?? "Any",
    code: query.get("code") ?? "",
  } as const;
  // Filters replace the history entry; another view or list adds one.
  const show = (address: AdminPanelAddress, replace: boolean) =>
    void navigate(paths.adminPanel({ view, ...filter, ...shown, ...address }), { replace });
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
      {view === "files" ? (
        <FilesPanel
          filter={filter}
          onFilterChange={(next) => show(next, true)}
          bannerCache={store.banners}
        />
      ) : (
        <AmendmentsReview
          shown={shown}
          onShownChange={(next) => show(next, next.list === shown.list)}
        />
      )}
    </Page>
  );
}
