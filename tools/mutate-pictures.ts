import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { differs } from "./pictures.ts";
import { root, run } from "./run.ts";

/**
 * `npm run mutate-pictures` proves that the pictures catch regressions. In a copy of the workspace it breaks one thing at
 * a time and expects the pictures of an affected component to fail. Exits 1 when one passes. Not part of `npm test`.
 */
interface Mutation {
  what: string;
  file: string;
  from: string;
  to: string;
  /** Folder of a component whose pictures must fail. */
  seenBy: string;
}

const src = "packages/design-system/src";

const mutations: Mutation[] = [
  {
    what: "a color token, its blue by a tenth",
    file: `${src}/theme/light.ts`,
    from: 'subtle: "#5B6772"',
    to: 'subtle: "#5B6790"',
    seenBy: "Heading",
  },
  {
    what: "a color of one theme",
    file: `${src}/theme/dark.ts`,
    from: 'warningTint: "#2C210D"',
    to: 'warningTint: "#4C310D"',
    seenBy: "Tag",
  },
  {
    what: "the spacing scale, by 1 px",
    file: `${src}/theme/vars.css.ts`,
    from: "space: record<Space, string>(spaces, px)",
    to: "space: record<Space, string>(spaces, (length) => px(length + 1))",
    seenBy: "Tag",
  },
  {
    what: "a font size, by 1 px",
    file: `${src}/theme/scale.ts`,
    from: 'title: { font: "sans", size: 24',
    to: 'title: { font: "sans", size: 25',
    seenBy: "Heading",
  },
  {
    what: "one property of a style",
    file: `${src}/components/Badge/Badge.css.ts`,
    from: "borderRadius: vars.radius.pill,",
    to: "",
    seenBy: "Badge",
  },
  {
    what: "a component without its class",
    file: `${src}/components/Mark/Mark.tsx`,
    from: "<mark className={mark}>",
    to: "<mark>",
    seenBy: "Mark",
  },
  {
    what: "a class without styles",
    file: `${src}/components/Badge/Badge.tsx`,
    from: "className={badge}",
    to: 'className="badge"',
    seenBy: "Badge",
  },
  {
    what: "the accent color of the brand",
    file: `${src}/theme/brands/caliper.ts`,
    from: 'accent: "#BF1220"',
    to: 'accent: "#BF4420"',
    seenBy: "BrandMark",
  },
];

const copy = mkdtempSync(join(tmpdir(), "caliper-mutation-"));
process.on("exit", () => rmSync(copy, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(130));

/** Copies the workspace. Dependencies are hard links; of the tools' caches only the browser is included. */
async function prepare() {
  const script = `
    cd "$0"
    tar -cf - --exclude=./node_modules --exclude=./.git --exclude=./.data --exclude=./.vitest . | tar -xf - -C "$1"
    mkdir -p "$1/node_modules/.cache"
    link() { cp -al "$@" 2>/dev/null || cp -a "$@"; }
    find node_modules -mindepth 1 -maxdepth 1 ! -name ".cache" ! -name ".vite*" -print0 |
      while IFS= read -r -d "" one; do link "$one" "$1/node_modules/"; done
    link node_modules/.cache/chromium-* "$1/node_modules/.cache/"`;
  const { code, output } = await run("bash", ["-ec", script, root, copy]);
  if (code !== 0) throw new Error(output);
}

const pictures = (components: readonly string[]) =>
  run(
    "bash",
    [
      "-c",
      'cd "$0" && exec node node_modules/vitest/vitest.mjs run --project stories --retry=0 "$@"',
      copy,
      ...components.map((name) => `${src}/components/${name}/`),
    ],
    false,
    { CI: "true" },
  );

await prepare();
const before = await pictures([...new Set(mutations.map(({ seenBy }) => seenBy))]);
if (before.code !== 0) {
  process.stdout.write(`${before.output}\nThe pictures fail without any mutation.\n`);
  process.exit(1);
}

let survived = 0;
for (const { what, file, from, to, seenBy } of mutations) {
  const path = join(copy, file);
  const source = readFileSync(path, "utf8");
  if (!source.includes(from)) throw new Error(`${file} no longer contains: ${from}`);
  writeFileSync(path, source.replace(from, to));
  const { code, output, seconds } = await pictures([seenBy]);
  writeFileSync(path, source);
  // A run that could not start is not a result.
  const isCaught = code !== 0 && new RegExp(`${differs}|Left unstyled`).test(output);
  if (!isCaught) survived += 1;
  process.stdout.write(
    `${isCaught ? "caught  " : "SURVIVED"} ${what} (${seenBy}, ${seconds.toFixed(0)} s)\n`,
  );
}
process.stdout.write(`${mutations.length - survived} of ${mutations.length} caught\n`);
process.exit(survived === 0 ? 0 : 1);
