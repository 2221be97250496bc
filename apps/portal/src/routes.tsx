import { isSignedIn, type Language } from "@caliper/catalogue-model";
import { preloadable } from "@caliper/design-system";
import { type ComponentType } from "react";
import { matchRoutes, type RouteObject } from "react-router-dom";
import { Guard } from "./Guard.tsx";
import { CrashPage } from "./pages/CrashPage.tsx";
import { patterns } from "./paths.ts";
import { PageTexts } from "./state/PageTexts.tsx";
import { useSession } from "./state/useSession.ts";
import { loadAllTexts, loadSheetTexts, loadTexts } from "./state/texts.ts";
import type { Page } from "./shell/menuModel.ts";

const shell = () => import("./shell/Shell.tsx");
const memberShell = () => import("./shell/MemberShell.tsx");
const signIn = () => import("./pages/SignInPage.tsx");
const datasheet = () => import("./pages/DatasheetPage.tsx");

const Shell = preloadable(async () => (await shell()).default);
const SignInPage = preloadable(async () => (await signIn()).default);
const HomePage = preloadable(async () => (await import("./pages/HomePage.tsx")).default);
const SectionPage = preloadable(async () => (await import("./pages/SectionPage.tsx")).default);
const JobPage = preloadable(async () => (await import("./pages/JobPage.tsx")).default);
const DatasheetPage = preloadable(async () => (await datasheet()).default);
const BrakeFluidSheetPage = preloadable(
  async () => (await import("./pages/BrakeFluidSheetPage.tsx")).default,
);

// Lazy, because the sign-in page needs no access rules.
const Restricted = preloadable(async () => (await import("./shell/Restricted.tsx")).Restricted);
const closed = () => import("./pages/SectionStates.tsx");
const SectionClosed = preloadable(async () => (await closed()).SectionClosed);
const PageClosed = preloadable(async () => (await closed()).PageClosed);
const NewsletterPage = restricted(
  "newsletter",
  () => import("./pages/NewsletterPage.tsx"),
  PageClosed,
);
const ListsPage = administration("lists", () => import("./pages/ListsPage.tsx"), PageClosed);
const OwnOrdersPage = administration(
  "ownOrders",
  () => import("./pages/OwnOrdersPage.tsx"),
  PageClosed,
);
const QuotationsPage = administration(
  "lists",
  () => import("./pages/QuotationsPage.tsx"),
  PageClosed,
);
const LoadDataPage = administration("loadData", () => import("./pages/LoadDataPage.tsx"));
const PastedListPage = administration(
  "lists",
  () => import("./pages/PastedListPage.tsx"),
  PageClosed,
);
const ImportPreviewPage = administration("loadData", () => import("./pages/ImportPreviewPage.tsx"));
const OwnCodesPage = administration("ownCodes", () => import("./pages/OwnCodesPage.tsx"));
const OwnImportPage = administration("ownCodes", () => import("./pages/ImportPreviewPage.tsx"));
const ReportsPage = administration("reports", () => import("./pages/ReportsPage.tsx"), PageClosed);
const OrderPage = administration("reports", () => import("./pages/OrderPage.tsx"), PageClosed);
const AdminPanelPage = administration("adminPanel", () => import("./pages/AdminPanelPage.tsx"));
const AccountsPage = administration("accounts", () => import("./pages/AccountsPage.tsx"));
const AuditPage = administration("audit", () => import("./pages/AuditPage.tsx"));
const PasswordPage = preloadable(async () => (await import("./pages/PasswordPage.tsx")).default);
const NotFoundPage = preloadable(async () => (await import("./pages/NotFoundPage.tsx")).default);

/** Loads the page with all its parts. Resolves when the page can render without suspending. */
export async function preloadDatasheet(forMember: boolean): Promise<void> {
  if (forMember) memberShell().catch(() => undefined);
  const parts: Promise<unknown>[] = [
    Shell.preload(),
    DatasheetPage.preload(),
    datasheet().then(({ loaded }) => loaded),
  ];
  if (forMember) {
    parts.push(datasheet().then(({ preloadForMembers }) => preloadForMembers()));
    parts.push(shell().then(({ MemberShell }) => MemberShell.preload()));
  }
  await Promise.allSettled(parts);
}

