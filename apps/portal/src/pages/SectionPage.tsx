import { mayOpen, sectionOfSlug } from "@caliper/api-client/access";
import type { Page, Section } from "@caliper/api-client/access";
import { lazy } from "react";
import type { ComponentType } from "react";
import { useParams } from "react-router-dom";
import { useSession } from "../state/session.tsx";
import { SectionClosed, SectionUndefined } from "./SectionStates.tsx";

interface View {
  readonly page: Page;
  /** The section that the address names, or undefined when this view has no such section. */
  readonly sectionOf: (name: string) => Section | undefined;
  readonly Screen: ComponentType<{ section: Section }>;
}

/** The views of `/home/:view/:section`; a new screen is one more entry. */
const views: Readonly<Record<string, View>> = {
  code: {
    page: "codeSearch",
    sectionOf: (name) => {
      const section = sectionOfSlug(name);
      return section === "brake_fluid" ? undefined : section;
    },
    Screen: lazy(() => import("./SectionCodePage.tsx")),
  },
};

/** Chooses the screen of a section, if there is one and the viewer may see it. */
export default function SectionPage() {
  const { view: viewName = "", section: sectionName = "" } = useParams();
  const { viewer } = useSession();
  const view = views[viewName];
  const section = view?.sectionOf(sectionName);
  if (view === undefined || section === undefined) return <SectionUndefined />;
  if (!mayOpen(view.page, viewer, section)) return <SectionClosed />;
  return <view.Screen key={section} section={section} />;
}
