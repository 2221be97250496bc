import type { Job, JobGroup } from "@caliper/api-client";
import { Inline, Money, Text } from "@caliper/design-system";
import { useText } from "../messages/index.ts";
import { useTerms } from "../terms/index.ts";
import { type Line, totalOf } from "./chosen.ts";
import { useJobTexts } from "./useJobTexts.ts";

export interface JobTotalProps {
  job: Job;
  lines: readonly Line[];
  /** The groups in which a part must still be chosen; the total is shown once there are none. */
  open: readonly JobGroup[];
}

/** The sum of what is chosen, or why there is none; nothing for a viewer without prices. */
export function JobTotal({ job: { warehouse }, lines, open }: JobTotalProps) {
  const t = useText();
  const terms = useTerms();
  const texts = useJobTexts();
  if (warehouse === undefined) return null;
  const total = open.length > 0 ? undefined : totalOf(lines);
  const unpriced = lines.flatMap(({ part, sum }) => (sum === undefined ? [part.code] : []));
  const place = terms.warehouse(warehouse);
  return (
    <output>
      {total === undefined ? (
        <Text tone="muted">
          {open.length > 0
            ? t("job.open", { groups: open.map(texts.title).join("; ") })
            : unpriced.length > 0
              ? t("job.unpriced", { codes: texts.all(unpriced), warehouse: place })
              : t("job.nothing")}
        </Text>
      ) : (
        <Inline gap={8} align="baseline" justify="end">
          <Text weight="strong">{t("job.total", { warehouse: place })}</Text>
          <Text weight="strong">
            <Money amount={total} />
          </Text>
        </Inline>
      )}
    </output>
  );
}
