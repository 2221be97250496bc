export interface Change {
  readonly version: string;
  readonly text: string;
}

const next = "Next version";

/** The sentences of changelogs and of changes before a release that name a component, newest first. */
export const changesOf = (name: string, files: readonly string[]): readonly Change[] =>
  files.flatMap((file) => {
    const [, before, released = ""] = /^---\n[\s\S]*?\n---\n([\s\S]*)|([\s\S]*)/u.exec(file) ?? [];
    const sections: readonly (readonly string[])[] =
      before === undefined
        ? released
            .split(/^## /mu)
            .slice(1)
            .map((section) => [section.split("\n", 1)[0] ?? "", section])
        : [[next, before]];
    return sections.flatMap(([version = "", section = ""]) =>
      section
        .split(/(?<=[.:])\s+(?=[A-Z`])|\n\n/u)
        .map((sentence) => sentence.replace(/^- (?:[\da-f]{7,}: )?/u, "").replaceAll(/\s+/gu, " "))
        .filter((sentence) => sentence.includes(`\`${name}\``))
        .map((text) => ({ version, text: text.trim() })),
    );
  });
