import { ToggleButtonGroup } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";

/** The part's own drawing, or the uploaded reference drawing. */
export type DrawingSource = "scale" | "reference";

export interface SourceToggleProps {
  value: DrawingSource;
  onChange: (source: DrawingSource) => void;
}

/** Switches between the drawing to scale and the uploaded one. */
export function SourceToggle({ value, onChange }: SourceToggleProps) {
  const t = useText();
  return (
    <ToggleButtonGroup
      label={t("common.drawing")}
      hideLabel
      items={[
        { id: "scale", label: t("datasheet.drawing.toScale") },
        { id: "reference", label: t("common.reference") },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
