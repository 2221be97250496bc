import {
  type ImportCause,
  type ImportFix,
  importCausesQuery,
  type CellProblem,
  type DataImport,
} from "@caliper/api-client";
import { useClient } from "@caliper/catalogue-widgets/shared";
import { Button, Inline, SectionHeading, Stack, Tag } from "@caliper/design-system";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "../../messages/index.ts";
import {
  cause as causeStyle,
  causes as list,
  fix as fixStyle,
  value as valueStyle,
} from "./Causes.css.ts";
import { CellEditor } from "./CellEditor.tsx";
import { useColumnTitle, useExpected } from "./useSentence.ts";

export interface CauseFixes {
  /** The fix that is being applied. */
  readonly pending: ImportFix | undefined;
  readonly apply: (fix: ImportFix) => void;
}

export interface CausesProps {
  data: DataImport;
  titleOf: (header: string) => string;
  fixes: CauseFixes;
}

/** Number of distinct values of a cause that are shown at first. */
const firstValues = 5;

/** Kinds of problems that need a separate correction in each row. */
const individual: ReadonlySet<CellProblem["kind"]> = new Set([
  "duplicate",
  "years",
  "family",
  "surplus",
]);

/** The problems of an import by cause, each with a fix for all its cells. */
export function Causes({ data, titleOf, fixes }: CausesProps) {
  const client = useClient();
  const t = useText();
  const { data: causes = [] } = useQuery(importCausesQuery(client, data));
  const isUseful = causes.some(({ cells, kind }) => cells > 1 || kind === "severalCodes");
  if (!isUseful) return null;
  return (
    <Stack gap={12} as="section">
      <SectionHeading level={2} rule={false}>
        {t("preview.causesTitle")}
      </SectionHeading>
      <ul className={list}>
        {causes.map((cause) => (
          <li key={`${cause.column} ${cause.kind}`} className={causeStyle}>
            <OneCause {...{ cause, titleOf, fixes }} isOpen={causes.length === 1} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

interface OneCauseProps extends Omit<CausesProps, "data"> {
  cause: ImportCause;
  /** Whether its values are shown at first. */
  isOpen: boolean;
}

function OneCause({ cause, titleOf, fixes, isOpen: isOpenAtFirst }: OneCauseProps) {
  const t = useText();
  const columnTitle = useColumnTitle(titleOf);
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [showsAll, setShowsAll] = useState(false);
  const { column, kind, isWarning, cells, alike, values, suggested } = cause;
  const visibleGroups = showsAll ? alike : alike.slice(0, firstValues);
  const isLonger = isOpen && visibleGroups.length < alike.length;
  const { pending } = fixes;
  const fixAll = (how: "suggested" | "split", text: string) => (
    <Button
      size="chip"
      onPress={() => fixes.apply({ column, kind, how })}
      isPending={pending?.column === column && pending.kind === kind && pending.how === how}
    >
      {text}
    </Button>
  );
  return (
    <Stack gap={8}>
      <Inline gap={12}>
        <Tag tone={isWarning ? "warning" : "danger"} icon="warning">
          {t("preview.causesCells", { count: cells })}
        </Tag>
        <strong>
          {t("preview.causesCause", {
            column: columnTitle(alike[0]?.problem ?? { column }),
            problem: t(`preview.cause.${kind}`),
          })}
        </strong>
        {suggested > 0 &&
          fixAll(
            "suggested",
            t(kind === "cents" ? "preview.causesAsShown" : "preview.causesSuggested", {
              count: suggested,
            }),
          )}
        {kind === "severalCodes" && fixAll("split", t("preview.causesSplit"))}
        <Button
          variant="plain"
          size="chip"
          iconEnd={isOpen ? "chevronUp" : "chevronDown"}
          onPress={() => setOpen(!isOpen)}
        >
          {t(isOpen ? "preview.causesHide" : "preview.causesShow", { count: values })}
        </Button>
      </Inline>
      {isOpen &&
        visibleGroups.map((cellsAlike) => (
          <EqualCells
            key={cellsAlike.problem.value}
            alike={cellsAlike}
            canReplace={!isWarning && !individual.has(kind)}
            titleOf={titleOf}
            fixes={fixes}
          />
        ))}
      {isLonger && (
        <Inline>
          <Button variant="plain" size="chip" onPress={() => setShowsAll(true)}>
            {t("preview.causesMore", { count: alike.length - visibleGroups.length })}
          </Button>
        </Inline>
      )}
      {isOpen && showsAll && values > alike.length && (
        <span>
          {t(isWarning ? "preview.causesRestUnusual" : "preview.causesRest", {
            count: values - alike.length,
          })}
        </span>
      )}
    </Stack>
  );
}

interface EqualCellsProps extends Omit<OneCauseProps, "cause" | "isOpen"> {
  alike: ImportCause["alike"][number];
  canReplace: boolean;
}

/** Cells with the same value, and the field for its replacement in all of them. */
function EqualCells({ alike, canReplace, titleOf, fixes }: EqualCellsProps) {
  const t = useText();
  const expectedOf = useExpected(titleOf);
  const { problem, count, suggestion } = alike;
  const { column, kind, value, cell, row } = problem;
  const [isEditing, setEditing] = useState(false);
  const quoted = (text: string) => (text === "" ? t("preview.causesEmpty") : `“${text}”`);
  const quotedValue = quoted(value);
  const { pending } = fixes;
  const isPending =
    pending?.how === "replace" && pending.column === column && pending.value === value;
  return (
    <div className={fixStyle}>
      <span className={valueStyle}>
        {suggestion === undefined
          ? quotedValue
          : t("preview.causesSuggestion", {
              value: quotedValue,
              by: quoted(String(suggestion ?? "")),
            })}
      </span>
      <span>
        {t("preview.causesAlike", {
          place: t("preview.causesPlaces", { count, cell: cell ?? String(row) }),
          expected: expectedOf(problem),
        })}
      </span>
      {canReplace &&
        (isEditing ? (
          <CellEditor
            label={t("preview.causesBy", { value: quotedValue })}
            from={suggestion === undefined ? value : String(suggestion ?? "")}
            saveLabel={t("preview.causesApply", { count })}
            cancelLabel={t("common.cancel")}
            isPending={isPending}
            onSave={(by) => fixes.apply({ column, kind, how: "replace", value, by })}
            onClose={() => setEditing(false)}
          />
        ) : (
          <Inline>
            <Button variant="plain" size="chip" icon="edit" onPress={() => setEditing(true)}>
              {t("preview.causesReplace", { count })}
            </Button>
          </Inline>
        ))}
    </div>
  );
}
