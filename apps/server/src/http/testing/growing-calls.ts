import type { Contract, Operation } from "../contract.ts";
import type { CallOptions } from "./server.ts";

/** The parts of a JSON schema from which values are made. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly example?: unknown;
  readonly examples?: readonly unknown[];
  readonly minimum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
}

interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: "query" | "path" | "header" | "cookie";
  readonly schema: Schema;
}

/** A call whose text or list has a share of the length that the contract allows. */
export interface GrowingCall {
  /** The field and the kind of its content. */
  readonly name: string;
  readonly call: (share: number) => CallOptions;
}

/** Of texts and lists without a length in the contract. */
const usualLength = 4000;
const usualItems = 1000;
/** Of the largest body; the rest is for the other fields. */
const bodyShare = 0.9;
/** Larger bodies would take minutes without showing another growth. */
const maxBytes = 1_000_000;
const bytesPerCharacter = 3;

const letters = "abcdefghijklmnoprstuvyz";
/** A number from 0 to `below` - 1. */
export type Draw = (below: number) => number;

/** Content that is expensive for search, patterns or comparisons: the pieces by their number. */
const pieces: Readonly<Record<string, (index: number, draw: Draw) => string>> = {
  "misspelled words": (index) =>
    ["pastilas", "toyotta", "corola", "nissann", "sentraa", "chevrolte"][index % 6] + " ",
  "names of vehicles": (index) => ["toyota", "corolla", "nissan", "2015"][index % 4] + " ",
  "distinct words": (_index, draw) => word(4 + draw(6), draw) + " ",
  "one long word": (_index, draw) => word(8, draw),
  "one letter": () => "a",
  digits: () => "7",
  numbers: (_index, draw) => `${100_000_000_000 + draw(800_000_000)} `,
  codes: (_index, draw) => `${word(1, draw).toUpperCase()}${1000 + draw(9000)}, `,
  measures: () => "279.7 x 21.6 mm ",
  punctuation: (_index, draw) => ".,;:-/()[]{}'\"*+?|\\_%#@&="[draw(26)] ?? ".",
  quotes: () => '"',
  "mixed scripts": (index) => ["ВR", "к3", "é", "刹", "Ω1 "][index % 5] ?? "",
  accents: () => "e\u0301",
  spaces: () => " ",
  "words far apart": () => "dot 4          ",
  "crossed numbers": () => "1x",
};

const word = (length: number, draw: Draw): string =>
  Array.from({ length }, () => letters[draw(letters.length)]).join("");

/** A repeatable sequence of numbers. */
export function drawsFrom(seed: number): Draw {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) % below;
  };
}

/** As many whole pieces as fit, at least one. */
function piecesOf(kind: string, length: number, seed: number): string[] {
  const draw = drawsFrom(seed);
  const fitting: string[] = [];
  for (let room = length; ;) {
    const piece = pieces[kind]?.(fitting.length, draw) ?? " ";
    if (fitting.length > 0 && piece.length > room) return fitting;
    fitting.push(piece.slice(0, length));
    room -= piece.length;
  }
}

