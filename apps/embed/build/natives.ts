import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const natives = fileURLToPath(new URL("../src/natives.ts", import.meta.url));

/** Methods of arrays, functions and nodes that old libraries replace, by name; the receiver may be anything. */
const methods = new Set(["entries", "reduce", "bind", "remove", "scrollTo"]);
const functions: Readonly<Record<string, string>> = {
  "Array.from": "from",
  "Object.keys": "keys",
  "Object.values": "values",
  "JSON.stringify": "stringify",
};

/** Parsing a module costs more than finding out that it has none of these names. */
const mayCall = new RegExp(
  String.raw`\.\s*(?:${[...methods, ...Object.values(functions)].join("|")})\b|\binstanceof\s+Element\b`,
);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

const localName = (name: string) => `caliperOwn_${name}`;

/** Where a node is in a chain such as `a?.b.c()`: its last call may be nothing as a whole, those before it may not. */
type Place = "outside" | "last" | "before";

/** The changes to a module, and the names that it then imports. */
function changesOf(program: Node, code: string): readonly [readonly Edit[], ReadonlySet<string>] {
  const edits: Edit[] = [];
  const names = new Set<string>();
  const importedName = (name: string): string => {
    names.add(name);
    return localName(name);
  };
  const changeCall = (call: Node, callee: Node, place: Place) => {
    const { object, property } = callee;
    if (callee.type !== "MemberExpression" || callee["computed"] === true) return;
    if (!isNode(object) || !isNode(property) || object.type === "Super") return;
    const name = String(property["name"]);
    const functionName = functions[`${String(object["name"])}.${name}`];
    if (functionName !== undefined) {
      edits.push({ start: callee.start, end: callee.end, text: importedName(functionName) });
      return;
    }
    const isOther = !methods.has(name) || object["name"] === "Object" || call["optional"] === true;
    if (isOther || place === "before") return;
    const dot = object.end + code.slice(object.end, property.start).search(/\??\.\s*$/u);
    const hasArguments = (call["arguments"] as readonly Node[]).length > 0;
    edits.push(
      { start: call.start, end: call.start, text: `${importedName(name)}(` },
      {
        start: dot,
        end: code.indexOf("(", property.end) + 1,
        text: hasArguments ? "," : "",
      },
    );
  };
  const visit = (node: Node, place: Place) => {
    const { callee, object, right } = node;
    if (node.type === "CallExpression" && isNode(callee)) changeCall(node, callee, place);
    if (node["operator"] === "instanceof" && isNode(right) && right["name"] === "Element")
      edits.push({ start: right.start, end: right.end, text: importedName("DomElement") });
    const placeOf = (child: Node): Place => {
      if (node.type === "ChainExpression") return "last";
      if (child === callee) return place;
      return child === object && place !== "outside" ? "before" : "outside";
    };
    for (const field of Object.values(node))
      for (const child of Array.isArray(field) ? (field as unknown[]) : [field])
        if (isNode(child)) visit(child, placeOf(child));
  };
  visit(program, "outside");
  // A call that starts another one is around it.
  return [edits.toSorted((one, other) => one.start - other.start), names];
}

/** A module that calls our own functions in place of methods that host pages may have replaced. */
export function withNatives(code: string, program: Node): string | null {
  const [edits, names] = changesOf(program, code);
  const body = program["body"] as readonly Node[];
  if (names.size === 0 || !body.some(({ type }) => /^(?:Import|Export)/u.test(type))) return null;
  let changed = "";
  let done = 0;
  for (const { start, end, text } of edits) {
    changed += code.slice(done, start) + text;
    done = end;
  }
  const imported = [...names].map((name) => `${name} as ${localName(name)}`).join();
  return `${changed}${code.slice(done)}\nimport { ${imported} } from ${JSON.stringify(natives)};`;
}

/** For all modules but those of the loader, which are in a file of their own. */
export const callNatives = (isOfLoader: (id: string) => boolean): Plugin => ({
  name: "caliper:natives",
  enforce: "post",
  transform: {
    filter: { id: /\.(?:m?js|tsx?)$/, code: mayCall },
    handler(code, id) {
      // Otherwise every chunk that its own chunk shares, the loader too, would load it.
      if (id === natives) return { code, map: null, moduleSideEffects: false };
      if (isOfLoader(id) || id.startsWith("\0rolldown")) return null;
      const changed = withNatives(code, this.parse(code) as unknown as Node);
      return changed === null ? null : { code: changed, map: null };
    },
  },
});
