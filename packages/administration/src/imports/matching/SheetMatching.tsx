import { catalogueTables, maySee, tableByWireName, textIn } from "@caliper/catalogue-model";
import { type StoredText, useLocale, useViewer } from "@caliper/catalogue-widgets/shared";
import {
  Button,
  Checkbox,
  Grid,
  Inline,
  Notice,
  Select,
  Stack,
  Text,
} from "@caliper/design-system";
import { useState } from "react";
import {
  type ColumnMeaning,
  type Encoding,
  fitOf,
  openPoints,
  type SheetPlan,
  type SheetProblem,
  type SheetQuestion,
  spreadOf,
} from "@caliper/sheet-reader";
import { useText } from "../../messages/index.ts";
import { ColumnFields, ValueOf } from "./ColumnFields.tsx";
import { ConversionNote } from "../conversion/ConversionNote.tsx";
import {
  constantFields,
  headerRows,
  movedTo,
  replanned,
  sourceColumns,
  topOf,
  withConstants,
} from "./matching.ts";
import { storedPlan, storePlan } from "./matchingDraft.ts";

export interface SheetDecision {
  readonly plan: SheetPlan;
  /** The names in the sheet's header, to be remembered; undefined where they are not. */
  readonly remember: readonly string[] | undefined;
}

export interface SheetMatchingProps {
  /** The file's name. */
  fileName: string;
  /** The detected plan of the file. */
  question: SheetQuestion;
  /** Keeps the choices over a reload: the same file, chosen again, shows them. */
  kept?: StoredText | undefined;
  /** Called with the administrator's decision. */
  onDecide: (decision: SheetDecision) => void;
  /** Called with another encoding of a text file, which is then read again. */
  onEncoding: (encoding: Encoding) => void;
  /** Called by Cancel: the file is not loaded. */
  onCancel: () => void;
}

/** Characters of a header row in the list of rows. */
const longestNote = 40;
/** Rows that are quoted where no header is known. */
const shownRows = 3;

const shortList = (names: readonly string[]) => names.join(", ").slice(0, longestNote);