/** For every text and list field of an operation and every kind of content, a call that grows. */
export function growingCalls(
  { document }: Contract,
  operation: Operation,
  sample: CallOptions,
  seed: number,
): GrowingCall[] {
  const resolve = <Value extends object>(value: Value & { readonly $ref?: string }): Value => {
    if (value.$ref === undefined) return value;
    const names = value.$ref.slice("#/".length).split("/");
    return resolve(
      names.reduce<unknown>((at, name) => Object(at)[name] as unknown, document) as Value,
    );
  };
  const typesOf = ({ type, properties }: Schema) => [type ?? (properties ? "object" : [])].flat();

  /** A value as the contract's examples; `textOf` changes each text that may be any. */
  function exampleOf(given: Schema, textOf = (text: string) => text): unknown {
    const schema: Schema = resolve(given);
    const {
      enum: values,
      allOf,
      items,
      properties = {},
      examples,
      example = examples?.[0],
    } = schema;
    const [choice] = schema.oneOf ?? schema.anyOf ?? [];
    if (values) return example ?? values[0];
    if ("const" in schema) return schema.const;
    if (choice) return exampleOf(choice, textOf);
    if (allOf) return Object.assign({}, ...allOf.map((each) => exampleOf(each, textOf)));
    const [type] = typesOf(schema);
    if (type === "string") return textOf(typeof example === "string" ? example : "x");
    if (type === "array") return items ? [exampleOf(items, textOf)] : [];
    if (type === "object")
      return Object.fromEntries(
        Object.entries(properties).map(([name, each]) => [name, exampleOf(each, textOf)]),
      );
    return example ?? schema.minimum ?? (type === "boolean" ? true : null);
  }

  const room = Math.min(maxBytes, bodyShare * (operation.largestBody ?? 0));

  function texts(name: string, schema: Schema, build: (text: string) => CallOptions) {
    if (schema.enum) return [];
    const inBody = name.startsWith("body") ? Math.floor(room / bytesPerCharacter) : Infinity;
    const most = Math.min(schema.maxLength ?? usualLength, inBody);
    return Object.keys(pieces).map((kind): GrowingCall => {
      const fitting = piecesOf(kind, most, seed);
      return {
        name: `${name}: ${kind}`,
        // A part of the last word could cost more, or less, than a whole one.
        call: (share) => build(fitting.slice(0, Math.ceil(fitting.length * share)).join("")),
      };
    });
  }

  function lists(
    name: string,
    { items = {}, maxItems }: Schema,
    build: (list: unknown) => CallOptions,
  ) {
    const words = piecesOf("distinct words", usualLength, seed).map((piece) => piece.trim());
    const itemOf: Readonly<Record<string, (index: number) => unknown>> = {
      "equal items": () => exampleOf(items),
      "distinct items": (index) => exampleOf(items, (text) => `${text}${index}`),
      words: (index) => exampleOf(items, () => `${words[index % words.length]}${index}`),
    };
    return Object.entries(itemOf).map(([kind, item]): GrowingCall => {
      const bytes = JSON.stringify(item(usualItems)).length + 1;
      const most = Math.min(maxItems ?? usualItems, Math.floor(room / bytes));
      return {
        name: `${name}: ${kind}`,
        call: (share) =>
          build(Array.from({ length: Math.ceil(most * share) }, (_, index) => item(index))),
      };
    });
  }

  /** The growing fields of a value; `build` makes a call with another value in its place. */
  function fieldsOf(
    name: string,
    given: Schema,
    current: unknown,
    build: (value: unknown) => CallOptions,
  ): GrowingCall[] {
    const schema: Schema = resolve(given);
    const value = current ?? exampleOf(schema);
    const choices = schema.allOf ?? schema.oneOf ?? schema.anyOf ?? [];
    const own = typesOf(schema);
    return [
      ...choices.flatMap((each) => fieldsOf(name, each, current, build)),
      ...(own.includes("string") ? texts(name, schema, build) : []),
      ...(own.includes("array") ? lists(name, schema, build) : []),
      ...(own.includes("array") && schema.items
        ? fieldsOf(`${name}[]`, schema.items, Array.isArray(value) ? value[0] : undefined, (item) =>
            build([item]),
          )
        : []),
      ...Object.entries(schema.properties ?? {}).flatMap(([field, inner]) =>
        fieldsOf(
          `${name}.${field}`,
          inner,
          (value as Readonly<Record<string, unknown>> | null)?.[field],
          (changed) => build({ ...(value as object), [field]: changed }),
        ),
      ),
    ];
  }

  const item = document.paths[operation.path] as Readonly<Record<string, unknown>>;
  const described = item[operation.method.toLowerCase()] as {
    readonly parameters?: readonly Parameter[];
    readonly requestBody?: { readonly content: Readonly<Record<string, { schema: Schema }>> };
  };
  const shared = (item["parameters"] ?? []) as readonly Parameter[];
  const parameters = [...shared, ...(described.parameters ?? [])].map((each) => resolve(each));
  const body = described.requestBody?.content["application/json"]?.schema;
  return [
    ...parameters.flatMap(({ name, in: place, schema }) =>
      place === "query" || place === "path"
        ? fieldsOf(`${place} ${name}`, schema, undefined, (value) => ({
            ...sample,
            [place]: { ...sample[place], [name]: String(value) },
          }))
        : [],
    ),
    ...(body ? fieldsOf("body", body, sample.body, (value) => ({ ...sample, body: value })) : []),
  ];
}
