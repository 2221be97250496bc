import {
  measureAddress,
  type MeasureCriteria,
  MeasureSearch,
  type MeasureSection,
  readMeasureAddress,
  useTerms,
} from "@caliper/catalogue-widgets";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useText } from "../messages/index.ts";
import { paths } from "../paths.ts";
import { useServices } from "../state/services.tsx";
import { Page } from "./Page.tsx";

/** Finds parts of one section by measurements. */
export default function MeasurePage({ section }: { section: MeasureSection }) {
  const t = useText();
  const terms = useTerms();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { store } = useServices();
  // The address of a search is complete, so that it shows the same to a colleague.
  const criteria = readMeasureAddress(
    query.size > 0 ? query : new URLSearchParams(store.measuring.get() ?? ""),
  );
  const go = (next: MeasureCriteria, replace: boolean) => {
    const settings = new URLSearchParams();
    for (const [name, value] of measureAddress({ ...next, family: null }))
      settings.set(name, value);
    store.measuring.set(settings.toString());
    void navigate(paths.measures(section, measureAddress(next)), { replace });
  };
  const title = t("portal.section.measures", { section: terms.section(section) });
  return (
    <Page title={title}>
      <MeasureSearch
        section={section}
        criteria={criteria}
        onSearch={(next) => go(next, false)}
        // Another view of the same search replaces the history entry.
        onAdjust={(next) => go(next, true)}
      />
    </Page>
  );
}
