import { normalizeCode } from "@caliper/catalogue-model";
import type { Product } from "../catalogue/products.repository.ts";
import { refuseFile } from "./refusals.ts";
import { message } from "../messages/message.ts";

/** How many pictures a product may have. */
export const maxPictures = 4;

/** A product's picture by the name of its file. */
export interface NamedPicture {
  /** Its code, as the catalogue writes it; or a fluid, with its bottle. */
  readonly product: string;
  /** From 1. */
  readonly position: number;
  /** The name is that of a copy, which should not replace its original. */
  readonly isCopy: boolean;
}

/** Name under `/Products`, without the extension: further pictures have `_2` to `_4`. */
export const pictureName = (product: string, position: number): string =>
  position === 1 ? product : `${product}_${position}`;

/** The product of a picture's name. */
export const codeOfPicture = (name: string): string => name.replace(/_[2-4]$/u, "");

/** A name that is possible under `/Products`. */
const possible = /^\w[\w .()+-]*$/u;
/** Pictures of fluids are named by the fluid and the bottle. */
const fluid = /^DOT(?:3|4|4HP|5)(?:-(?:250|355|500|1000))?$/u;
/** `BR31338 (2)`, `BR31338-2`, `BR31338_02`. */
const numbered = /^(.+?)(?:\s*\(0?([1-9]\d?)\)|[\s_~.-]+0?([1-9]\d?))$/u;
/** What Windows, macOS and cloud drives add to the name of a copy. */
const copied = [
  /^(?:copia|copy)(?: \(\d+\))? (?:de|of) +(.+)$/iu,
  /^(.+?)[\s_-]+(?:copia|copy)(?:[\s_]*\(?\d{1,2}\)?)?$/iu,
] as const;

interface Reading {
  readonly code: string;
  readonly position: number;
}

/** Undefined for a name without a number. */
function numberedName(stem: string): Reading | undefined {
  const [, code, inParentheses, afterSign] = numbered.exec(stem) ?? [];
  return code === undefined
    ? undefined
    : { code: code.trim(), position: Number(inParentheses ?? afterSign) };
}

/** Undefined when the name is not that of a copy. */
function originalOf(stem: string): string | undefined {
  for (const pattern of copied) {
    const original = pattern.exec(stem)?.[1]?.trim();
    if (original !== undefined && original !== "") return originalOf(original) ?? original;
  }
  return undefined;
}

/** The likeliest first: no code has parentheses. */
function readingsOf(name: string): Reading[] {
  const whole: Reading = { code: name, position: 1 };
  const part = numberedName(name);
  if (!part) return [whole];
  return name.endsWith(")") ? [part] : [whole, part];
}

/** The last extension, and one that a program kept before it: `BR31338.jpg.png`. */
const extension = /(?:\.(?:jpe?g|png|gif|webp))?\.\w+$/iu;

/**
 * The product that a picture's file name means. An exact code takes precedence over one that differs in punctuation, so that
 * `D1200-1.jpg` is a picture of D1200 even if there is a D12001.
 * @param find returns the product of a normalized code
 * @returns undefined when no product has such a code
 * @throws Refusal for a name that can mean two products, and for a number beyond the last picture
 */
export async function namedPicture(
  fileName: string,
  find: (key: string, typed: string) => Promise<Pick<Product, "code"> | undefined>,
): Promise<NamedPicture | undefined> {
  const stem = fileName.replace(extension, "").trim();
  const original = originalOf(stem);
  const isCopy = original !== undefined;
  if (fluid.test(stem.toUpperCase()))
    return { product: stem.toUpperCase(), position: 1, isCopy: false };
  const candidates: { product: string; position: number; isExact: boolean }[] = [];
  for (const { code, position } of readingsOf(original ?? stem)) {
    const key = normalizeCode(code);
    const typed = code.toUpperCase();
    const product = key === "" ? undefined : (await find(key, typed))?.code;
    if (product !== undefined && possible.test(product))
      candidates.push({ product, position, isExact: product.toUpperCase() === typed });
  }
  const inRange = candidates.filter(({ position }) => position <= maxPictures);
  const [likeliest, other] = inRange;
  const exact = inRange.find(({ isExact }) => isExact);
  if (!exact && likeliest && other && likeliest.product !== other.product) {
    const why = message("file.ambiguous", { one: likeliest.product, other: other.product });
    throw refuseFile(fileName, "file-name", why);
  }
  const best = exact ?? likeliest;
  if (best) return { product: best.product, position: best.position, isCopy };
  const [beyond] = candidates;
  if (!beyond) return undefined;
  const why = message("file.position", {
    product: beyond.product,
    most: maxPictures,
    position: beyond.position,
  });
  throw refuseFile(fileName, "file-name", why);
}
