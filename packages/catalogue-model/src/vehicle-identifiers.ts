import { plainLatin } from "./codes.ts";
import { partialVinsIn, type Span, vinsIn } from "./vin.ts";

/** The model code of a frame number: `NZE121`, `GJ7`, `CT9A`; Subaru's has no digits. */
const chassis = "(?:[A-Z]{1,4}\\d{1,3}[A-Z]{0,3}|G[DGRV][A-F])";
const serial = "\\d{5,7}";
/** The approval that some documents print in front: `DBA-NZE141-1234567`. */
const approval = "(?:[A-Z\\d]{1,3}\\p{Pd})?";
const begin = "(?<![\\p{L}\\p{N}]\\p{Pd}?)";
const end = "(?!\\p{Pd}?[\\p{L}\\p{N}])";
const label = "(?:frame|chas+is|chasís|bastidor|cuadro|車台番号|車体番号)";
const frameNumber = new RegExp(
  [
    `${begin}${approval}${chassis}[\\p{Pd}\u2212ー]${serial}${end}`,
    // After a label, also without the dash.
    `(?<=${label}(?:\\s?(?:no\\.?|n[º°]|number|n[uú]mero))?[\\s:.#]{0,3})${approval}${chassis}[\\p{Pd}\\p{Zs}]{0,3}${serial}${end}`,
  ].join("|"),
  "giu",
);

/**
 * The frame numbers in a text, in their order: the identifiers of vehicles for the Japanese market, such as
 * `NZE141-1234567`. Only their form is checked.
 */
export const frameNumbersIn = (text: string): Span[] =>
  [...plainLatin(text).matchAll(frameNumber)].map(({ 0: number, index }) => ({
    from: index,
    to: index + number.length,
  }));

/** With as many characters, a partial VIN has some of the serial number, so that few vehicles have it. */
const identifyingLength = 14;

/** The model code in a frame number, which many vehicles share. */
const modelCode = new RegExp(`${chassis}(?=[\\p{Pd}\u2212ー\\p{Zs}]{0,3}${serial}$)`, "iu");

/** The place of the model code in a text that is a frame number: NZE141 in `DBA-NZE141-1234567`. */
export function modelCodeOf(number: string): Span {
  const match = modelCode.exec(plainLatin(number));
  const from = match?.index ?? 0;
  return { from, to: from + (match?.[0].length ?? 0) };
}

/** The identifiers of single vehicles in a text: VINs, also without their last characters, and frame numbers. */
function vehicleIdentifiersIn(text: string): Span[] {
  const partial = partialVinsIn(text).filter(({ vin }) => vin.length >= identifyingLength);
  return [...vinsIn(text), ...partial, ...frameNumbersIn(text)].map(({ from, to }) => ({
    from,
    to,
  }));
}

/**
 * Whether a text may contain the identifier of a vehicle, from which its owner can be found. Such a text must not be
 * stored, logged, counted or written to a URL.
 */
export const hasVehicleIdentifier = (text: string): boolean =>
  vehicleIdentifiersIn(text).length > 0;

/** The text with `…` in place of the identifiers of vehicles. */
export const withoutVehicleIdentifiers = (text: string): string =>
  vehicleIdentifiersIn(text)
    .toSorted((one, other) => other.from - one.from)
    .reduce((rest, { from, to }) => `${rest.slice(0, from)}…${rest.slice(to)}`, text);
