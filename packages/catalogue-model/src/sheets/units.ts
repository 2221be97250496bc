import type { CatalogueColumn, Unit } from "../tables/index.ts";

/** A unit in which a header may state the numbers of its column. */
export interface StatedUnit {
  /** As cells repeat it: `in`. */
  readonly name: string;
  /** Numbers of the column times this are in the unit of the catalogue; 1 for the catalogue's own unit. */
  readonly factor: number;
}

interface KnownUnit {
  readonly measures: "length" | "weight" | "volume";
  /** In mm, kg or mL. */
  readonly size: number;
  readonly words: readonly string[];
}

const unitsByName: Readonly<Record<string, KnownUnit>> = {
  mm: { measures: "length", size: 1, words: ["mm", "milímetros", "milimetros", "millimeters"] },
  cm: { measures: "length", size: 10, words: ["cm"] },
  in: {
    measures: "length",
    size: 25.4,
    words: ["in", "inch", "inches", "pulg", "pulgada", "pulgadas", "plg", '"', "″", "”", "''"],
  },
  kg: { measures: "weight", size: 1, words: ["kg", "kgs"] },
  g: { measures: "weight", size: 0.001, words: ["g", "gr"] },
  lb: { measures: "weight", size: 0.453_592_37, words: ["lb", "lbs", "libras"] },
  mL: { measures: "volume", size: 1, words: ["ml"] },
  L: { measures: "volume", size: 1000, words: ["l", "lt"] },
};

/** Units that are not converted, because the trade uses only one. */
const unconverted: ReadonlySet<string> = new Set<Unit>(["°C", "mm²/s", "IRHD"]);

/** A header's name and the unit after it: `Espesor (mm)`, `Width, in`, `Longitud"`. */
const inUnit =
  /^(.*?[^\s,;:_(/[-])(?:[\s,;:_(/[-]+([^\s()[\],;:_"″”]+?)\.?|[\s(]*("|″|”|''|\p{Sc}))[\])\s]*$/su;

/** Whether a cell contains only a unit or a currency, as the cells of a row of units do. */
export function isUnitName(text: string): boolean {
  const word = text
    .trim()
    .replace(/^[([]|[)\].]$/gu, "")
    .toLowerCase();
  return (
    Object.values(unitsByName).some(({ words }) => words.includes(word)) ||
    [...unconverted].some((unit) => unit.toLowerCase() === word) ||
    currencyOf(text.trim()) !== undefined
  );
}

/** The header without its unit, and the unit as it is written; undefined for a header of one word. */
export function splitUnit(header: string): { name: string; unit: string } | undefined {
  const [, name, word, sign] = inUnit.exec(header.trim()) ?? [];
  const unit = word ?? sign;
  return name === undefined || unit === undefined ? undefined : { name, unit };
}

/** The unit as numbers of the column can be converted from it; undefined for another kind of unit. */
export function unitOf({ unit }: CatalogueColumn, word: string): StatedUnit | undefined {
  if (unit === undefined) return undefined;
  if (unconverted.has(unit)) return word === unit ? { name: unit, factor: 1 } : undefined;
  const columnUnit = unitsByName[unit];
  const [name, stated] =
    Object.entries(unitsByName).find(([, { words }]) => words.includes(word.toLowerCase())) ?? [];
  if (!columnUnit || !name || stated?.measures !== columnUnit.measures) return undefined;
  return { name, factor: stated.size / columnUnit.size };
}

/** Units of the same kind that a sheet may state instead of the column's own. */
export function otherUnits({ unit }: CatalogueColumn): readonly string[] {
  const columnUnit = unit && unitsByName[unit];
  if (!columnUnit) return [];
  return Object.entries(unitsByName)
    .filter(([name, { measures }]) => name !== unit && measures === columnUnit.measures)
    .map(([name]) => name);
}

/** Words and symbols for money other than US dollars that are not currency codes. */
const money =
  /^(?:(?:R|RD|MX|MXN|CO|COL|COP|AR|ARS|CL|CLP|CAD?|AUD?|NZ|HK|NT|UY)\s?\$|\$\s?(?:MN|MX|MXN|COP|ARS|CLP|CAD)|S\/\.?|Bs\.?|M\.?N\.?|moneda nacional|pesos?|euros?|soles|reales|bol[ií]vares|quetzales|lempiras|colones|guaran[ií]es|yuan(?:es)?)$/iu;
const dollars = /^(?:U\$[SD]|US\s?\$|USD\s?\$?|US|\$\s?USD?|d[oó]lar(?:es)?|dollars?|dlls?\.?)$/iu;
/** Money that a title may name: `Precios en pesos`, `Lista COP`. `ALL` and `TOP` are words, too, and so is `pesos` for weights. */
const titleMoney =
  /(?<![\p{L}\d])(?:MXN|MX\$|COP|ARS|CLP|PEN|VES|GTQ|HNL|CRC|PYG|UYU|DOP|BRL|CAD|EUR|CNY|M\.N\.|moneda nacional|en pesos|pesos (?:m|col|arg|ch|dom|ur)\p{L}+|euros?|soles|bol[ií]vares|quetzales|lempiras|guaran[ií]es)(?![\p{L}\d])|[€£¥₡₲]/iu;
const titleDollars =
  /(?<![\p{L}\d])(?:US\s?\$|U\$[SD]|USD|d[oó]lar(?:es)?|dollars?|dlls?)(?![\p{L}\d])/iu;
const symbol = /^(?!\$)\p{Sc}$/u;
const codes: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

/** Whether a word or sign beside prices is US dollars, another currency, or neither; `$` alone may be either. */
export function currencyOf(word: string): "dollars" | "other" | undefined {
  if (dollars.test(word)) return "dollars";
  return money.test(word) || symbol.test(word) || codes.has(word.toUpperCase())
    ? "other"
    : undefined;
}

/** The currency that a title over a table names: `US$`, `pesos`. */
export function currencyInTitle(
  title: string,
): { readonly stated: string; readonly isOther: boolean } | undefined {
  const [other] = titleMoney.exec(title) ?? [];
  const [own] = titleDollars.exec(title) ?? [];
  // An exchange rate names two.
  if (other !== undefined && own !== undefined) return undefined;
  const currency = other ?? own;
  return currency === undefined ? undefined : { stated: currency, isOther: currency === other };
}

const number = /^[+-]?\d+(?:\.\d+)?$/u;
/** `1 1/8`, `1-1/8`, `15/16`. */
const fraction = /^(?:(\d+)(?:\s+|-))?(\d+)\/(\d+)$/u;
/** Finer than any part's tolerance. */
const places = 1000;

/**
 * A number of a column in the catalogue's unit, rounded to three decimals: `1 1/8` in inches is 28.575. A text that is not a number gets
 * its unit, so that it cannot be read as a number in the catalogue's unit.
 */
export function converted(
  { name, factor }: StatedUnit,
  cell: string | number | boolean | null,
): string | number | boolean | null {
  if (typeof cell === "number") return rounded(cell * factor);
  if (typeof cell !== "string" || cell.trim() === "") return cell;
  const text = cell.trim().replace(/\s*(?:"|″|”|''|in\.?)$/iu, name === "in" ? "" : "$&");
  if (number.test(text)) return rounded(Number(text) * factor);
  const [, whole = "0", upper, lower] = fraction.exec(text) ?? [];
  if (upper === undefined || Number(lower) === 0) return `${text} ${name}`;
  return rounded((Number(whole) + Number(upper) / Number(lower)) * factor);
}

const rounded = (value: number) => Math.round(value * places) / places;
