import type { Certainty } from "@caliper/catalogue-model";
import { StatusIndicator, type StatusIndicatorProps } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { measureMessages as messages } from "./messages.ts";

const words = {
  very_likely: messages.veryLikely,
  likely: messages.likely,
  possible: messages.possible,
  doubtful: messages.doubtful,
} as const;

const tones: Readonly<Record<Certainty, StatusIndicatorProps["tone"]>> = {
  very_likely: "success",
  likely: "info",
  possible: "neutral",
  doubtful: "warning",
};

/** How certain it is that a part is the measured one, in words. */
export function CertaintyMark({ certainty }: { certainty: Certainty | undefined }) {
  const { formatMessage } = useIntl();
  if (certainty === undefined) return null;
  return (
    <StatusIndicator tone={tones[certainty]}>{formatMessage(words[certainty])}</StatusIndicator>
  );
}
