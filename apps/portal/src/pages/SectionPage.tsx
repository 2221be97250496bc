import { type Section, slugOfSection } from "@caliper/catalogue-model";
import { preloadable } from "@caliper/design-system";
import { Fragment, type ReactNode } from "react";
import { Navigate, useParams } from "react-router-dom";
import { useSession } from "../state/useSession.ts";
import { SectionClosed, SectionUndefined } from "./SectionStates.tsx";
import { type HomeView, paths, sectionsOfView } from "../paths.ts";
import { mayOpen, type Page } from "../shell/menuModel.ts";

const ApplicationPage = preloadable(async () => (await import("./ApplicationPage.tsx")).default);
const SectionCodePage = preloadable(async () => (await import("./SectionCodePage.tsx")).default);
const ComparisonPage = preloadable(async () => (await import("./ComparisonPage.tsx")).default);
const MeasurePage = preloadable(async () => (await import("./MeasurePage.tsx")).default);
const BrakeFluidPage = preloadable(async () => (await import("./BrakeFluidPage.tsx")).default);
const TablePage = preloadable(async () => (await import("./TablePage.tsx")).default);

interface Screen {
  readonly page: Page;
  readonly section: Section;
  readonly path: string;
  readonly element: ReactNode;
}

/** The screens of a view, by view and section as in the path. */
const screensOf = <View extends HomeView>(
  view: View,
  page: Page,
  elementOf: (section: (typeof sectionsOfView)[View][number]) => ReactNode,
) =>
  sectionsOfView[view].map((section): [string, Screen] => {
    const name = slugOfSection(section) ?? section;
    const element = <Fragment key={section}>{elementOf(section)}</Fragment>;
    return [`${view}/${name}`, { page, section, path: paths.section(view, name), element }];
  });

/** The screens at `/home/:view/:section`. */
const screens: Readonly<Record<string, Screen>> = Object.fromEntries([
  ...screensOf("code", "codeSearch", (section) => <SectionCodePage section={section} />),
  ...screensOf("apli", "applicationSearch", (section) => <ApplicationPage section={section} />),
  ...screensOf("measu", "measureSearch", (section) => <MeasurePage section={section} />),
  ...screensOf("comp_dia", "diagramComparison", (section) => <ComparisonPage section={section} />),
  ...screensOf("schema", "brakeFluid", () => <BrakeFluidPage />),
  ...screensOf("table", "table", (section) => <TablePage table={section} />),
]);

/** The path of a section's first screen, by the section's name in URLs. */
function defaultPath(name: string | undefined): string | undefined {
  return Object.values(screens).find(({ section }) => (slugOfSection(section) ?? section) === name)
    ?.path;
}

/**
 * The screen of a section, if it exists and the viewer may see it. Without a view, or with the view
 * `none`, the section's first screen.
 */
export default function SectionPage() {
  const { view, section } = useParams();
  const { viewer } = useSession();
  const first = section === undefined || view === "none" ? defaultPath(section ?? view) : undefined;
  if (first !== undefined) return <Navigate to={first} replace />;
  const screen = screens[`${view}/${section}`];
  if (screen === undefined) return <SectionUndefined />;
  if (!mayOpen(screen.page, viewer, screen.section)) return <SectionClosed />;
  return screen.element;
}
