import type { Certainty } from "@caliper/catalogue-model";
import { StatusIndicator, type StatusIndicatorProps } from "@caliper/design-system";
import { useText } from "../messages/index.ts";

const words = {
  very_likely: "measure.certainty.veryLikely",
  likely: "measure.certainty.likely",
  possible: "measure.certainty.possible",
  doubtful: "measure.certainty.doubtful",
} as const;

const tones: Readonly<Record<Certainty, StatusIndicatorProps["tone"]>> = {
  very_likely: "success",
  likely: "info",
  possible: "neutral",
  doubtful: "warning",
};

/** How certain it is that a part is the measured one, in words. */
export function CertaintyMark({ certainty }: { certainty: Certainty | undefined }) {
  const t = useText();
  if (certainty === undefined) return null;
  return <StatusIndicator tone={tones[certainty]}>{t(words[certainty])}</StatusIndicator>;
}
