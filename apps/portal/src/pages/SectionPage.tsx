import { type Section, slugOfSection } from "@caliper/catalogue-model";
import { Fragment, lazy, type ReactNode } from "react";
import { Navigate, useParams } from "react-router-dom";
import { useSession } from "../state/useSession.ts";
import { SectionClosed, SectionUndefined } from "./SectionStates.tsx";
import { type HomeView, paths } from "../paths.ts";
import { mayOpen, type Page } from "../shell/menuModel.ts";

const ApplicationPage = lazy(() => import("./ApplicationPage.tsx"));
const SectionCodePage = lazy(() => import("./SectionCodePage.tsx"));
const ComparisonPage = lazy(() => import("./ComparisonPage.tsx"));
const MeasurePage = lazy(() => import("./MeasurePage.tsx"));
const BrakeFluidPage = lazy(() => import("./BrakeFluidPage.tsx"));
const TablePage = lazy(() => import("./TablePage.tsx"));

interface Screen {
  readonly page: Page;
  readonly section: Section;
  readonly path: string;
  readonly element: ReactNode;
}

const comparedSections = ["brakepad_band", "rotor_drum", "cylinder_bomb"] as const;
/** Sections with vehicle search and code search. */
const codeSections = [...comparedSections, "hardware"] as const;

/** The screens of a view, by view and section as in the path. */
const screensOf = <Of extends Section>(
  view: HomeView,
  page: Page,
  sections: readonly Of[],
  elementOf: (section: Of) => ReactNode,
) =>
  sections.map((section): [string, Screen] => {
    const name = slugOfSection(section) ?? section;
    const element = <Fragment key={section}>{elementOf(section)}</Fragment>;
    return [`${view}/${name}`, { page, section, path: paths.section(view, name), element }];
  });

/** The screens at `/home/:view/:section`. */
const screens: Readonly<Record<string, Screen>> = Object.fromEntries([
  ...screensOf("code", "codeSearch", codeSections, (section) => (
    <SectionCodePage section={section} />
  )),
  ...screensOf("apli", "applicationSearch", codeSections, (section) => (
    <ApplicationPage section={section} />
  )),
  ...screensOf("measu", "measureSearch", comparedSections, (section) => (
    <MeasurePage section={section} />
  )),
  ...screensOf("comp_dia", "diagramComparison", comparedSections, (section) => (
    <ComparisonPage section={section} />
  )),
  ...screensOf("schema", "brakeFluid", ["brake_fluid"], () => <BrakeFluidPage />),
  ...screensOf("table", "table", ["kit_caliper", "cylinder_cups"], (section) => (
    <TablePage table={section} />
  )),
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
