import {
  measureAddress,
  type MeasureCriteria,
  MeasureSearch,
  type MeasureSection,
  readMeasureAddress,
  useTerms,
} from "@caliper/catalogue-widgets";
import { useIntl } from "react-intl";
import { useNavigate, useSearchParams } from "react-router-dom";
import { paths } from "../paths.ts";
import { pageMessages } from "./messages.ts";
import { Page } from "./Page.tsx";

/** Finds parts of one section by measurements. */
export default function MeasurePage({ section }: { section: MeasureSection }) {
  const { formatMessage } = useIntl();
  const terms = useTerms();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const go = (criteria: MeasureCriteria, replace: boolean) =>
    void navigate(paths.measures(section, measureAddress(criteria)), { replace });
  const title = formatMessage(pageMessages.measureTitle, { section: terms.section(section) });
  return (
    <Page title={title}>
      <MeasureSearch
        section={section}
        criteria={readMeasureAddress(query)}
        onSearch={(criteria) => go(criteria, false)}
        // Another view of the same search replaces the history entry.
        onAdjust={(criteria) => go(criteria, true)}
      />
    </Page>
  );
}
