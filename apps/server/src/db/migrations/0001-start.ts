import type { Kysely } from "kysely";
import type { DialectName } from "../connection.ts";
import { createSubstringIndex } from "../search.ts";
import { tableBuilder } from "../table-builder.ts";

/** All tables that are not declared in the catalogue model. */
export async function up(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const { create, index, columns, ...of } = tableBuilder(db, dialect);

  await create(
    "search_key",
    of.id,
    of.text("key", "kind", "code", "family"),
    of.optionalText("brand"),
    of.text("shown"),
  );
  await index("search_key", "key");
  await index("search_key", "code");
  await createSubstringIndex(db, dialect);

  await create(
    "image",
    of.textKey("name"),
    of.text("hash"),
    of.integer("bytes", "width", "height"),
  );

  await create(
    "file",
    of.id,
    of.text("nombre"),
    of.integer("kind", "state"),
    of.text("hash", "mime"),
    of.integer("bytes"),
    of.text("created_at"),
  );
  await index("file", "nombre");

  await create(
    "account",
    of.id,
    of.text("username"),
    of.uniqueText("username_key"),
    of.text("password_hash", "level"),
    of.optionalText("customer_code"),
    columns("integer", (column) => column.notNull().defaultTo(0))("disabled"),
  );
  for (const name of ["warehouse", "flag"]) {
    const table = `account_${name}`;
    await create(
      table,
      of.account,
      of.text(name),
      of.primaryKey(`${table}_pkey`, "account_id", name),
    );
  }

  await create(
    "session",
    of.textKey("token_hash"),
    of.account,
    of.time("created_at", "last_seen_at", "expires_at"),
  );
  await index("session", "account_id");
  await index("session", "expires_at");

  await create("meta", of.textKey("key"), of.text("value"));
}
