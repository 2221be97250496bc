import {
  type Bilingual,
  datasheetTitle,
  dimensionColumns,
  dimensionFormat,
  productTitle,
  texts,
  textIn,
  vehicleText,
  type WrittenLanguage,
} from "@caliper/catalogue-model";
import type { PublicPart } from "./public-parts.service.ts";

/** A dimension for readers: `Outer diameter`, `275`, `mm`. */
export interface WrittenDimension {
  readonly letter: string;
  readonly title: string;
  /** In the column's unit. */
  readonly value: number;
  readonly text: string;
}

/** Dimensions in a description; the page has all of them. */
const maxDimensions = 3;

const fits = texts("Fits", "Para");
const sentences = {
  more: (count: number): Bilingual => ({
    en: ` and ${count} more ${count === 1 ? "vehicle" : "vehicles"}`,
    es: ` y ${count} ${count === 1 ? "vehículo más" : "vehículos más"}`,
  }),
  contents: texts(
    "Datasheet with drawing, dimensions and applications.",
    "Ficha técnica con plano, medidas y aplicaciones.",
  ),
};

const discOf = ({ row }: PublicPart): string | null => {
  const disc = row?.["disc"];
  return typeof disc === "string" ? disc : null;
};

/** `Brake Rotor, ventilated`. */
export const nameOf = (part: PublicPart, language: WrittenLanguage): string =>
  productTitle(part.product.family, discOf(part))[language];

/** The title of the part's datasheet, without the name of the site. */
export function titleOf(part: PublicPart, language: WrittenLanguage): string {
  const { code, family } = part.product;
  const [vehicle] = part.vehicles;
  return datasheetTitle({ code, family, disc: discOf(part), vehicle }, language);
}

/** The lettered dimensions that the part has, in mm, by letter. */
export function writtenDimensions(
  part: PublicPart,
  language: WrittenLanguage,
): readonly WrittenDimension[] {
  const format = dimensionFormat(part.product.family, language);
  return dimensionColumns(part.columns).lettered.flatMap(({ letter, field, title, unit }) => {
    const value = part.row?.[field];
    return typeof value === "number" && unit === "mm"
      ? [{ letter, title: title[language], value, text: `${format.format(value)} mm` }]
      : [];
  });
}

/** One or two sentences: the kind of part, its main dimensions, the vehicles that it fits. */
export function descriptionOf(part: PublicPart, language: WrittenLanguage): string {
  const { product, vehicles } = part;
  const [first] = vehicles;
  const dimensions = writtenDimensions(part, language)
    .slice(0, maxDimensions)
    .map(({ title, text }) => `${title} ${text}`);
  return [
    `${nameOf(part, language)} ${product.code}.`,
    dimensions.length > 0 && `${dimensions.join(", ")}.`,
    first &&
      `${fits[language]} ${vehicleText(first, language)}${
        vehicles.length > 1 ? textIn(sentences.more(vehicles.length - 1), language) : ""
      }.`,
    sentences.contents[language],
  ]
    .filter(Boolean)
    .join(" ");
}
