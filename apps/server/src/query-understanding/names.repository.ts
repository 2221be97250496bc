import { type RawBuilder, sql } from "kysely";
import type { FamilyId } from "@caliper/catalogue-model";
import type { KeyMatch } from "../catalogue/code-search.repository.ts";
import type { Chain } from "../catalogue/replacement-chains.ts";
import type { OpenDatabase } from "../db/index.ts";
import { isAmong, prepare, type Slots, type TextList } from "../db/prepared.ts";
import type { CatalogueModel, Submodel } from "@caliper/search-language";

export interface WholeKey extends Omit<KeyMatch, "match"> {
  /** The chain by which an old code leads to the part. */
  readonly replaces?: Chain;
}

export type NamesRepository = ReturnType<typeof namesRepository>;

/** Applications that are counted per model. */
const maxUses = 300;

/** Tables with names. */
const sources = ["alias", "application", "interchange"] as const;

/** The revision of each table, which changes with its rows. */
type Revisions = Readonly<Record<(typeof sources)[number], string>>;

/** The catalogue's names of vehicles, brands and parts. */
export function namesRepository(database: OpenDatabase) {
  const { dialect } = database;
  const revisions = prepare(database, () =>
    database.read
      .selectFrom("table_revision")
      .select(["table_name", "revision"])
      .where("table_name", "in", sources),
  );

  // Jumps from key to key of an index: reading all rows would take seconds in a large catalogue.
  const next = (
    column: "maker" | "model",
    within: RawBuilder<unknown>,
    after: RawBuilder<unknown>,
  ) => {
    const key = sql.id(`${column}_key`);
    return sql`(select min(a.${key}) from application as a where ${within} and a.${key} > ${after})`;
  };
  const ofMaker = (maker: RawBuilder<unknown>) => sql`a.maker_key = ${maker}`;
  const ofPair = sql`from application as a where a.maker_key = pair.maker and a.model_key = pair.model`;
  const models = prepare(
    database,
    () => sql<CatalogueModel>`
      with recursive each_maker(k) as (
        select min(maker_key) from application
        union all
        select ${next("maker", sql`1 = 1`, sql`each_maker.k`)} from each_maker where each_maker.k is not null
      ), pair(maker, model) as (
        select k, ${next("model", ofMaker(sql`each_maker.k`), sql`''`)} from each_maker where k is not null
        union all
        select pair.maker, ${next("model", ofMaker(sql`pair.maker`), sql`pair.model`)}
        from pair where pair.model is not null
      )
      select (select a.maker ${ofPair} limit 1) as maker, (select a.model ${ofPair} limit 1) as model,
        (select min(a.year_from) ${ofPair}) as oldest, (select max(a.year_from) ${ofPair}) as newest,
        (select case when count(a.year_to) < count(*) then null else max(a.year_to) end ${ofPair}) as latest,
        (select count(*) from (select 1 ${ofPair} limit ${sql.lit(maxUses)}) as counted) as uses
      from pair where pair.model is not null`,
    "runLong",
  );
  // No index starts with the brand: this reads every interchange, once after each change.
  const brands = prepare(
    database,
    () => database.read.selectFrom("interchange").select("brand").distinct().orderBy("brand"),
    "runLong",
  );

  const wholeKeys = prepare(
    database,
    (slot: Slots<{ keys: TextList; families: TextList }>) => sql<WholeKey>`
      select kind as reason, key, code, family, brand, shown from search_key
      where ${isAmong(dialect, "search_key.key", slot.keys)}
        and ${isAmong(dialect, "search_key.family", slot.families)}`,
  );

  type SubmodelRow = Omit<Submodel, "years"> & { year_from: number; year_to: number | null };
  // Reads every application, once after each change.
  const submodels = prepare(
    database,
    () => sql<SubmodelRow>`
      select min(maker) as maker, min(model) as model, submodel, min(year_from) as year_from,
        case when count(year_to) < count(*) then null else max(year_to) end as year_to
      from application where submodel is not null
      group by maker_key, model_key, submodel order by count(*) desc, maker_key, model_key, submodel`,
    "runLong",
  );

  const aliases = prepare(database, () =>
    database.read.selectFrom("alias").selectAll().orderBy("alias").orderBy("name"),
  );

  return {
    async revisions(): Promise<Revisions> {
      const revisionByTable = new Map(
        (await revisions({})).map((row) => [row.table_name, String(row.revision)]),
      );
      const of = (table: (typeof sources)[number]) => revisionByTable.get(table) ?? "0";
      return {
        alias: of("alias"),
        application: of("application"),
        interchange: of("interchange"),
      };
    },
    models: () => models({}),
    brands: async () => (await brands({})).map(({ brand }) => brand),
    aliases: () => aliases({}),
    /** The codes, FMSI numbers and interchanges with exactly these keys. */
    async wholeKeys(keys: readonly string[], families: readonly FamilyId[]): Promise<WholeKey[]> {
      if (keys.length === 0) return [];
      return wholeKeys({ keys, families });
    },
    /** Those with the most applications first. */
    async submodels(): Promise<Submodel[]> {
      const rows = await submodels({});
      return rows.map(({ year_from: from, year_to: to, ...names }) => ({
        ...names,
        years: { from, to },
      }));
    },
  };
}
