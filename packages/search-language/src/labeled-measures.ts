import { type CatalogueColumn, columnsOf, type FamilyId } from "@caliper/catalogue-model";
import { overlap, type Span } from "./text.ts";

/** What people name a measure by, besides its place in `280 x 22`. */
export type MeasureName =
  | "holes"
  | "boltCircle"
  | "thickness"
  | "height"
  | "centerBore"
  | "diameter"
  | "width"
  | "length";

/** A number of holes, or a figure with the name of its measure. */
export interface LabeledMeasure extends Span {
  readonly name: MeasureName;
  readonly figure: string;
  /** The unit as written. */
  readonly mark: string | undefined;
}

/** Words in Spanish and English, lower case without accents; the first that matches counts. */
const labels: readonly (readonly [MeasureName, string])[] = [
  ["centerBore", "(?:orificio|agujero|hueco) central|cent(?:er|re) bore|centro|cubo|hub"],
  ["boltCircle", "circulo de (?:pernos|birlos)|bolt circle|pcd"],
  ["thickness", "espesor|grosor|thickness|thick"],
  ["height", "altura|alto|height|high"],
  [
    "diameter",
    "(?:diametro|diameter|diam)(?: (?:exterior|externo))?|(?:outer|outside) diameter|od",
  ],
  ["width", "ancho|width|wide"],
  ["length", "largo|longitud|length"],
];
const label = labels.map(([, words]) => words).join("|");
const holes =
  "huecos?|agujeros?|orificios?|hoyos?|barrenos?|birlos?|pernos?|tornillos?|esparragos?|holes?|bolts?|lugs?|studs?|puertos?|salidas?|ports?|outlets?";
const spelled = ["un", "dos", "tres", "cuatro", "cinco", "seis"];
const start = String.raw`(?<![\p{L}\p{N}.,/-])`;
const end = String.raw`(?![\p{L}\p{N}])`;

/** How many holes a part may have, and what its bolt circle may measure in mm. */
const possible = { holes: "[3-9]|10", boltCircle: [80, 300] } as const;

/** `5 huecos`, `dos puertos`, not `5 huecos centrales`. */
const holesOnly = new RegExp(
  `${start}([1-9]|10|${spelled.join("|")}) ?(?:${holes})${end}(?! central)`,
  "gu",
);
/** `5 x 114.3`, not `280 x 22`. */
const holesOnCircle = new RegExp(
  String.raw`${start}(?<!x )(${possible.holes}) x (\d{2,3}(?:[.,]\d+)?)(?![\d/])(?! ?x)`,
  "gu",
);

const nameOf = (word: string): MeasureName =>
  labels.find(([, words]) => new RegExp(`^(?:${words})$`, "u").test(word))?.[0] ?? "diameter";

const spanOf = ({ index, 0: { length } }: RegExpExecArray): Span => ({
  from: index,
  to: index + length,
});

/**
 * The labeled measures of a text in lower case without accents: `espesor 22`, `22 mm de espesor`, `5 huecos`, `5 x 114.3`.
 * @param figure the pattern of a figure
 * @param mark the pattern of an optional unit, with one group
 */
export function createLabeledMeasures(figure: string, mark: string) {
  const before = String.raw`${start}(${label})${end}(?: de)? ?[:=]? ?(${figure})${mark}`;
  const behind = String.raw`${start}(${figure})${mark}(?: de)? (${label})${end}(?! ?(?:de )?[:=]? ?\d)`;
  const labeled = new RegExp(`${before}|${behind}`, "gu");
  return (text: string): LabeledMeasure[] => {
    const found: LabeledMeasure[] = [];
    const isFree = (span: Span) => !found.some((other) => overlap(other, span));
    for (const match of text.matchAll(labeled)) {
      const [, word1, figure1, mark1, figure2 = "", mark2, word2 = ""] = match;
      const name = nameOf(word1 ?? word2);
      found.push({ ...spanOf(match), name, figure: figure1 ?? figure2, mark: mark1 ?? mark2 });
    }
    for (const match of text.matchAll(holesOnly)) {
      const [, count = ""] = match;
      const span = spanOf(match);
      const number = spelled.indexOf(count) + 1;
      const written = number > 0 ? String(number) : count;
      if (isFree(span)) found.push({ ...span, name: "holes", figure: written, mark: undefined });
    }
    for (const match of text.matchAll(holesOnCircle)) {
      const [, count = "", circle = ""] = match;
      const [least, most] = possible.boltCircle;
      const size = Number(circle.replace(",", "."));
      const { from, to } = spanOf(match);
      if (size < least || size > most || !isFree({ from, to })) continue;
      const middle = from + count.length;
      found.push({ from, to: middle, name: "holes", figure: count, mark: undefined });
      found.push({ from: middle, to, name: "boltCircle", figure: circle, mark: undefined });
    }
    return found.sort((a, b) => a.from - b.from);
  };
}

/** The fields that a name means, the most likely first. */
const fields: Readonly<Record<MeasureName, RegExp>> = {
  // Those of a cylinder are its ports.
  holes: /^(?:holes|ports)$/u,
  boltCircle: /^boltCircle$/u,
  thickness: /^thickness/u,
  height: /^height/u,
  centerBore: /^centerBore$/u,
  diameter: /^(?:outerDiameter|drumDiameter|sizeMm|boreMm)$/u,
  width: /^(?:width|drumWidth)/u,
  length: /^length/u,
};

/** The column of a family that a name means; undefined where the family has none. */
export function labeledColumn(family: FamilyId, name: MeasureName): CatalogueColumn | undefined {
  const columns = columnsOf(family).filter(
    (column) => column.measure && fields[name].test(column.field),
  );
  // The diameter of a drum is that of its braking surface.
  return columns.find(({ short }) => short > 0) ?? columns[0];
}
