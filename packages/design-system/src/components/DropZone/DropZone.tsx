import { type ReactNode, useId, useState } from "react";
import { DropZone as AriaDropZone, Group, Text } from "react-aria-components";
import { useAnnounce } from "../../internal/announce.ts";
import { error as errorStyle } from "../../parts/Field.css.ts";
import { Icon } from "../Icon/Icon.tsx";
import { BrowseButton } from "./BrowseButton.tsx";
import * as styles from "./DropZone.css.ts";
import { FileList, type ListedFile } from "./FileList.tsx";
import {
  checkFiles,
  draggableTypes,
  type FileProblem,
  type FileRules,
  type RefusedFile,
} from "./fileRules.ts";
import { transferFiles } from "./transferFiles.ts";
import { useIgnoreDropsElsewhere } from "./useIgnoreDropsElsewhere.ts";
import type { Variants } from "../../internal/variants.ts";

export interface DropZoneProps extends Pick<Variants<typeof styles.zone>, "size"> {
  /** Above the area, and its accessible name. */
  label: string;
  /** The instruction above the button: `Drop files here, or paste them`. */
  prompt: string;
  /** The label of the button that opens the file dialog. */
  browseText: string;
  /** Accepted types and sizes. */
  description?: ReactNode;
  /** Shown while acceptable files are dragged over the area: `Drop to load`. */
  dropText: string;
  /** Shown while other files are dragged over it: `Only PDF`. Browsers that hide the types show `dropText`. */
  refuseText: string;
  /** Which files are accepted; `maxCount` includes those in `files`. */
  rules?: FileRules;
  /** The reason for a rejected file; shown in its row and announced. */
  problemText: (problem: FileProblem) => string;
  /** Accessible name of the list of rejected files: `Not taken`. */
  refusedLabel: string;
  /** Called once per drop, paste or dialog, with folders expanded and system files removed. Either list may be empty. */
  onFiles: (accepted: readonly File[], refused: readonly RefusedFile[]) => void;
  /** The file dialog was canceled. */
  onCancel?: () => void;
  /** The files chosen so far with their states. */
  files?: readonly ListedFile[];
  /** Adds a remove button to every file that is not being loaded. Requires `removeLabel`. */
  onRemove?: (id: string) => void;
  /** Name of the remove button: `Remove 1rotors.xlsx`. */
  removeLabel?: (name: string) => string;
  /** An error about the selection as a whole. */
  error?: string;
}

type Over = NonNullable<Variants<typeof styles.zone>["over"]>;

/** Files by drop, paste or file dialog. Each rejected file shows the reason. */
export function DropZone({
  label,
  prompt,
  browseText,
  description,
  dropText,
  refuseText,
  rules = {},
  problemText,
  refusedLabel,
  onFiles,
  onCancel,
  files = [],
  onRemove,
  removeLabel,
  error,
  size = "tall",
}: DropZoneProps) {
  const id = useId();
  const announce = useAnnounce();
  const [over, setOver] = useState<Over>("none");
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  useIgnoreDropsElsewhere();

  const take = (newFiles: readonly File[]) => {
    const chosen = files.filter(({ state }) => state !== "failed").length;
    const verdict = checkFiles(newFiles, rules, chosen);
    // One file replaces another; of several, each keeps its entry until it is removed.
    setRefused((before) => [...(rules.maxCount === 1 ? [] : before), ...verdict.refused]);
    for (const { file, problem } of verdict.refused)
      announce(`${file.name}: ${problemText(problem)}`, "assertive");
    if (verdict.accepted.length + verdict.refused.length > 0)
      onFiles(verdict.accepted, verdict.refused);
  };
  // Read from the native event: React Aria omits images copied from another program.
  const takeFrom = (data: DataTransfer) => void transferFiles(data).then(take);
  const instruction = { none: prompt, accepting: dropText, refusing: refuseText }[over];

  return (
    <Group
      className={styles.root}
      aria-labelledby={id}
      onDropCapture={({ dataTransfer }) => takeFrom(dataTransfer)}
      onPasteCapture={({ clipboardData }) => takeFrom(clipboardData)}
    >
      <span className={styles.label} id={id}>
        {label}
      </span>
      <AriaDropZone
        className={styles.zone({ size, over, isInvalid: error !== undefined })}
        aria-labelledby={id}
        // Always "copy", so that a rejected file is reported and does not open in place of the page.
        getDropOperation={(types) => {
          setOver(types.has(draggableTypes(rules.accept)) ? "accepting" : "refusing");
          return "copy";
        }}
        onDropExit={() => setOver("none")}
      >
        <div className={styles.words}>
          <Icon name={over === "refusing" ? "warning" : "upload"} />
          <Text slot="label">{instruction}</Text>
          {description !== undefined && <span className={styles.hint}>{description}</span>}
        </div>
        <BrowseButton
          accept={rules.accept}
          allowsMultiple={rules.maxCount !== 1}
          onFiles={take}
          onCancel={onCancel}
        >
          {browseText}
        </BrowseButton>
      </AriaDropZone>
      {error !== undefined && (
        <div className={errorStyle} role="alert">
          <Icon name="warning" size="small" />
          <span>{error}</span>
        </div>
      )}
      <FileList label={label} files={files} onRemove={onRemove} removeLabel={removeLabel} />
      <FileList
        label={refusedLabel}
        files={refused.map(({ file, problem }, index) => ({
          id: `${index}`,
          name: file.name,
          size: file.size,
          state: "failed",
          note: problemText(problem),
        }))}
        onRemove={(id) => setRefused(refused.filter((_, index) => `${index}` !== id))}
        removeLabel={removeLabel}
      />
    </Group>
  );
}
