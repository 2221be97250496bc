import { type Section, slugOfSection } from "@caliper/catalogue-model";
import { Fragment, lazy, type ReactNode } from "react";
import { useParams } from "react-router-dom";
import { useSession } from "../state/session.tsx";
import { SectionClosed, SectionUndefined } from "./SectionStates.tsx";
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
  readonly element: ReactNode;
}

const comparedSections = ["brakepad_band", "rotor_drum", "cylinder_bomb"] as const;
/** Sections with vehicle search and code search. */
const codeSections = [...comparedSections, "hardware"] as const;

/** The screens of a view, by view and section as in the path. */
const screensOf = <Of extends Section>(
  view: string,
  page: Page,
  sections: readonly Of[],
  elementOf: (section: Of) => ReactNode,
) =>
  sections.map((section): [string, Screen] => [
    `${view}/${slugOfSection(section) ?? section}`,
    { page, section, element: <Fragment key={section}>{elementOf(section)}</Fragment> },
  ]);

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

/** The screen of a section, if it exists and the viewer may see it. */
export default function SectionPage() {
  const { view, section } = useParams();
  const { viewer } = useSession();
  const screen = screens[`${view}/${section}`];
  if (screen === undefined) return <SectionUndefined />;
  if (!mayOpen(screen.page, viewer, screen.section)) return <SectionClosed />;
  return screen.element;
}