/** Loads the sign-in page, which otherwise waits for the first texts. */
export async function preloadSignIn(): Promise<void> {
  await signIn().catch(() => undefined);
}

/** Preloads what a signed-in user needs for a page, by default the home page; a lazy page would load it in sequence. */
export function preloadPages(language: Language, pathname: string = patterns.home): void {
  for (const load of [shell, memberShell]) load().catch(() => undefined);
  const page = matchRoutes(routes, pathname)?.at(-1)?.route.handle as
    | LazyPage["preload"]
    | undefined;
  // In a task of its own: requesting dozens of files takes long on a phone.
  setTimeout(() => void page?.(language).catch(() => undefined));
}

type Load = () => Promise<{ default: ComponentType }>;

type LazyPage = ComponentType & { preload: (language: Language) => Promise<unknown> };

const at = (path: string, Content: LazyPage): RouteObject => ({
  path,
  element: <Content />,
  handle: Content.preload,
});

/** A page that not every account may open. */
function restricted(page: Page, load: Load, Closed: ComponentType) {
  const Content = preloadable(async () => (await load()).default);
  return Object.assign(
    () => (
      <Restricted page={page} closed={<Closed />}>
        <Content />
      </Restricted>
    ),
    { preload: () => Promise.all([Restricted.preload(), Content.preload()]) },
  );
}

/** A page with the texts of `@caliper/administration`. */
function administration(page: Page, load: Load, Closed: ComponentType = SectionClosed) {
  const Content = restricted(page, load, Closed);
  function Administration() {
    // Load page and texts at the same time. React imports the page again and reports a failure.
    load().catch(() => undefined);
    return (
      <PageTexts load={loadAllTexts}>
        <Content />
      </PageTexts>
    );
  }
  return Object.assign(Administration, {
    preload: (language: Language) => Promise.all([Content.preload(), loadAllTexts(language)]),
  });
}

function Frame() {
  const { viewer } = useSession();
  // Without a session the datasheet is the only page of the catalogue.
  return (
    <PageTexts load={isSignedIn(viewer) ? loadTexts : loadSheetTexts}>
      <Shell crashPage={<CrashPage />} />
    </PageTexts>
  );
}

function Password() {
  return (
    <PageTexts load={loadTexts}>
      <PasswordPage />
    </PageTexts>
  );
}

export const routes: RouteObject[] = [
  { path: patterns.signIn, element: <SignInPage preload={preloadPages} /> },
  // A user with such a link has no password yet.
  { element: <Frame />, children: [{ path: patterns.password, element: <Password /> }] },
  {
    element: (
      <Guard open={[patterns.datasheet]}>
        <Frame />
      </Guard>
    ),
    children: [
      at(patterns.datasheet, DatasheetPage),
      at(patterns.home, HomePage),
      at(patterns.job, JobPage),
      at(patterns.pastedList, PastedListPage),
      at(patterns.lists, ListsPage),
      at(patterns.sharedList, ListsPage),
      at(patterns.ownOrders, OwnOrdersPage),
      at(patterns.quotations, QuotationsPage),
      at(patterns.homeView, SectionPage),
      at(patterns.brakeFluidSheet, BrakeFluidSheetPage),
      at(patterns.loadData, LoadDataPage),
      at(patterns.importPreview, ImportPreviewPage),
      at(patterns.ownCodes, OwnCodesPage),
      at(patterns.ownImport, OwnImportPage),
      at(patterns.newsletter, NewsletterPage),
      at(patterns.reports, ReportsPage),
      at(patterns.order, OrderPage),
      at(patterns.adminPanel, AdminPanelPage),
      at(patterns.accounts, AccountsPage),
      at(patterns.audit, AuditPage),
      { path: "*", element: <NotFoundPage /> },
    ],
  },
];
