import {
  type CatalogueColumn,
  type CatalogueTable,
  choiceText,
  matchHeader,
  otherUnits,
  textIn,
  writtenLanguage,
} from "@caliper/catalogue-model";
import { useLocale } from "@caliper/catalogue-widgets/shared";
import { Grid, Select, TextField } from "@caliper/design-system";
import {
  type ColumnMeaning,
  isJoined,
  isSpread,
  joinedOf,
  meant,
  namedCode,
} from "@caliper/sheet-reader";
import { useText } from "../../messages/index.ts";
import { planned, type SourceColumn, spreadChoices } from "./matching.ts";

const leftOut = "-";
/** Before the header of the column of which a name is a value; no header has it. */
const spreadMark = "=";
/** The choice of a column with a name and a code in each cell. */
const joinedMark = "+";
const longestValue = 200;

interface ColumnFieldsProps {
  source: SourceColumn;
  table: CatalogueTable;
  value: ColumnMeaning;
  onChange: (meaning: ColumnMeaning) => void;
}

/**
 * The meaning of a column of the file: a column of the table and its unit, a value of another column whose cells become rows, or a
 * name and a code in the same cells.
 */
export function ColumnFields({ source, table, value, onChange }: ColumnFieldsProps) {
  const t = useText();
  const locale = useLocale();
  const { name, letters, samples } = source;
  const label = name === "" ? t("loading.match.unnamed", { letters }) : name;
  const match = meant(table, value);
  const headerMatch = matchHeader(table, name);
  const foreign = headerMatch?.kind === "currency" ? headerMatch.stated : undefined;
  const units = match && typeof value === "string" ? otherUnits(match.column) : [];
  const columnUnit = match?.column.unit ?? "";
  const titleOf = (header: string) => {
    const column = table.columns.find((each) => each.header === header);
    return column ? textIn(column.title, locale) : header;
  };
  const spread = spreadChoices(table, name).map((choice) => {
    const [by = ""] = Object.keys(choice.values);
    const about = { cells: titleOf(choice.column), column: titleOf(by) };
    return { by, choice, label: t("loading.match.spread", about) };
  });
  const joined = joinedOf(table);
  const sampleTexts = isJoined(value) ? samples.map(separated) : samples;
  const [by = "", part = ""] = isSpread(value) ? (Object.entries(value.values)[0] ?? []) : [];
  const byColumn = table.columns.find(({ header }) => header === by);
  return (
    <Grid columns={2} gap={16}>
      <Select
        label={label}
        description={sampleTexts.length > 0 ? sampleTexts.join(" · ") : t("loading.match.noValues")}
        items={[
          { id: leftOut, label: t("loading.match.leaveOut") },
          ...table.columns.map((column) => ({
            id: column.header,
            label: textIn(column.title, locale),
          })),
          ...spread.map((each) => ({ id: spreadMark + each.by, label: each.label })),
          ...(joined
            ? [
                {
                  id: joinedMark,
                  label: t("loading.match.joined", {
                    code: titleOf(joined.column),
                    name: titleOf(joined.after),
                  }),
                },
              ]
            : []),
        ]}
        isDisabled={foreign !== undefined}
        {...(foreign && { error: t("loading.match.currency", { currency: foreign }) })}
        value={idOf(value, match?.column)}
        onChange={(id) => {
          if (id === joinedMark) return onChange(joined ?? null);
          const chosen = spread.find((each) => spreadMark + each.by === id);
          return onChange(chosen?.choice ?? (id === leftOut ? null : id));
        }}
      />
      {isSpread(value) && byColumn && (
        <ValueOf
          label={t("loading.match.valueOf", { title: titleOf(by), column: label })}
          column={byColumn}
          value={part}
          onChange={(next) => onChange({ ...value, values: { [by]: next } })}
        />
      )}
      {match && units.length > 0 && (
        <Select
          label={t("loading.match.unit", { column: label })}
          items={[columnUnit, ...units].map((unit) => ({ id: unit, label: unit }))}
          value={match.unit?.name ?? columnUnit}
          onChange={(unit) =>
            onChange(planned(match.column, unit === columnUnit ? undefined : unit))
          }
        />
      )}
    </Grid>
  );
}

/** The choice for a meaning. */
function idOf(meaning: ColumnMeaning, column: CatalogueColumn | undefined): string {
  if (isJoined(meaning)) return joinedMark;
  if (isSpread(meaning)) return spreadMark + Object.keys(meaning.values).join("");
  return column?.header ?? leftOut;
}

/** `FEBI | 170395`, so that the administrator sees where a text is separated. */
function separated(text: string): string {
  const { name, code } = namedCode(text) ?? { name: "", code: text };
  return `${name} | ${code}`.trim();
}

interface ValueOfProps {
  label: string;
  column: CatalogueColumn;
  value: string;
  onChange: (value: string) => void;
}

/** A value of a column: one of its choices, or a name. */
export function ValueOf({ column, value, onChange, ...field }: ValueOfProps) {
  const t = useText();
  const locale = useLocale();
  if (!column.choices)
    return <TextField {...field} value={value} onChange={onChange} maxLength={longestValue} />;
  return (
    <Select
      {...field}
      placeholder={t("loading.match.chooseValue")}
      items={column.choices.map((choice) => ({
        id: choice,
        label: choiceText(column, choice, writtenLanguage(locale)),
      }))}
      value={value === "" ? null : value}
      onChange={onChange}
    />
  );
}
