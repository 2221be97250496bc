import { type ColumnDefinitionBuilder, type CreateTableBuilder, type Kysely, sql } from "kysely";
import { textType } from "./catalogue-schema.ts";
import type { DialectName } from "./connection.ts";

type Table = CreateTableBuilder<string, string>;
type Columns = (table: Table) => Table;
type Constraint = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
type DataType = Parameters<Table["addColumn"]>[1];

const unconstrained: Constraint = (column) => column;
const notNull: Constraint = (column) => column.notNull();

/** Creates tables of a migration from groups of columns, in the given order. */
export function tableBuilder(db: Kysely<unknown>, dialect: DialectName) {
  const isSqlite = dialect === "sqlite";
  const columns =
    (type: DataType, constraint: Constraint) =>
    (...names: readonly string[]): Columns =>
    (table) =>
      names.reduce((builder, name) => builder.addColumn(name, type, constraint), table);
  const text = textType(dialect);
  // Milliseconds since 1970 need more than 32 bits.
  const time = isSqlite ? sql`integer` : sql`bigint`;
  return {
    create: async (name: string, ...parts: readonly Columns[]): Promise<void> => {
      const table = parts.reduce<Table>(
        (builder, part) => part(builder),
        db.schema.createTable(name),
      );
      await (isSqlite ? table.modifyEnd(sql`strict`) : table).execute();
    },
    index: async (table: string, ...names: readonly string[]): Promise<void> => {
      const index = db.schema.createIndex(`${table}_${names[0]}`).on(table);
      await index.columns([...names]).execute();
    },
    /** A number that the database assigns. */
    id: columns("integer", (column) =>
      isSqlite ? column.primaryKey() : column.primaryKey().generatedByDefaultAsIdentity(),
    )("id"),
    textKey: columns(text, (column) => column.primaryKey()),
    text: columns(text, notNull),
    uniqueText: columns(text, (column) => column.notNull().unique()),
    optionalText: columns(text, unconstrained),
    integer: columns("integer", notNull),
    optionalInteger: columns("integer", unconstrained),
    time: columns(time, notNull),
    optionalTime: columns(time, unconstrained),
    /** Rows that are removed with their account. */
    account: columns("integer", (column) =>
      column.notNull().references("account.id").onDelete("cascade"),
    )("account_id"),
    primaryKey:
      (name: string, ...names: readonly string[]): Columns =>
      (table) =>
        table.addPrimaryKeyConstraint(name, [...names]),
    columns,
  };
}
