/** Which part of a workbook holds its first sheet. */
const attribute = (tag: string, name: string) =>
  new RegExp(`(?:^|\\s)(?:\\w+:)?${name}=["']([^"']*)["']`, "u").exec(tag)?.[1];

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  apos: "'",
  gt: ">",
  lt: "<",
  quot: '"',
};

const decoded = (text: string) =>
  text.replace(/&(#x[\da-f]+|#\d+|\w+);/giu, (whole, name: string) => {
    if (!name.startsWith("#")) return entities[name] ?? whole;
    const code = name[1] === "x" ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code <= 0x10_ffff ? String.fromCodePoint(code) : whole;
  });

export interface SheetPart {
  /** As its tab says. */
  readonly name: string;
  /** Where it is in the archive; undefined when the workbook does not say. */
  readonly path: string | undefined;
}

/** The sheets that a workbook lists, in the order of their tabs. */
export function sheetsOf(workbook: string, relations: string): readonly SheetPart[] {
  const targets = new Map<string, string>();
  for (const [tag] of relations.matchAll(/<(?:\w+:)?Relationship\s[^>]*>/gu)) {
    const id = attribute(tag, "Id");
    const target = attribute(tag, "Target");
    if (id === undefined || target === undefined) continue;
    const isAbsolute = target.startsWith("/");
    targets.set(id, isAbsolute ? target.slice(1) : `xl/${target.replace(/^\.\//u, "")}`);
  }
  return [...workbook.matchAll(/<(?:\w+:)?sheet\s[^>]*>/gu)].map(([tag]) => ({
    name: decoded(attribute(tag, "name") ?? ""),
    path: targets.get(/\s\w+:id=["']([^"']*)["']/u.exec(tag)?.[1] ?? ""),
  }));
}
