import { type Section, slugOfSection } from "@caliper/catalogue-model";
import { lazy, type ReactNode } from "react";
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

const tables = ["kit_caliper", "cylinder_cups"] as const;
const comparedSections = ["brakepad_band", "rotor_drum", "cylinder_bomb"] as const;
const measuredSections = ["brakepad_band", "rotor_drum", "cylinder_bomb"] as const;
/** Sections with vehicle search and code search. */
const codeSections = ["brakepad_band", "rotor_drum", "cylinder_bomb", "hardware"] as const;

/** The screens at `/home/:view/:section`, by these two parts of the path. */
const screens: Readonly<Record<string, Screen>> = Object.fromEntries([
  ...codeSections.map((section): [string, Screen] => [
    `code/${slugOfSection(section)}`,
    { page: "codeSearch", section, element: <SectionCodePage key={section} section={section} /> },
  ]),
  ...codeSections.map((section): [string, Screen] => [
    `apli/${slugOfSection(section)}`,
    {
      page: "applicationSearch",
      section,
      element: <ApplicationPage key={section} section={section} />,
    },
  ]),
  ...measuredSections.map((section): [string, Screen] => [
    `measu/${slugOfSection(section)}`,
    { page: "measureSearch", section, element: <MeasurePage key={section} section={section} /> },
  ]),
  ...comparedSections.map((section): [string, Screen] => [
    `comp_dia/${slugOfSection(section)}`,
    {
      page: "diagramComparison",
      section,
      element: <ComparisonPage key={section} section={section} />,
    },
  ]),
  [
    "schema/brake_fluid",
    { page: "brakeFluid", section: "brake_fluid", element: <BrakeFluidPage /> },
  ] satisfies [string, Screen],
  ...tables.map((section): [string, Screen] => [
    `table/${section}`,
    { page: "table", section, element: <TablePage key={section} table={section} /> },
  ]),
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
