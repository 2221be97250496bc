import { type RawBuilder, sql } from "kysely";
import {
  beyondLimit,
  type CatalogueColumn,
  columnOf,
  defaultTolerance,
  type FamilyId,
  familyTables,
  measureColumns,
  type PartCondition,
  type Wear,
} from "@caliper/catalogue-model";
import type { OpenDatabase } from "../db/index.ts";
import type { FamilyRow } from "./products.repository.ts";
import { prepare, type Slots } from "../db/prepared.ts";

/** A measure to search by; both in the column's unit. */
export interface WantedMeasure {
  readonly column: CatalogueColumn;
  readonly value: number;
  readonly tolerance: number;
}

/** What is searched. */
export interface MeasureQuestion {
  readonly family: FamilyId;
  readonly wanted: readonly WantedMeasure[];
  /** A part that may be worn also matches between its measures when new and its limits. */
  readonly condition: PartCondition;
}

/** A product with these measures: its code, its measure columns by field, and its mean deviation. */
export type MeasuredRow = FamilyRow & { readonly code: string; readonly deviation: number };

export type MeasuresRepository = ReturnType<typeof measuresRepository>;

/** Makes 279.7 within 0.5 of 279.2 despite binary rounding. */
const slack = 1e-6;

/** PostgreSQL would treat a number compared with an integer column as an integer. */
const decimal = (value: unknown) => sql`cast(${value} as double precision)`;

/** Maximum number of cached queries; few combinations of fields are used. */
const maxQueries = 200;

type Parameters = Record<string, number>;

export function measuresRepository(database: OpenDatabase) {
  type Query = (parameters: Parameters) => Promise<MeasuredRow[]>;
  type Count = (parameters: Parameters) => Promise<{ total: number }[]>;
  const queries = new Map<string, { readonly rows: Query; readonly count: Count }>();

  function queriesOf(question: MeasureQuestion) {
    const { family, wanted, condition } = question;
    const names = wanted.map(({ column }) => column.name);
    const key = [family, condition === "new", ...names].join();
    const query = queries.get(key);
    if (query) return query;
    if (queries.size >= maxQueries) queries.clear();
    const newQuery = { rows: rowsQuery(question), count: countQuery(question) };
    queries.set(key, newQuery);
    return newQuery;
  }

  function countQuery(question: MeasureQuestion): Count {
    const table = sql.id(familyTables[question.family].name);
    return prepare(
      database,
      (slot: Slots<Parameters>) => sql<{ total: number }>`
        select cast(count(*) as double precision) as total
        from ${table} where ${within(readingsOf(question, slot))}`,
    );
  }

  function rowsQuery(question: MeasureQuestion): Query {
    const { family, wanted } = question;
    const table = sql.id(familyTables[family].name);
    const columns = measureColumns(family)
      .filter(({ field }) => field !== "code")
      .map(({ name, field }) => sql`, ${sql.id(name)} as ${sql.id(field)}`);
    return prepare(database, (slot: Slots<Parameters>) => {
      const readings = readingsOf(question, slot);
      const sum = (terms: readonly RawBuilder<unknown>[]) => sql.join(terms, sql` + `);
      const shares = readings.flatMap((reading) => shareOfWear(reading) ?? []);
      // Rounded, so that equally close parts compare equal and the more worn one comes first.
      const order =
        shares.length === 0
          ? sql`deviation`
          : sql`round((${sum(readings.map(distance))}) * 1000), ${sum(shares)} desc`;
      return sql<MeasuredRow>`
        select code ${sql.join(columns, sql``)},
          (${sum(readings.map(distance))}) / ${sql.lit(wanted.length)} as deviation
        from ${table} where ${within(readings)}
        order by ${order}, code limit ${slot["most"]}`;
    });
  }

  return {
    /** The closest first, at most `maxRows`, and the total number. */
    async search(
      question: MeasureQuestion,
      maxRows: number,
    ): Promise<{ rows: MeasuredRow[]; total: number }> {
      const parameters: Parameters = { most: maxRows };
      for (const [index, { value, tolerance }] of question.wanted.entries()) {
        parameters[`low${index}`] = value - tolerance - slack;
        parameters[`high${index}`] = value + tolerance + slack;
        parameters[`value${index}`] = value;
        parameters[`wear${index}`] = wearDistance(question.condition, tolerance);
      }
      const queries = queriesOf(question);
      const rows = await queries.rows(parameters);
      if (rows.length < maxRows) return { rows, total: rows.length };
      const [counted] = await queries.count(parameters);
      return { rows, total: counted?.total ?? rows.length };
    },
  };
}

