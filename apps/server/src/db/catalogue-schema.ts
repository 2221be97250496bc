import { type CreateTableBuilder, type Kysely, type RawBuilder, sql } from "kysely";
import {
  type CatalogueTable,
  catalogueTables,
  type ColumnType,
  optionalKeys,
} from "@caliper/catalogue-model";
import type { DialectName } from "./connection.ts";
import type { Database } from "./schema.ts";

/**
 * Text compares byte by byte in both dialects: SQLite does so anyway, PostgreSQL by the collation
 * "C". Codes sort alike in both, and an index on a key serves its prefixes.
 */
export function textType(dialect: DialectName): RawBuilder<unknown> {
  return dialect === "sqlite" ? sql`text` : sql`text collate "C"`;
}

function dataType(type: ColumnType, dialect: DialectName): RawBuilder<unknown> {
  switch (type) {
    case "code":
    case "text":
    case "date":
    case "time":
    case "barcode":
      return textType(dialect);
    case "decimal":
      return dialect === "sqlite" ? sql`real` : sql`double precision`;
    case "integer":
    case "year":
    case "price":
    case "boolean":
      return sql`integer`;
  }
}

interface StoredColumn {
  name: string;
  type: ColumnType;
  notNull: boolean;
}

function storedColumns(table: CatalogueTable): StoredColumn[] {
  const required = (name: string) =>
    table.columns.some((column) => column.name === name && column.required);
  return [
    ...table.columns.map(({ name, type }) => ({ name, type, notNull: required(name) })),
    ...table.derived.map(({ name, of }) => ({
      name,
      type: "text" as const,
      notNull: required(of),
    })),
  ];
}

const hasNumber = (table: CatalogueTable) => table.primaryKey[0] === "id";

async function createTable(db: Kysely<Database>, table: CatalogueTable, dialect: DialectName) {
  const optional = optionalKeys(table);
  let statement: CreateTableBuilder<string, string> = db.schema.createTable(table.name);
  if (hasNumber(table)) {
    statement = statement.addColumn("id", "integer", (column) =>
      dialect === "sqlite"
        ? column.primaryKey()
        : column.primaryKey().generatedByDefaultAsIdentity(),
    );
  }
  for (const { name, type, notNull } of storedColumns(table)) {
    statement = statement.addColumn(name, dataType(type, dialect), (column) =>
      optional.includes(name)
        ? column.notNull().defaultTo("")
        : notNull
          ? column.notNull()
          : column,
    );
  }
  if (!hasNumber(table)) {
    statement = statement.addPrimaryKeyConstraint(`${table.name}_pkey`, [...table.primaryKey]);
  }
  for (const column of table.references) {
    // At commit only: a total import removes and adds the same products in one transaction.
    statement = statement.addForeignKeyConstraint(
      `${table.name}_${column}_fkey`,
      [column],
      "product",
      ["code"],
      (constraint) => constraint.deferrable().initiallyDeferred(),
    );
  }
  if (dialect === "sqlite") {
    statement = statement.modifyEnd(hasNumber(table) ? sql`strict` : sql`strict, without rowid`);
  }
  await statement.execute();
}

/** A column added later may be empty in existing rows; validation requires it in new ones. */
async function addColumns(
  db: Kysely<Database>,
  table: CatalogueTable,
  existing: ReadonlySet<string>,
  dialect: DialectName,
) {
  for (const { name, type } of storedColumns(table)) {
    if (existing.has(name)) continue;
    await db.schema.alterTable(table.name).addColumn(name, dataType(type, dialect)).execute();
  }
}

async function createIndexes(db: Kysely<Database>, table: CatalogueTable) {
  const single = [
    ...table.columns.filter((column) => column.searchable).map((column) => column.name),
    ...table.derived.map((column) => column.name),
    // Without an index, each product that is added or removed reads the whole table.
    ...table.references,
  ];
  // The primary key and a wider index serve their first column already.
  const served = new Set([table.primaryKey[0], ...table.indexes.map(([first]) => first)]);
  const needed = [...new Set(single)].filter((name) => !served.has(name)).map((name) => [name]);
  for (const columns of [...needed, ...table.indexes]) {
    await db.schema
      .createIndex(`${table.name}_${columns.join("_")}`)
      .ifNotExists()
      .on(table.name)
      .columns([...columns])
      .execute();
  }
}

/**
 * Updates the tables of the database to match their declarations by creating missing tables,
 * columns and indexes. It removes and renames nothing; that takes a migration.
 */
export async function syncCatalogueTables(
  db: Kysely<Database>,
  dialect: DialectName,
  declared: readonly CatalogueTable[] = catalogueTables,
): Promise<void> {
  const tables = await db.introspection.getTables();
  // Product first: the other tables refer to it.
  const inOrder = declared.toSorted(
    (a, b) => Number(b.name === "product") - Number(a.name === "product"),
  );
  for (const table of inOrder) {
    const existing = tables.find(({ name }) => name === table.name);
    if (existing) {
      const names = new Set(existing.columns.map((column) => column.name));
      await addColumns(db, table, names, dialect);
    } else {
      await createTable(db, table, dialect);
    }
    await createIndexes(db, table);
  }
}
