import { type RawBuilder, sql } from "kysely";
import {
  allQualifiers,
  type FamilyId,
  narrowingColumns,
  qualifierColumns,
  type Qualifiers,
  qualifiersIn,
  type RowOf,
  type relatedTables,
} from "@caliper/catalogue-model";
import type { OpenDatabase } from "../db/index.ts";
import { isAmong, prepare, type Slots, type TextList } from "../db/prepared.ts";

/** Which applications: keys are folded by `foldText`. */
export interface Vehicle {
  readonly makerKey: string;
  /** Every model without it. */
  readonly modelKey?: string | undefined;
  /** Vehicles built in any of these years; `to` null is until today. */
  readonly years?: { readonly from: number; readonly to: number | null } | undefined;
}

type Cells = Pick<
  RowOf<(typeof relatedTables)["application"]>,
  "observation" | (typeof qualifierColumns)[number]["name"]
>;

/** Rows with the qualifiers of their cells. */
const qualified = <Row extends Cells>(rows: readonly Row[]) =>
  rows.map((row) => ({
    ...row,
    qualifiers: allQualifiers({ qualifiers: qualifiersIn(row), observation: row.observation }),
  }));

/** A product that fits a vehicle. */
interface Fitting {
  readonly code: string;
  readonly family: FamilyId;
  readonly maker: string;
  readonly model: string;
  readonly submodel: string | null;
  readonly year_from: number;
  readonly year_to: number | null;
  /** The application's axle, or else the product's. */
  readonly position: string | null;
  readonly observation: string | null;
  /** With those that only the observation states. */
  readonly qualifiers: Qualifiers;
}

export interface Application extends Fitting {
  readonly side: string | null;
}

export interface FittingProduct extends Fitting {
  readonly detail_en: string;
  readonly detail_es: string;
}

/** What the catalogue states about a product on a vehicle; null if not stated. */
export interface Statement extends Application {
  readonly fmsi: string | null;
  readonly engine: string | null;
  /** `Ventilated` or `Solid`. */
  readonly disc: string | null;
}

/** A model with several parts of one kind, which its applications alone do not tell apart. */
export interface CrowdedModel {
  readonly makerKey: string;
  readonly modelKey: string;
  readonly family: FamilyId;
}

/** Years of a generation with products; `position` is the application's axle, or else the product's. */
export type GenerationRow = Pick<Fitting, "submodel" | "year_from" | "year_to" | "position">;

interface VehicleParameters {
  readonly maker: string;
  readonly model: string;
  readonly from: number;
  readonly to: number;
  readonly families: TextList;
}

export type VehiclesRepository = ReturnType<typeof vehiclesRepository>;

/** Later than any model year: represents "still built". */
const noEnd = 9999;
const everyRow = 1_000_000;