/** Lets an administrator choose a file's sheet, table and columns. */
export function SheetMatching({
  fileName,
  question,
  kept,
  onDecide,
  onEncoding,
  onCancel,
}: SheetMatchingProps) {
  const t = useText();
  const locale = useLocale();
  const seesAll = maySee("administration", useViewer());
  const { tops } = question;
  const file = { fileName, proposed: question.proposal.plan };
  const [plan, setChosen] = useState<SheetPlan>(() => storedPlan(kept, file) ?? file.proposed);
  const setPlan = (next: SheetPlan) => {
    setChosen(next);
    storePlan(kept, file, next);
  };
  const [remembers, setRemembers] = useState(true);
  const top = topOf(tops, plan);
  const table = tableByWireName(plan.table);
  const sources = sourceColumns(top, plan);
  const open = table && openPoints(table, plan);
  const listed = (columns: readonly { title: { en: string; es: string } }[]) =>
    columns.map(({ title }) => textIn(title, locale)).join(", ");
  const spread = table && spreadOf(table);
  const constants = table ? constantFields(table, plan) : [];
  const putColumn = (at: number, meaning: ColumnMeaning) => {
    const next = { ...plan, columns: plan.columns.with(at, meaning) };
    setPlan(table ? withConstants(table, next) : next);
  };
  return (
    <Stack gap={16} as="section">
      <Notice tone="info" title={t("loading.match.title")}>
        {t("loading.ofFile", { file: fileName, reason: useReason(question) })}
      </Notice>
      {question.conversion && (
        <Notice tone="info">
          <ConversionNote conversion={question.conversion} onEncoding={onEncoding} />
        </Notice>
      )}
      <Grid columns={tops.length > 1 ? 3 : 2} gap={16}>
        {tops.length > 1 && (
          <Select
            label={t("loading.match.sheet")}
            items={tops.map(({ name }) => ({ id: name, label: name }))}
            value={plan.sheet}
            onChange={(sheet) => setPlan(movedTo(topOf(tops, { ...plan, sheet }), plan))}
          />
        )}
        <Select
          label={t("loading.match.table")}
          placeholder={t("common.chooseTable")}
          items={catalogueTables
            .filter(({ privateTo }) => privateTo !== undefined || seesAll)
            .map((each) => ({ each, ...fitOf(top, each) }))
            .toSorted((one, other) => other.matched - one.matched)
            .map(({ each, matched, header }) => ({
              id: each.wireName,
              label: textIn(each.title, locale),
              ...(matched > 0 && {
                note: t("loading.match.fit", { matched, total: header.length }),
              }),
            }))}
          value={plan.table === "" ? null : plan.table}
          onChange={(wireName) => setPlan(replanned(top, plan, { table: wireName }))}
        />
        <Select
          label={t("loading.match.headerRow")}
          items={headerRows(top).map(({ row, names }) => ({
            id: String(row),
            label: t("loading.match.row", { row }),
            note: shortList(names),
          }))}
          value={String(plan.headerRow)}
          onChange={(row) => setPlan(replanned(top, plan, { headerRow: Number(row) }))}
        />
      </Grid>
      {table && (
        <Stack gap={12}>
          <Text variant="caption">{t("loading.match.columns")}</Text>
          {sources.map((source) => (
            <ColumnFields
              key={source.at}
              source={source}
              table={table}
              value={plan.columns[source.at] ?? null}
              onChange={(meaning) => putColumn(source.at, meaning)}
            />
          ))}
        </Stack>
      )}
      {table && constants.length > 0 && (
        <Stack gap={12}>
          <Text variant="caption">{t("loading.match.constants")}</Text>
          <Grid columns={2} gap={16}>
            {constants.map(({ column, value }) => (
              <ValueOf
                key={column.header}
                label={textIn(column.title, locale)}
                column={column}
                value={value}
                onChange={(next) => setPlan(withConstants(table, plan, { [column.header]: next }))}
              />
            ))}
          </Grid>
          {spread && constants.some(({ column }) => spread.by.includes(column)) && (
            <Text variant="caption">
              {t("loading.match.spreadHint", {
                column: listed(
                  spread.by.filter((each) => constants.some((one) => one.column === each)),
                ),
                cells: textIn(spread.cells.title, locale),
              })}
            </Text>
          )}
        </Stack>
      )}
      {question.merged && (
        <Notice tone="warning">
          <Stack gap={8}>
            <span>{t("loading.match.merged", { cells: rangesIn(question.merged) })}</span>
            <Checkbox
              isSelected={plan.repeatsMerged ?? false}
              onChange={(repeatsMerged) => setPlan({ ...plan, repeatsMerged })}
            >
              {t("loading.match.repeatMerged")}
            </Checkbox>
          </Stack>
        </Notice>
      )}
      {open && open.missing.length > 0 && (
        <Notice tone="warning">
          {t("loading.match.missing", { columns: listed(open.missing) })}
        </Notice>
      )}
      {open && open.twice.length > 0 && (
        <Notice tone="warning">{t("loading.match.twice", { columns: listed(open.twice) })}</Notice>
      )}
      <Checkbox
        isSelected={plan.skipsRemarks ?? false}
        onChange={(skipsRemarks) => setPlan({ ...plan, skipsRemarks })}
      >
        {t("loading.match.skipRemarks")}
      </Checkbox>
      <Checkbox isSelected={remembers} onChange={setRemembers}>
        {t("loading.match.remember")}
      </Checkbox>
      <Inline gap={12}>
        <Button
          onPress={() => {
            storePlan(kept, file);
            onCancel();
          }}
        >
          {t("common.cancel")}
        </Button>
        <Button
          variant="primary"
          isDisabled={!open || open.missing.length + open.twice.length + open.wrong.length > 0}
          onPress={() => {
            storePlan(kept, file);
            onDecide({ plan, remember: remembers ? sources.map(({ name }) => name) : undefined });
          }}
        >
          {t("loading.match.read")}
        </Button>
      </Inline>
    </Stack>
  );
}

/** `B2:B3, B4:B5`. */
const rangesIn = ({ cell = "", others = [], count = 1 }: SheetProblem) =>
  [cell, ...others, ...(others.length + 1 < count ? ["…"] : [])].join(", ");

/** Why the administrator is asked. */
function useReason({ proposal: { plan, isCertain }, tops }: SheetQuestion): string {
  const t = useText();
  const locale = useLocale();
  const table = tableByWireName(plan.table);
  const fit = table && fitOf(topOf(tops, plan), table, plan.headerRow);
  if (!table || !fit || fit.matched === 0) {
    const rowTexts = headerRows(topOf(tops, plan))
      .slice(0, shownRows)
      .map(({ row, names }) => `${t("loading.match.row", { row })}: ${shortList(names)}`);
    return t("loading.match.none", { found: rowTexts.join("; ") });
  }
  const title = textIn(table.title, locale);
  const { matched, header, isComplete } = fit;
  const fitting = tops.filter((top) => fitOf(top, table).isComplete).length;
  if (isComplete && !isCertain && fitting > 1) return t("loading.match.several", { table: title });
  return t("loading.match.best", { table: title, matched, total: header.length });
}
