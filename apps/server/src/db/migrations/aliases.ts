import { readFileSync } from "node:fs";
import type { RowOf, relatedTables } from "@caliper/catalogue-model";
import type { Kysely } from "kysely";
import type { Database } from "../schema.ts";

type Alias = Pick<
  RowOf<(typeof relatedTables)["alias"]>,
  "kind" | "alias" | "name" | "year_from" | "year_to"
> & { readonly submodel?: string };

const section = /^\[(\w+)\]$/u;
/** Years in brackets, where the name belongs to some of them, and the submodel that it means. */
const years = /^(.*?) \[(\d{4})-(\d{4})(?: (.+))?\]$/u;

/** The names of `aliases/<file>.txt`, which has sections by kind and lines `name: other names, separated by commas`. */
function aliasesOf(file: string): Alias[] {
  const lines = readFileSync(new URL(`aliases/${file}.txt`, import.meta.url), "utf8");
  let kind = "";
  return lines.split("\n").flatMap((line) => {
    kind = section.exec(line)?.[1] ?? kind;
    const [name = "", others = ""] = line.split(": ");
    if (others === "") return [];
    return others.split(", ").map((other) => {
      const [, alias = other, from, to, submodel] = years.exec(other) ?? [];
      const year = (text: string | undefined) => (text === undefined ? null : Number(text));
      return {
        kind,
        alias,
        name,
        year_from: year(from),
        year_to: year(to),
        // Earlier migrations may run before the table has this column.
        ...(submodel !== undefined && { submodel }),
      };
    });
  });
}

/**
 * Adds the names of a file to the table: those of a migration, or `first-start`, where new names go. Those that
 * administrators have added stay as they are.
 */
export async function addAliases(db: Kysely<Database>, file: string): Promise<void> {
  const existing = await db.selectFrom("alias").select(["kind", "alias", "name"]).execute();
  const keyOf = ({ kind, alias, name }: Pick<Alias, "kind" | "alias" | "name">) =>
    [kind, alias, name].join("\n").toLowerCase();
  const keys = new Set(existing.map(keyOf));
  const added = aliasesOf(file).filter((row) => !keys.has(keyOf(row)));
  if (added.length > 0) await db.insertInto("alias").values(added).execute();
}

/** Sets the submodels of a migration where the table has the name without one. Other columns keep what they have. */
export async function setSubmodels(db: Kysely<Database>, migration: string): Promise<void> {
  for (const { kind, alias, name, submodel = null } of aliasesOf(migration))
    await db
      .updateTable("alias")
      .set({ submodel })
      .where("kind", "=", kind)
      .where("alias", "=", alias)
      .where("name", "=", name)
      .where("submodel", "is", null)
      .execute();
}
