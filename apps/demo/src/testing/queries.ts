/** The part of a response that expectations check. */
interface Finding {
  readonly readings: readonly { readonly kind: string; readonly name?: string }[];
  readonly parts: readonly { readonly product: { readonly code: string } }[];
  readonly searches: readonly object[];
}

interface SearchExpectation {
  readonly search: Readonly<Record<string, unknown>>;
}

/**
 * What must be among the first three suggestions: a part, or a prefilled search with exactly these fields; or neither part
 * nor vehicle, perhaps because the catalogue has no such maker; or no part because it has no such kind, but its vehicle; or no
 * part because the search asks which vehicle is meant.
 */
type Expectation =
  | "no vehicle"
  | { readonly part: string }
  | { readonly maker: string }
  | { readonly unsold: SearchExpectation | undefined }
  | { readonly asked: SearchExpectation }
  | SearchExpectation;

const first = 3;

/** `D1200`, or `D1200*4` with a quantity. */
function listedCode(word: string) {
  const [code, quantity = "1"] = word.split("*");
  return { code, quantity: Number(quantity) };
}

/** Reads the right side of a line of `queries.txt`, which describes the forms. */
export function expectationOf(text: string): Expectation {
  if (text === "no vehicle") return text;
  if (text.startsWith("#")) return { part: text.slice(1) };
  const [head = "", ...words] = text.split(" ");
  if (head === "maker") return { maker: words.join(" ") };
  if (head === "unsold")
    return { unsold: words.length === 0 ? undefined : vehicleSearch(words.join(" ")) };
  if (head === "asks") return { asked: vehicleSearch(words.join(" ")) };
  if (head === "list") return { search: { kind: "codes", codes: words.map(listedCode) } };
  if (head === "product") return { search: { kind: "product", family: words[0] } };
  if (head.startsWith("~")) {
    return { search: { kind: "measures", family: head.slice(1), values: words.map(Number) } };
  }
  return vehicleSearch(text);
}

function vehicleSearch(text: string): SearchExpectation {
  const [maker, model, years = "", family = "", axle = ""] = text
    .split("|")
    .map((cell) => cell.trim());
  const [from, to = from] = years.split("-");
  return {
    search: {
      kind: "vehicle",
      maker,
      model: model === "" ? undefined : model,
      years: years === "" ? undefined : { from: Number(from), to: to === "" ? null : Number(to) },
      family: family === "" ? undefined : family,
      axle: axle === "" ? undefined : axle,
    },
  };
}

const plain = (value: unknown): string =>
  JSON.stringify(value, (_key, cell: unknown) => cell ?? null) ?? "null";

export function isMet(expected: Expectation, finding: Finding): boolean {
  const { readings, parts, searches } = finding;
  if (expected === "no vehicle") {
    return parts.length === 0 && !searches.some((search) => "maker" in search);
  }
  if ("maker" in expected) {
    const isNamed = readings.some(
      (each) => each.kind === "other_maker" && each.name === expected.maker,
    );
    return isNamed && isMet("no vehicle", finding);
  }
  if ("unsold" in expected) {
    const isUnsold = readings.some(({ kind }) => kind === "unsold") && parts.length === 0;
    return isUnsold && (expected.unsold === undefined || isMet(expected.unsold, finding));
  }
  if ("asked" in expected) return parts.length === 0 && isMet(expected.asked, finding);
  if ("part" in expected) {
    return parts.slice(0, first).some(({ product }) => product.code === expected.part);
  }
  return searches.slice(0, first).some((search) =>
    Object.entries(expected.search).every(([field, wanted]) => {
      const found: unknown = search[field as keyof typeof search];
      const values = field === "values" ? Object.values(found as object) : found;
      return plain(values) === plain(wanted);
    }),
  );
}
