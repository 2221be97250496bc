import { ToggleButtonGroup } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { messages } from "./messages.ts";

/** The part's own drawing, or the uploaded reference drawing. */
export type DrawingSource = "scale" | "reference";

export interface SourceToggleProps {
  value: DrawingSource;
  onChange: (source: DrawingSource) => void;
}

/** Switches between the drawing to scale and the uploaded one. */
export function SourceToggle({ value, onChange }: SourceToggleProps) {
  const { formatMessage } = useIntl();
  return (
    <ToggleButtonGroup
      label={formatMessage(messages.drawing)}
      hideLabel
      items={[
        { id: "scale", label: formatMessage(messages.toScale) },
        { id: "reference", label: formatMessage(messages.reference) },
      ]}
      value={value}
      onChange={(id) => onChange(id === "reference" ? "reference" : "scale")}
    />
  );
}
