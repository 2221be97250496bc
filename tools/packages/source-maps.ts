import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { decode, encode, type SourceMapSegment } from "@jridgewell/sourcemap-codec";
import { filesBelow } from "./published.ts";

/** Modules without code to debug: texts, of which a map would contain a copy, and generated names of classes. */
const hasNoCode = (file: string) => /(?:^|\/)messages(?:\.js|\/)|\.css\.js\.map$/u.test(file);

/** The first position of each line of a source. Positions within lines would be half of a package. */
const firstOfLine = (segments: SourceMapSegment[]): SourceMapSegment[] => {
  let line = "";
  return segments.flatMap(([column, source, sourceLine = 0, sourceColumn = 0]) => {
    const at = source === undefined ? "" : `${source}:${sourceLine}`;
    if (at === line) return [];
    line = at;
    return [source === undefined ? [column] : [column, source, sourceLine, sourceColumn]];
  });
};

/** Reduces the source maps of a package to what stack traces and breakpoints need: the line of each statement. */
export function shortenMaps(dist: string): void {
  for (const file of filesBelow(dist).filter((each) => each.endsWith(".js.map"))) {
    const path = join(dist, file);
    if (hasNoCode(file)) {
      const script = path.slice(0, -".map".length);
      rmSync(path);
      writeFileSync(
        script,
        readFileSync(script, "utf8").replace(/\n\/\/# sourceMappingURL=.*/u, ""),
      );
      continue;
    }
    const map = JSON.parse(readFileSync(path, "utf8")) as { mappings: string };
    const mappings = encode(decode(map.mappings).map(firstOfLine));
    writeFileSync(path, JSON.stringify({ ...map, mappings, names: [] }));
  }
}
