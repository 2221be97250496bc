import { MenuButton, ToggleButtonGroup, useAnnounce } from "@caliper/design-system";
import { useState } from "react";
import { DrawingFileMaker, type DrawingFile, type DrawingProps } from "../../drawings/index.ts";
import { useText } from "../../messages/index.ts";
import * as styles from "./DrawingPanel.css.ts";
import { SourceToggle, type DrawingSource } from "../../shared/reference-drawing/index.ts";

export interface DrawingToolsProps {
  part: Pick<DrawingProps, "family" | "dimensions" | "drawingName"> & {
    readonly code: string;
    readonly unit: "mm" | "in";
  };
  onUnit: (unit: "mm" | "in") => void;
  source: DrawingSource;
  /** Missing if there is no reference drawing. */
  onSource: ((source: DrawingSource) => void) | undefined;
}

/** Controls below the drawing: its unit, which of two drawings, and downloads. */
export function DrawingTools({ part, onUnit, source, onSource }: DrawingToolsProps) {
  const t = useText();
  const announce = useAnnounce();
  const [fileType, setFileType] = useState<DrawingFile | null>(null);
  return (
    <div className={styles.tools}>
      <ToggleButtonGroup
        label={t("common.unit")}
        hideLabel
        isMono
        items={[
          { id: "mm", label: t("common.millimeters") },
          { id: "in", label: t("common.inches") },
        ]}
        value={part.unit}
        onChange={onUnit}
        isDisabled={source === "reference"}
      />
      {onSource && <SourceToggle value={source} onChange={onSource} />}
      <div className={styles.download}>
        <MenuButton
          label={t("datasheet.drawing.download")}
          icon="download"
          items={[
            { id: "svg", label: t("datasheet.drawing.downloadSvg") },
            { id: "png", label: t("datasheet.drawing.downloadPng") },
          ]}
          onAction={setFileType}
        />
      </div>
      {fileType !== null && (
        <DrawingFileMaker
          {...part}
          as={fileType}
          onDone={(error) => {
            setFileType(null);
            announce(
              t(
                error === undefined
                  ? "datasheet.drawing.downloaded"
                  : "datasheet.drawing.notDownloaded",
              ),
            );
          }}
        />
      )}
    </div>
  );
}
