import type { Datasheet, ReplacementStep } from "@caliper/api-client";
import { textIn } from "@caliper/catalogue-model";
import { Notice, Stack } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { useText } from "../../messages/index.ts";
import { useLocale } from "../../provider/index.ts";
import { useTerms } from "../../terms/index.ts";
import { ReplacingParts } from "./ReplacingParts.tsx";

export interface ReplacementNotesProps {
  /** What replaces a part, and what the part replaces. */
  replacements: Pick<Datasheet, "replacedBy" | "replaces">;
}

/** By what a part is replaced and what it replaces, each with its steps, reasons and notes. */
export function ReplacementNotes({
  replacements: { replacedBy, replaces = [] },
}: ReplacementNotesProps) {
  const t = useText();
  return (
    <Stack gap={8}>
      {replacedBy && (
        <Notice tone="warning" title={t("replacements.isReplaced")}>
          <ReplacingParts options={replacedBy.options} />
          <Steps steps={replacedBy.steps} />
        </Notice>
      )}
      {replaces.length > 0 && (
        <Notice title={t("replacements.replaces")}>
          <Steps steps={replaces} />
        </Notice>
      )}
    </Stack>
  );
}

/** `BR31340 → BR31338 · Merged · Sep 13, 2021 · One rotor for both engines`. */
function Steps({ steps }: { steps: readonly ReplacementStep[] }) {
  const terms = useTerms();
  const locale = useLocale();
  const { formatDate } = useIntl();
  return steps.map(({ oldCode, newCode, reason, date, note }) => (
    <div key={`${oldCode} ${newCode}`}>
      {[
        `${oldCode} → ${newCode}`,
        reason && terms.value(reason),
        date && formatDate(new Date(date), { dateStyle: "medium", timeZone: "UTC" }),
        note && textIn(note, locale),
      ]
        .filter(Boolean)
        .join(" · ")}
    </div>
  ));
}
