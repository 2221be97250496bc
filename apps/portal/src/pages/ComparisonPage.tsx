import { Comparison, type ComparisonProps, useTerms } from "@caliper/catalogue-widgets";
import { AddToList } from "@caliper/catalogue-widgets/shared";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useText } from "../messages/index.ts";
import { paths, readComparison } from "../paths.ts";
import { Page } from "./Page.tsx";

export type ComparisonPageProps = Pick<ComparisonProps, "section">;

/** Compares the two products of one section that are in the URL. */
export default function ComparisonPage({ section }: ComparisonPageProps) {
  const t = useText();
  const terms = useTerms();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const parts = readComparison(query);
  const title = t("portal.section.comparison", { section: terms.section(section) });
  const codes = [...new Set([parts.a, parts.b].filter((code) => code !== undefined))];
  const names = [...codes, title];
  return (
    <Page
      title={title}
      tabTitle={names.join(" · ")}
      actions={<AddToList as="button" parts={codes.map((code) => ({ code }))} />}
    >
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
