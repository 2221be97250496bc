/**
 * Writes src/generated/ from openapi.yaml. With `--check` it writes nothing and exits 1 when a file
 * is stale.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import openapiTypescript, { astToString } from "openapi-typescript";
import { parse } from "yaml";

const contractUrl = new URL("../../../openapi.yaml", import.meta.url);
const generatedUrl = new URL("../src/generated/", import.meta.url);
const head =
  "// Generated from openapi.yaml by `npm run generate -w @caliper/api-client`. Do not edit.\n\n";

const methods = ["get", "put", "post", "delete", "head", "patch"] as const;

interface Operation {
  readonly operationId: string;
  readonly "x-levels": readonly string[];
  readonly "x-scopes"?: readonly string[];
  readonly security?: readonly Readonly<Record<string, unknown>>[];
}

/** The kinds of access keys by their security schemes. */
const keySchemes = { apiKey: "api", embedKey: "embed" };

type PathItem = { readonly [method in (typeof methods)[number]]?: Operation };

interface Contract {
  readonly paths: Readonly<Record<string, PathItem>>;
}

function operationsSource(contract: Contract): string {
  const lines = Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (operation === undefined) return [];
      const facts = {
        method: method.toUpperCase(),
        path,
        levels: operation["x-levels"],
        keys: Object.entries(keySchemes)
          .filter(([scheme]) => operation.security?.some((each) => scheme in each))
          .map(([, kind]) => kind),
        scopes: operation["x-scopes"] ?? [],
      };
      return [`  ${operation.operationId}: ${JSON.stringify(facts)},`];
    }),
  );
  return `${head}/** Every operation of the contract: where it is, and who may call it. */
export const operationTable = {
${lines.join("\n")}
} as const;
`;
}

/** One constant for each operation, so that a bundle contains only those that it calls. */
function endpointsSource(contract: Contract): string {
  const lines = operationsOf(contract).map(
    ([id, method, path]) => `export const ${id} = "${method} ${path}" as Endpoint<"${id}">;`,
  );
  return `${head}declare const operation: unique symbol;

/** Method and path of an operation, typed with its id. */
export type Endpoint<Id extends string = string> = string & { readonly [operation]: Id };

${lines.join("\n")}
`;
}

/** Id, method and path of every operation. */
const operationsOf = (contract: Contract) =>
  Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [[operation.operationId, method, path] as const] : [];
    }),
  );

async function schemaSource(): Promise<string> {
  const nodes = await openapiTypescript(contractUrl, { alphabetize: false });
  return head + astToString(nodes);
}

async function stored(url: URL): Promise<string | undefined> {
  return readFile(url, "utf8").catch(() => undefined);
}

const contract = parse(await readFile(contractUrl, "utf8")) as Contract;
const files = {
  "schema.ts": await schemaSource(),
  "operations.ts": operationsSource(contract),
  "endpoints.ts": endpointsSource(contract),
  // For the server, which reads it at every start.
  "contract.json": `${JSON.stringify(contract, null, 1)}\n`,
};

const checking = process.argv.includes("--check");
await mkdir(generatedUrl, { recursive: true });
for (const [name, source] of Object.entries(files)) {
  const url = new URL(name, generatedUrl);
  if ((await stored(url)) === source) continue;
  if (checking) {
    console.error(
      `src/generated/${name} is stale: run \`npm run generate -w @caliper/api-client\` and commit it.`,
    );
    process.exitCode = 1;
  } else {
    await writeFile(url, source);
    console.log(`Wrote src/generated/${name}`);
  }
}
