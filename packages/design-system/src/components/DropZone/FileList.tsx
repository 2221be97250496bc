import type { ReactNode } from "react";
import { useLocale } from "react-aria-components";
import { Spinner } from "../../parts/Spinner.tsx";
import { FileName } from "../FileName/FileName.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import * as styles from "./DropZone.css.ts";
import { formatBytes } from "./formatBytes.ts";

/** The state of a file: waiting, loading, loaded or failed. */
export type FileState = "waiting" | "busy" | "done" | "failed";

export interface ListedFile {
  id: string;
  name: string;
  /** In bytes. */
  size?: number;
  state: FileState;
  /** Progress, result or reason for the failure. */
  note?: string;
  /** More about the result, below the name. */
  detail?: string;
}

interface FileListProps {
  label: string;
  files: readonly ListedFile[];
  onRemove?: (id: string) => void;
  removeLabel?: (name: string) => string;
}

const signs: Record<FileState, ReactNode> = {
  waiting: <Icon name="datasheet" />,
  busy: <Spinner />,
  done: <Icon name="check" />,
  failed: <Icon name="warning" />,
};

/** One row per file, with its state as icon and text. */
export function FileList({ label, files, onRemove, removeLabel }: FileListProps) {
  const { locale } = useLocale();
  if (files.length === 0) return null;
  return (
    <ul className={styles.fileList} aria-label={label}>
      {files.map(({ id, name, size, state, note, detail }) => (
        <li key={id} className={styles.fileRow}>
          <span className={styles.fileSign({ state })}>{signs[state]}</span>
          <span className={styles.fileWords}>
            <span className={styles.fileName}>
              <FileName name={name} />
            </span>{" "}
            {note !== undefined && <span className={styles.fileNote({ state })}>{note}</span>}
            {detail !== undefined && <span className={styles.fileDetail}>{detail}</span>}
          </span>
          {size !== undefined && (
            <span className={styles.fileSize}>{formatBytes(size, locale)}</span>
          )}
          {onRemove && removeLabel && (
            <span className={styles.fileEnd}>
              {state !== "busy" && (
                <IconButton
                  icon="close"
                  label={removeLabel(name)}
                  variant="plain"
                  size="chip"
                  onPress={() => onRemove(id)}
                />
              )}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
