import type { Contract, Operation } from "../contract.ts";

/** A part of a JSON schema. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
}

/** A place in a body: the JSON before and after it. */
interface Place {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

export interface WorstBody {
  readonly name: string;
  readonly text: string;
}

/** The JSON that is repeated at a place until the body is full, by the number of the repetition. */
const fillings: Readonly<Record<string, readonly [string, (index: number) => string, string]>> = {
  "many fields": ["{", (index) => `"f${index}":0,`, '"last":0}'],
  "fields like array indexes": ["{", (index) => `"${index * 1_048_573}":0,`, '"last":0}'],
  numbers: ["[", () => "0,", "0]"],
  objects: ["[", () => "{},", "{}]"],
  "objects with fields": ["[", (index) => `{"a":${index},"b":[]},`, "{}]"],
  "deep arrays": ["", () => "[", ""],
  "deep objects": ["", () => '{"a":', ""],
  text: ['"', () => "expected x; ", '"'],
  escapes: ['"', () => "\\u0000", '"'],
  texts: ["[", (index) => `"${index}",`, '""]'],
};

/**
 * JSON bodies of an operation that are expensive to parse, check or refuse.
 * @param most the length of a body in bytes; by default what the operation accepts
 */
export function* worstBodies(
  { document }: Contract,
  operation: Operation,
  most = Infinity,
): Generator<WorstBody> {
  const item = document.paths[operation.path] as Readonly<Record<string, unknown>>;
  const { requestBody } = item[operation.method.toLowerCase()] as {
    requestBody: { content: Readonly<Record<string, { schema: Schema }>> };
  };
  const schema = requestBody.content["application/json"]?.schema ?? {};
  const length = Math.min(most, operation.largestBody ?? 0);
  for (const place of placesIn(schema, document, { name: "body", before: "", after: "" })) {
    for (const [name, [start, repeated, end]] of Object.entries(fillings)) {
      const text = filled(place.before + start, repeated, end + place.after, length);
      yield { name: `${place.name}: ${name}`, text };
    }
  }
}

function filled(start: string, repeated: (index: number) => string, end: string, length: number) {
  const parts = [start];
  let free = length - start.length - end.length;
  for (let index = 0; ; index += 1) {
    const part = repeated(index);
    free -= part.length;
    if (free < 0) break;
    parts.push(part);
  }
  return parts.join("") + end;
}

/** The body itself, and every field and item of the schema. */
function placesIn(schema: Schema, document: Contract["document"], place: Place): Place[] {
  const { $ref: reference } = schema;
  if (reference !== undefined) {
    const target = reference
      .slice("#/".length)
      .split("/")
      .reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], document);
    return placesIn(target as Schema, document, place);
  }
  const { name, before, after } = place;
  return [
    place,
    ...(schema.allOf ?? []).flatMap((each) => placesIn(each, document, place).slice(1)),
    ...Object.entries(schema.properties ?? {}).flatMap(([field, inner]) =>
      placesIn(inner, document, {
        name: `${name}/${field}`,
        before: `${before}{"${field}":`,
        after: `}${after}`,
      }),
    ),
    ...(schema.items
      ? placesIn(schema.items, document, {
          name: `${name}/0`,
          before: `${before}[`,
          after: `]${after}`,
        })
      : []),
  ];
}
