import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createIntl, createIntlCache } from "react-intl";
import { describe, expect, it } from "vitest";
import { compileCatalogue } from "../../portal/build/compile-messages.ts";
import { intlOf } from "./intl.tsx";
import { type TextNode, written } from "./texts.ts";

const messagesIn = (locale: string) => {
  const path = `../../../packages/catalogue-widgets/src/messages/${locale}.json`;
  return readFileSync(new URL(path, import.meta.url), "utf8");
};

/** The values of a text: of each choice every option, of each number some that have forms of their own. */
function samplesOf(text: readonly TextNode[]): Readonly<Record<string, unknown>>[] {
  const values = new Map<string, unknown[]>();
  const read = (nodes: readonly TextNode[]) => {
    for (const node of nodes) {
      if (node.type === 0 || node.type === 7) continue;
      if (node.type === 1 && !values.has(node.value)) values.set(node.value, ["D1200", 7, 2100000]);
      if (node.type === 2 || node.type === 6) values.set(node.value, [0, 1, 2, 3, 1234567]);
      if (node.type === 5) values.set(node.value, [...Object.keys(node.options), "none"]);
      if (node.type !== 5 && node.type !== 6) continue;
      for (const option of Object.values(node.options)) read(option.value);
    }
  };
  read(text);
  return [0, 1, 2, 3, 4].map((sample) =>
    Object.fromEntries(
      [...values].map(([name, all], index) => [name, all[(sample + index) % all.length]]),
    ),
  );
}

describe("texts of the embed", () => {
  it.each([
    ["en", "en-US"],
    ["es", "es-MX"],
  ])("are written as react-intl writes them in %s", (language, locale) => {
    const texts = compileCatalogue(messagesIn(language)) as Record<string, TextNode[]>;
    const intl = createIntl(
      { locale, messages: texts as unknown as Record<string, string> },
      createIntlCache(),
    );
    const differences = Object.entries(texts).flatMap(([id, text]) =>
      samplesOf(text)
        .map((values) => [
          written(text, values, locale),
          intl.formatMessage({ id }, values as Record<string, string>),
        ])
        .filter(([own, theirs]) => own !== theirs),
    );
    expect(differences).toEqual([]);
  });

  it("have every member of react-intl's object that a widget uses", () => {
    const folder = fileURLToPath(
      new URL("../../../packages/catalogue-widgets/src", import.meta.url),
    );
    const used = globSync(`${folder}/**/*.{ts,tsx}`).flatMap((file) => {
      const source = readFileSync(file, "utf8");
      const destructured = [...source.matchAll(/\{ ([^{}]+) \} = useIntl\(\)/gu)];
      return [
        ...destructured.flatMap(([, names = ""]) => names.split(",").map((name) => name.trim())),
        ...Array.from(source.matchAll(/\bintl\.(\w+)/gu), ([, name = ""]) => name),
      ];
    });
    const own = Object.keys(intlOf({ locale: "en", messages: {}, onError: () => undefined }));
    expect(used).toContain("formatMessage");
    expect(used.filter((name) => !own.includes(name))).toEqual([]);
  });
});
