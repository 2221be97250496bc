import { useId, useState } from "react";
import type { ReactNode } from "react";
import { DropZone as AriaDropZone, Group, Text } from "react-aria-components";
import { announce } from "../../internal/announce.ts";
import { error as errorStyle } from "../../internal/Field.css.ts";
import { Icon } from "../Icon/Icon.tsx";
import { ProgressBar } from "../ProgressBar/ProgressBar.tsx";
import type { ProgressBarProps } from "../ProgressBar/ProgressBar.tsx";
import { BrowseButton } from "./BrowseButton.tsx";
import { busy as busyStyle, hint, label as labelStyle, root, words, zone } from "./DropZone.css.ts";
import { FileList } from "./FileList.tsx";
import type { ListedFile } from "./FileList.tsx";
import { checkFiles, typesInTheAir } from "./fileRules.ts";
import type { FileProblem, FileRules, RefusedFile } from "./fileRules.ts";
import { transferFiles } from "./transferFiles.ts";
import { useNoStrayDrops } from "./useNoStrayDrops.ts";
import type { Variants } from "../../internal/variants.ts";

export interface DropZoneProps extends Pick<Variants<typeof zone>, "size"> {
  /** What is loaded here: above the area, and its name. */
  label: string;
  /** What one can do here, beside the button: `Drop files here, or paste them`. */
  prompt: string;
  /** On the button that opens the file dialog. */
  browseText: string;
  /** What is taken: types, sizes. */
  description?: ReactNode;
  /** While files that may be taken are over the area: `Drop to load`. */
  dropText: string;
  /** While files that will be refused are over it: `Only PDF`. Browsers that don't tell types show `dropText`. */
  refuseText: string;
  /** Which files are taken; `maxCount` counts those in `files`, too. */
  rules?: FileRules;
  /** The sentence for a refused file; shown in its row and announced. */
  problemText: (problem: FileProblem) => string;
  /** Names the list of refused files for screen readers: `Not taken`. */
  refusedLabel: string;
  /** Once per drop, paste or dialog, folders opened and files of the system left out. Either list may be empty. */
  onFiles: (accepted: readonly File[], refused: readonly RefusedFile[]) => void;
  /** The file dialog was closed without a choice. */
  onCancel?: () => void;
  /** The files chosen so far with their states; the caller keeps them. */
  files?: readonly ListedFile[];
  /** Gives every file that is not being loaded a button to take it back. Needs `removeLabel`. */
  onRemove?: (id: string) => void;
  /** `Remove 1rotors.xlsx` */
  removeLabel?: (name: string) => string;
  /** While work is done on the files: how far it is. Nothing can be dropped meanwhile. */
  progress?: ProgressBarProps;
  /** What is wrong with the choice as a whole. */
  error?: string;
  /** Can be neither used nor focused; say elsewhere what is missing. */
  isDisabled?: boolean;
}

type Over = NonNullable<Variants<typeof zone>["over"]>;

/** Files by dropping, pasting or browsing; every refused file says why. */
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
  progress,
  error,
  size = "tall",
  isDisabled = false,
}: DropZoneProps) {
  const id = useId();
  const [over, setOver] = useState<Over>("none");
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const isClosed = isDisabled || progress !== undefined;
  useNoStrayDrops();

  const take = (given: readonly File[]) => {
    const chosen = files.filter(({ state }) => state !== "failed").length;
    const verdict = checkFiles(given, rules, chosen);
    setRefused(verdict.refused);
    for (const { file, problem } of verdict.refused)
      announce(`${file.name}: ${problemText(problem)}`, "assertive");
    if (verdict.accepted.length + verdict.refused.length > 0)
      onFiles(verdict.accepted, verdict.refused);
  };
  // Read from the event itself: React Aria leaves out pictures that were copied from a program.
  const takeFrom = (data: DataTransfer) => {
    if (!isClosed) void transferFiles(data).then(take);
  };
  const said = { none: prompt, accepting: dropText, refusing: refuseText }[over];

  return (
    <Group
      className={root}
      aria-labelledby={id}
      onDropCapture={({ dataTransfer }) => takeFrom(dataTransfer)}
      onPasteCapture={({ clipboardData }) => takeFrom(clipboardData)}
    >
      <span className={labelStyle} id={id}>
        {label}
      </span>
      <AriaDropZone
        className={zone({ size, over, isInvalid: error !== undefined })}
        aria-labelledby={id}
        isDisabled={isClosed}
        // Always a copy: a refused file still gets its sentence, and never opens in place of the page.
        getDropOperation={(types) => {
          setOver(types.has(typesInTheAir(rules.accept)) ? "accepting" : "refusing");
          return "copy";
        }}
        onDropExit={() => setOver("none")}
      >
        {progress ? (
          <div className={busyStyle}>
            <ProgressBar {...progress} />
          </div>
        ) : (
          <>
            <div className={words}>
              <Icon name={over === "refusing" ? "warning" : "upload"} />
              <Text slot="label">{said}</Text>
              {description !== undefined && <span className={hint}>{description}</span>}
            </div>
            <BrowseButton
              accept={rules.accept}
              allowsMultiple={rules.maxCount !== 1}
              isDisabled={isDisabled}
              onFiles={take}
              onCancel={onCancel}
            >
              {browseText}
            </BrowseButton>
          </>
        )}
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