/** A reading in SQL. */
interface Reading {
  readonly full: RawBuilder<unknown>;
  readonly value: RawBuilder<unknown>;
  readonly low: RawBuilder<unknown>;
  readonly high: RawBuilder<unknown>;
  /** The maximum that wear within the limits counts as distance. */
  readonly wearDistance: RawBuilder<unknown>;
  /** Missing for a measure that does not wear, and in a search for new parts. */
  readonly wear:
    | { readonly becomes: Wear["becomes"]; readonly by: RawBuilder<unknown> }
    | undefined;
}

function readingsOf(
  { family, wanted, condition }: MeasureQuestion,
  slot: Slots<Parameters>,
): Reading[] {
  return wanted.map(({ column: { name, wear } }, index) => ({
    full: sql.id(name),
    value: decimal(slot[`value${index}`]),
    low: decimal(slot[`low${index}`]),
    high: decimal(slot[`high${index}`]),
    wearDistance: decimal(slot[`wear${index}`]),
    wear: wear && condition !== "new" ? wearOf(family, wear) : undefined,
  }));
}

function wearOf(family: FamilyId, { becomes, allowance, limit }: Wear): Reading["wear"] {
  const by = sql.lit(allowance);
  const [from, to] = [limit?.from, limit?.to].map((field) => columnOf(family, field ?? "")?.name);
  if (limit === undefined || from === undefined || to === undefined) return { becomes, by };
  const difference = sql`abs(${sql.id(to)} - ${sql.id(from)}) * ${sql.lit(limit.share)}`;
  return { becomes, by: sql`coalesce(${difference}, ${by})` };
}

/**
 * Wear counts as no more than the tolerance, so that a new part that matches exactly comes before a worn one. Half of
 * that if the user knows that the part is worn: then the measures that do not wear have more weight.
 */
const wearDistance = (condition: PartCondition, tolerance: number): number =>
  Math.max(tolerance, defaultTolerance) / (condition === "worn" ? 2 : 1);

/** How far the part has worn, in mm; negative where it measures more than a new one. */
const wornBy = ({ full, value }: Reading, becomes: Wear["becomes"]) =>
  becomes === "smaller" ? sql`(${full} - ${value})` : sql`(${value} - ${full})`;

function within(readings: readonly Reading[]): RawBuilder<unknown> {
  const ranges = readings.map(({ full, low, high, wear }) => {
    if (wear === undefined) return sql`${full} between ${low} and ${high}`;
    const reach = sql`(${wear.by} + ${sql.lit(beyondLimit)})`;
    return wear.becomes === "smaller"
      ? sql`${full} >= ${low} and ${full} - ${reach} <= ${high}`
      : sql`${full} <= ${high} and ${full} + ${reach} >= ${low}`;
  });
  return sql.join(ranges, sql` and `);
}

/** In mm: from a new part, or, within its wear, no more than `wearDistance`, and how far beyond the limit. */
function distance(reading: Reading): RawBuilder<unknown> {
  const { full, value, wear, wearDistance: most } = reading;
  const off = sql`abs(${full} - ${value})`;
  if (wear === undefined) return off;
  const worn = wornBy(reading, wear.becomes);
  return sql`(case when ${worn} <= ${most} then ${off}
    when ${worn} <= ${wear.by} then ${most}
    else ${most} + ${worn} - ${wear.by} end)`;
}

/** From 0 for a part that matches as new to 1 at the limit: the more plausible, the more worn. */
function shareOfWear(reading: Reading): RawBuilder<unknown> | undefined {
  const { wear, wearDistance: most } = reading;
  if (wear === undefined) return undefined;
  const worn = wornBy(reading, wear.becomes);
  return sql`(case when ${worn} <= ${most} or ${worn} > ${wear.by} then 0
    else ${worn} / ${wear.by} end)`;
}
