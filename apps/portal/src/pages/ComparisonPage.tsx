import { Comparison, type ComparisonProps, useTerms } from "@caliper/catalogue-widgets";
import { useIntl } from "react-intl";
import { useNavigate, useSearchParams } from "react-router-dom";
import { paths, readComparison } from "../paths.ts";
import { pageMessages } from "./messages.ts";
import { Page } from "./Page.tsx";

export type ComparisonPageProps = Pick<ComparisonProps, "section">;

/** Compares the two products of one section that are in the URL. */
export default function ComparisonPage({ section }: ComparisonPageProps) {
  const { formatMessage } = useIntl();
  const terms = useTerms();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const parts = readComparison(query);
  const title = formatMessage(pageMessages.comparisonTitle, { section: terms.section(section) });
  const names = [...[parts.a, parts.b].filter((code) => code !== undefined), title];
  return (
    <Page title={title} tabTitle={names.join(" · ")}>
      <Comparison
        section={section}
        parts={parts}
        // Another view replaces the history entry; another part adds one.
        onChange={(next) =>
          void navigate(paths.comparison(section, next), { replace: next.view !== parts.view })
        }
      />
    </Page>
  );
}
