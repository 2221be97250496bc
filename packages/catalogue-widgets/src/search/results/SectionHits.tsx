import type { CodeHit, Finding } from "@caliper/api-client";
import { maySee } from "@caliper/catalogue-model";
import { EmptyState, Text } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";
import { useFormat, useViewer } from "../../provider/index.ts";
import { HitsTable } from "./HitsTable.tsx";
import { NearestCodes } from "./NearestCodes.tsx";

export interface SectionHitsProps {
  /** The searched text; empty without one. */
  code: string;
  /** Undefined while it loads. */
  finding: Finding | undefined;
  onOpen: (hit: CodeHit) => void;
}

/** The suggestions of the field as a table on the page, for shared links and Back. */
export function SectionHits({ code, finding, onOpen }: SectionHitsProps) {
  const t = useText();
  const viewer = useViewer();
  const format = useFormat();
  if (code === "")
    return (
      <EmptyState
        icon="code"
        title={t("search.section.startHeading")}
        hint={t("search.section.startHint")}
      />
    );
  const { parts: hits = [], total = 0 } = finding?.hits ?? {};
  if (finding?.hits.parts.length === 0) return <NearestCodes code={code} near={finding.near} />;
  return (
    <>
      <HitsTable
        hits={hits}
        query={code}
        showsFits={maySee("applications", viewer)}
        state={finding === undefined ? "loading" : "data"}
        onOpen={onOpen}
      />
      {total > hits.length && (
        <Text variant="caption" tone="subtle">
          {t("search.code.shownOf", {
            shown: format.count(hits.length),
            total: format.count(total),
          })}
        </Text>
      )}
    </>
  );
}
