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
  ["thickness", "espesor|grosor|esp|thickness|thick|thk|th"],
  ["height", "altura|alto|alt|height|high|ht"],
  [
    "diameter",
    "(?:diametro|diameter|diam|dia)(?: (?:exterior|externo))?|(?:outer|outside) diameter|od",
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

/**
 * How many holes a part may have; what its bolt circle may measure in mm, in `5 huecos 280` the diameter; and the largest
 * figure without a unit.
 */
const possible = {
  holes: "[3-9]|10",
  boltCircle: [80, 300],
  circleOfHoles: [80, 180],
  figure: 600,
} as const;

/** `5 huecos`, `dos puertos`, not `5 huecos centrales`. */
const holesOnly = new RegExp(
  `${start}([1-9]|10|${spelled.join("|")}) ?(?:${holes})${end}(?! central)`,
  "gu",
);
/** `5 x 114.3`, `5 on 114.3` and `5 lug 114.3`, not `280 x 22`. */
const holesOnCircle = new RegExp(
  String.raw`${start}(?<!x )(${possible.holes})( x | on | ?(?:${holes}) (?:de |en |of )?)(\d{2,3}(?:[.,]\d+)?)(?![\d/])(?! ?x)`,
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
  const behind = String.raw`${start}(${figure})${mark}(?: de)? (${label})${end}`;
  const labeled = new RegExp(String.raw`${before}|${behind}(?! ?(?:de )?[:=]? ?\d)`, "gu");
  // `131 wide 52 high`; the empty groups keep the numbers of the others.
  const labeledBehind = new RegExp(`(?!)()()()|${behind}`, "gu");
  const endsWithLabel = new RegExp(String.raw`\d${mark}(?: de)? (?:${label})[\s.!?]*$`, "u");
  return (text: string): LabeledMeasure[] => {
    const measures: LabeledMeasure[] = [];
    const isFree = (span: Span) => !measures.some((other) => overlap(other, span));
    for (const match of text.matchAll(endsWithLabel.test(text) ? labeledBehind : labeled)) {
      const [, word1, figure1, mark1, figure2 = "", mark2, word2 = ""] = match;
      const [written, unit] = [figure1 ?? figure2, mark1 ?? mark2];
      // An Alto of 2015, an Alto 800.
      if (unit === undefined && Number(written) > possible.figure) continue;
      measures.push({
        ...spanOf(match),
        name: nameOf(word1 ?? word2),
        figure: written,
        mark: unit,
      });
    }
    for (const match of text.matchAll(holesOnCircle)) {
      const [, count = "", joint = "", circle = ""] = match;
      const [least, most] = / [xon]+ /u.test(joint) ? possible.boltCircle : possible.circleOfHoles;
      const size = Number(circle.replace(",", "."));
      const { from, to } = spanOf(match);
      if (size < least || size > most || !isFree({ from, to })) continue;
      const middle = from + count.length;
      measures.push({ from, to: middle, name: "holes", figure: count, mark: undefined });
      measures.push({ from: middle, to, name: "boltCircle", figure: circle, mark: undefined });
    }
    for (const match of text.matchAll(holesOnly)) {
      const [, count = ""] = match;
      const span = spanOf(match);
      const number = spelled.indexOf(count) + 1;
      const written = number > 0 ? String(number) : count;
      if (isFree(span)) measures.push({ ...span, name: "holes", figure: written, mark: undefined });
    }
    return measures.sort((a, b) => a.from - b.from);
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

/**
 * The column of a family that one of the names in a text means; undefined where the family has none. The height of a pad is
 * its width, and the width beside it its length.
 */
export function labeledColumn(
  family: FamilyId,
  name: MeasureName,
  names: readonly MeasureName[],
): CatalogueColumn | undefined {
  const columnsLike = (field: RegExp) =>
    columnsOf(family).filter((column) => column.measure && field.test(column.field));
  const isUpright = names.includes("height") && columnsLike(fields.height).length === 0;
  const ofPads: Partial<Record<MeasureName, MeasureName>> = isUpright
    ? { height: "width", ...(!names.includes("length") && { width: "length" }) }
    : {};
  const columns = columnsLike(fields[ofPads[name] ?? name]);
  // The diameter of a drum is that of its braking surface.
  return columns.find(({ short }) => short > 0) ?? columns[0];
}
