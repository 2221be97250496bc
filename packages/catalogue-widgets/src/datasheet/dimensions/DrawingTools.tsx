import { MenuButton, ToggleButtonGroup, useAnnounce } from "@caliper/design-system";
import { useState } from "react";
import { useIntl } from "react-intl";
import { DrawingFileMaker, type DrawingFile, type DrawingProps } from "../../drawings/index.ts";
import { messages } from "./messages.ts";
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
  const { formatMessage } = useIntl();
  const announce = useAnnounce();
  const [fileType, setFileType] = useState<DrawingFile | null>(null);
  return (
    <div className={styles.tools}>
      <ToggleButtonGroup
        label={formatMessage(messages.unit)}
        hideLabel
        isMono
        items={[
          { id: "mm", label: formatMessage(messages.millimeters) },
          { id: "in", label: formatMessage(messages.inches) },
        ]}
        value={part.unit}
        onChange={(unit) => onUnit(unit === "in" ? "in" : "mm")}
        isDisabled={source === "reference"}
      />
      {onSource && <SourceToggle value={source} onChange={onSource} />}
      <div className={styles.download}>
        <MenuButton
          label={formatMessage(messages.download)}
          icon="download"
          items={[
            { id: "svg", label: formatMessage(messages.downloadSvg) },
            { id: "png", label: formatMessage(messages.downloadPng) },
          ]}
          onAction={(id) => setFileType(id === "png" ? "png" : "svg")}
        />
      </div>
      {fileType !== null && (
        <DrawingFileMaker
          {...part}
          as={fileType}
          onDone={(error) => {
            setFileType(null);
            announce(
              formatMessage(error === undefined ? messages.downloaded : messages.notDownloaded),
            );
          }}
        />
      )}
    </div>
  );
}
