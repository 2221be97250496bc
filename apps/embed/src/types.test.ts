import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { afterAll, beforeAll, expect, it } from "vitest";

const embed = fileURLToPath(new URL("..", import.meta.url));

/** What the types need of frameworks that are not installed here. */
const stubs: Readonly<Record<string, string>> = {
  "node_modules/vue/index.d.ts":
    "export interface HTMLAttributes { class?: unknown }\nexport interface GlobalComponents {}",
  "node_modules/svelte/elements.d.ts":
    "export interface HTMLAttributes<Element> { class?: string; this?: Element }\nexport interface SvelteHTMLElements {}",
};

/** Files of hosts: the lines that compile, and those of which each must fail. */
const hosts: Readonly<Record<string, { readonly right: string; readonly wrong: string[] }>> = {
  "script.ts": {
    right: `import type {} from "./elements";
      const sheet = document.querySelector("caliper-datasheet")!;
      sheet.addEventListener("caliper:add-to-cart", (event) => event.detail.code.trim());
      document.addEventListener("caliper:error", ({ detail }) => detail.reason === "key");`,
    wrong: [
      'sheet.addEventListener("caliper:ready", (event) => event.detail.href);',
      'document.addEventListener("caliper:error", ({ detail }) => detail.reason === "lost");',
    ],
  },
  "react-host.tsx": {
    right: `import type {} from "./react";
      export const right = [
        <caliper-datasheet key="1" embed-key="pk_1" code="BR31338" heading-level={3} cart />,
        <caliper-measure-search section="pads" oncaliper:search={(event) => event.detail.query} />,
        <caliper-code-search className="shop" {...{ "oncaliper:no-results": () => {} }} />,
      ];`,
    wrong: [
      'export const value = <caliper-datasheet embed-key="pk_1" code={31338} />;',
      'export const level = <caliper-datasheet code="BR31338" heading-level={7} />;',
      'export const attribute = <caliper-datasheet section="pads" />;',
      'export const section = <caliper-measure-search section="brakes" />;',
      "export const detail = <caliper-drawing oncaliper:ready={(event) => event.detail.query} />;",
      "export const element = <caliper-sheet />;",
    ],
  },
  ...Object.fromEntries(
    [
      {
        name: "vue-host.ts",
        head: 'import type {} from "./vue";\nimport type { GlobalComponents } from "vue";',
        props: 'InstanceType<GlobalComponents["caliper-datasheet"]>["$props"]',
        listener: "onCaliper:add-to-cart",
      },
      {
        name: "svelte-host.ts",
        head: 'import type {} from "./svelte";\nimport type { SvelteHTMLElements } from "svelte/elements";',
        props: 'SvelteHTMLElements["caliper-datasheet"]',
        listener: "on:caliper:add-to-cart",
      },
    ].map(({ name, head, props, listener }) => [
      name,
      {
        right: `${head}
          type Props = ${props};
          export const right: Props = { "embed-key": "pk_1", cart: "", "${listener}": ({ detail }) => detail.code };`,
        wrong: [
          'export const attribute: Props = { "link": "/parts" };',
          'export const value: Props = { theme: "black" };',
          `export const detail: Props = { "${listener}": ({ detail }) => detail.href };`,
        ],
      },
    ]),
  ),
};

/** Inside the repository, so that React's types are found. */
let folder = "";
/** The lines with a problem, by file. */
const failing = new Map<string, Set<string>>();

beforeAll(() => {
  const cache = join(embed, "../../.cache");
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, "embed-types-"));
  const write = (name: string, text: string) => {
    mkdirSync(join(folder, name, ".."), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  for (const [name, text] of Object.entries(stubs)) write(name, text);
  for (const name of ["generated/elements", "types/react", "types/vue", "types/svelte"])
    write(`${name.replace(/^\w+\//u, "")}.d.ts`, readFileSync(join(embed, `${name}.d.ts`), "utf8"));
  for (const [name, { right, wrong }] of Object.entries(hosts))
    write(name, [right, ...wrong].join("\n"));
  const program = ts.createProgram(
    Object.keys(hosts).map((name) => join(folder, name)),
    {
      strict: true,
      exactOptionalPropertyTypes: true,
      skipDefaultLibCheck: true,
      noEmit: true,
      types: [],
      jsx: ts.JsxEmit.ReactJSX,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      target: ts.ScriptTarget.ES2022,
    },
  );
  for (const { file, start = 0, messageText } of ts.getPreEmitDiagnostics(program)) {
    const name = file?.fileName.slice(folder.length + 1) ?? "";
    const line = file?.text.slice(0, start).split("\n").length ?? 0;
    const text =
      file?.text.split("\n")[line - 1] ?? ts.flattenDiagnosticMessageText(messageText, " ");
    failing.set(name, (failing.get(name) ?? new Set()).add(text));
  }
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("reports problems in hosts only", () => {
  expect([...failing.keys()].toSorted()).toEqual(Object.keys(hosts).toSorted());
});

it.each(Object.keys(hosts))(
  "accepts right uses of the elements in %s, and no wrong one",
  (name) => {
    expect([...(failing.get(name) ?? [])]).toEqual(hosts[name]?.wrong);
  },
);