export function vehiclesRepository(database: OpenDatabase) {
  const { dialect } = database;
  /**
   * The distinct names of one level of the vehicle index, by jumping from key to key: reading them
   * all out of hundreds of thousands of applications would block the server.
   */
  function names(
    column: "maker" | "model",
    within: RawBuilder<unknown>,
    among: RawBuilder<unknown>,
  ): RawBuilder<{ name: string }> {
    const key = sql.id(`${column}_key`);
    return sql<{ name: string }>`
      with recursive each_key(k) as (
        select min(${key}) from application where ${within}
        union all
        select (select min(a.${key}) from application as a where ${within} and a.${key} > each_key.k)
        from each_key where each_key.k is not null
      )
      select (
        select a.${sql.id(column)} from application as a
        where ${within} and a.${key} = each_key.k ${among} limit 1
      ) as name
      from each_key where each_key.k is not null`;
  }

  const everyFamily = sql``;
  // Looks up each application's product until one fits; a join would read every product.
  const family = sql<string>`(select p.family from product as p where p.code = a.code)`;
  const someFamilies = (slot: RawBuilder<TextList>) => sql`and ${isAmong(dialect, family, slot)}`;
  const anyMaker = sql`1 = 1`;

  const makers = prepare(database, () => names("maker", anyMaker, everyFamily));
  const makersOf = prepare(database, (slot: Slots<{ families: TextList }>) =>
    names("maker", anyMaker, someFamilies(slot.families)),
  );
  const models = prepare(database, (slot: Slots<{ maker: string }>) =>
    names("model", sql`maker_key = ${slot.maker}`, everyFamily),
  );
  const modelsOf = prepare(database, (slot: Slots<{ maker: string; families: TextList }>) =>
    names("model", sql`maker_key = ${slot.maker}`, someFamilies(slot.families)),
  );

  /** The applications of a vehicle, of one model or of every model of its maker. */
  const source = (one: boolean, slot: Slots<VehicleParameters>) => sql`
    from application as a join product as p on p.code = a.code
    where a.maker_key = ${slot.maker} ${one ? sql`and a.model_key = ${slot.model}` : sql``}
      and a.year_from <= ${slot.to} and (a.year_to is null or a.year_to >= ${slot.from})
      and ${isAmong(dialect, "p.family", slot.families)}`;

  const cells = sql.join(
    ["observation", ...qualifierColumns.map(({ name }) => name)].map((name) =>
      sql.ref(`a.${name}`),
    ),
  );
  const fitted = sql`a.code, p.family, a.maker, a.model, a.submodel, a.year_from, a.year_to,
    coalesce(a.position, p.position) as position, ${cells}`;
  // Engines that share a product are one row.
  const distinct = sql`select distinct ${fitted}`;

  const listing = <Row>(one: boolean, further: RawBuilder<unknown>) =>
    prepare(
      database,
      (slot: Slots<VehicleParameters & { most: number }>) => sql<Omit<Row, "qualifiers"> & Cells>`
        select * from (${distinct}, ${further} ${source(one, slot)}) as fitting
        order by model, year_from, coalesce(year_to, ${sql.lit(noEnd)}), coalesce(submodel, ''),
          family, code
        limit ${slot.most}`,
    );
  const sided = sql`a.side`;
  const described = sql`p.detail_en, p.detail_es`;
  const perScope = <Query>(make: (one: boolean) => Query) => ({
    ofModel: make(true),
    ofMaker: make(false),
  });
  const applications = perScope((one) => listing<Application>(one, sided));
  const products = perScope((one) => listing<FittingProduct>(one, described));

  const counts = perScope((one) =>
    prepare(
      database,
      (slot: Slots<VehicleParameters>) => sql<{ count: number }>`
        select count(*) as count from (${distinct} ${source(one, slot)}) as fitting`,
    ),
  );

  const ofProduct = prepare(
    database,
    (slot: Slots<{ code: string }>) => sql<Omit<Application, "qualifiers"> & Cells>`
      select ${fitted}, a.side
      from application as a join product as p on p.code = a.code
      where a.code = ${slot.code}
      order by a.maker, a.model, a.year_from, a.id`,
  );

  const statements = perScope((one) =>
    prepare(
      database,
      (slot: Slots<VehicleParameters>) => sql<Omit<Statement, "qualifiers"> & Cells>`
        select distinct ${fitted}, p.fmsi, a.engine, a.side,
          (select r.disc from brake_rotors as r where r.code = a.code) as disc ${source(one, slot)}`,
    ),
  );

  const generations = prepare(
    database,
    (slot: Slots<VehicleParameters>) => sql<GenerationRow>`
      select distinct a.submodel, a.year_from, a.year_to,
        coalesce(a.position, p.position) as position ${source(true, slot)}
      order by a.submodel, a.year_from`,
  );

  const narrowing = sql.join(narrowingColumns.map(({ name }) => sql`a.${sql.ref(name)}`));
  const crowded = prepare(
    database,
    () => sql<CrowdedModel>`
      select distinct maker_key as "makerKey", model_key as "modelKey", family from (
        select a.maker_key, a.model_key, p.family
        from application as a join product as p on p.code = a.code
        group by a.maker_key, a.model_key, p.family, coalesce(a.position, p.position), a.submodel, a.engine, a.side,
          ${narrowing}
        having count(distinct p.code) > 1
      ) as alike order by 1, 2, 3`,
    "runLong",
  );

  const parametersOf = (
    { makerKey, modelKey, years }: Vehicle,
    families: readonly FamilyId[],
  ): VehicleParameters => ({
    maker: makerKey,
    model: modelKey ?? "",
    from: years?.from ?? 0,
    to: years ? (years.to ?? noEnd) : noEnd,
    families,
  });

  const scope = (vehicle: Vehicle) => (vehicle.modelKey === undefined ? "ofMaker" : "ofModel");

  const named = (rows: readonly { name: string | null }[]): string[] =>
    rows.flatMap((row) => (row.name === null ? [] : [row.name]));

  return {
    /** In the order of their keys. Undefined is every family. */
    async makers(families: readonly FamilyId[] | undefined): Promise<string[]> {
      return named(families ? await makersOf({ families }) : await makers({}));
    },

    /** In the order of their keys; empty for an unknown maker. */
    async models(makerKey: string, families: readonly FamilyId[] | undefined): Promise<string[]> {
      return named(
        families
          ? await modelsOf({ maker: makerKey, families })
          : await models({ maker: makerKey }),
      );
    },

    /** Every application, by model, years, submodel, family and code. */
    async applications(vehicle: Vehicle, families: readonly FamilyId[]): Promise<Application[]> {
      const parameters = parametersOf(vehicle, families);
      return qualified(await applications[scope(vehicle)]({ ...parameters, most: everyRow }));
    },

    /** One row per product, submodel, years, axle and qualifiers, in the same order. */
    async products(
      vehicle: Vehicle,
      families: readonly FamilyId[],
      most = everyRow,
    ): Promise<FittingProduct[]> {
      return qualified(
        await products[scope(vehicle)]({ ...parametersOf(vehicle, families), most }),
      );
    },

    /** Number of rows of `products` without a limit. */
    async count(vehicle: Vehicle, families: readonly FamilyId[]): Promise<number> {
      const [row] = await counts[scope(vehicle)](parametersOf(vehicle, families));
      return row?.count ?? 0;
    },

    /** What the catalogue states about each product on a vehicle. */
    statements: async (vehicle: Vehicle, families: readonly FamilyId[]): Promise<Statement[]> =>
      qualified(await statements[scope(vehicle)](parametersOf(vehicle, families))),

    /** The years of a model that have products, by generation. */
    generations: (vehicle: Vehicle, families: readonly FamilyId[]): Promise<GenerationRow[]> =>
      generations(parametersOf(vehicle, families)),

    /** Those that may need a question, by brand and model; slow for a large catalogue. */
    crowdedModels: (): Promise<CrowdedModel[]> => crowded({}),

    ofProduct: async (code: string): Promise<Application[]> => qualified(await ofProduct({ code })),
  };
}
