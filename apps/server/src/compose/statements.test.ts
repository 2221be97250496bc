import { describe, expect, it } from "vitest";
import { format } from "sql-formatter";
import { recordedStatements } from "./testing/recorded-statements.ts";

const languages = { sqlite: "sqlite", postgres: "postgresql" } as const;

describe.each(["sqlite", "postgres"] as const)("the statements on %s", async (dialect) => {
  const repositories = await recordedStatements(dialect);

  it.each([...repositories])("of %s are those of apps/server/sql", async (name, methods) => {
    const text = [...methods].map(([method, statements]) =>
      [
        `-- ${method}`,
        ...statements.map((statement) => format(statement, { language: languages[dialect] })),
      ].join("\n\n"),
    );
    await expect(`${text.join("\n\n\n")}\n`).toMatchFileSnapshot(
      `../../sql/${name}.${dialect}.sql`,
    );
  });

  it("include one of every method, but of locks only on PostgreSQL", () => {
    const silent = [...repositories].flatMap(([name, methods]) =>
      [...methods].filter(([, { length }]) => length === 0).map(([method]) => `${name}.${method}`),
    );
    expect(silent).toEqual(
      dialect === "postgres"
        ? []
        : [
            "changes.lock",
            "changes.lockUpload",
            "accounts.lock",
            "files.lock",
            "lists.lock",
            "orders.lock",
            "quotations.lock",
          ],
    );
  });
});
