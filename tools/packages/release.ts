/**
 * `npm run release` builds, packs and checks the packages, then publishes them with the registry and the token of npm's own
 * configuration. With `--dry-run` it only shows what would be published.
 */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { root, run } from "../run.ts";
import { type Package, published } from "./published.ts";

const isDryRun = process.argv.includes("--dry-run");

/** The largest packed size, in bytes. A third of it are source maps. */
const limit = 1_000_000;

const tarballs = join(root, "node_modules/.cache/packages");

interface Packed {
  readonly filename: string;
  readonly size: number;
  readonly files: readonly { readonly path: string }[];
}

/** What a command writes to standard output, without its warnings. */
async function command(name: string, args: string[]): Promise<string> {
  const { code, output, stdout } = await run(name, args);
  if (code !== 0) throw new Error(`${name} ${args.join(" ")} failed:\n${output}`);
  return stdout;
}

/** Where the tarball of a package is. */
const tarballOf = ({ manifest }: Package) =>
  join(tarballs, `${manifest.name.slice(1).replace("/", "-")}-${manifest.version}.tgz`);

async function pack({ dist }: Package): Promise<Packed> {
  const args = ["pack", dist, "--pack-destination", tarballs, "--json"];
  const [packed] = Object.values(JSON.parse(await command("npm", args)) as Packed[]);
  if (packed === undefined) throw new Error(`npm packed nothing in ${dist}`);
  return packed;
}

/** The problems of a packed package. */
async function problemsOf(each: Package, { size, files }: Packed): Promise<string[]> {
  const tarball = readFileSync(tarballOf(each));
  const manifest = JSON.parse(readFileSync(join(each.dist, "package.json"), "utf8")) as object;
  const { messages } = await publint({
    pack: {
      tarball: tarball.buffer.slice(tarball.byteOffset, tarball.byteOffset + tarball.length),
    },
    strict: true,
  });
  const types = await run("attw", [
    tarballOf(each),
    "--profile",
    "esm-only",
    "--no-emoji",
    "--no-color",
  ]);
  const unwanted = files.filter(({ path }) =>
    /\.(?:test|stories)\.|\/testing\/|\.png$/u.test(path),
  );
  return [
    ...messages.map((message) => formatMessage(message, manifest) ?? message.code),
    ...(types.code === 0 ? [] : [types.output]),
    ...unwanted.map(({ path }) => `${path} is not for publication`),
    ...(size > limit ? [`${size} bytes are more than ${limit}`] : []),
  ];
}

await command("node", ["tools/packages/build.ts"]);
rmSync(tarballs, { recursive: true, force: true });
mkdirSync(tarballs, { recursive: true });
let failed = false;
for (const each of published) {
  const packed = await pack(each);
  const problems = await problemsOf(each, packed);
  failed ||= problems.length > 0;
  const { name, version } = each.manifest;
  const size = `${(packed.size / 1000).toFixed(0)} kB, ${packed.files.length} files`;
  process.stdout.write(
    `${name}@${version}: ${size}\n${problems.map((one) => `  ${one}\n`).join("")}`,
  );
}
if (failed) process.exit(1);
if (isDryRun)
  process.stdout.write(
    `Nothing was published: this is a dry run. The packages are in ${tarballs}.\n`,
  );
else for (const each of published) await command("npm", ["publish", tarballOf(each)]);
