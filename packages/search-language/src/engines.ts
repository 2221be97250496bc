import type { EngineReading } from "./reading.ts";
import { overlap, type QueryText, type Span } from "./text.ts";

/** `1.8`, `2,0`, `1.8t`, `1.6 lts`, `2.0 tdi`: liters with what may follow. */
const liters =
  /(?<![\p{L}\p{N}.,/])(\d[.,]\d)(?:\s*(?:l|lts?|litros?|liters?)(?![\p{L}\p{N}])|(?:t|i|d|tdi|tsi|hdi|dci)(?![\p{L}\p{N}]))?(?![\p{N}.,/])/giu;
/** `1600 cc`; without a unit, hundreds below the years: `clio 1600`. */
const cubic =
  /(?<![\p{L}\p{N}.,/-])(\d{3,4})\s*(?:cc|cm3|c\.c\.)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}.,/-])(1[0-8]00)(?![\p{L}\p{N}.,/-])/giu;
const words =
  /(?<![\p{L}\p{N}])(?:v ?(?:4|6|8|10|12)|(?:8|12|16|20|24|32) ?v(?:alv(?:ulas?)?)?|[3468] ?cil(?:indros)?|diesel|gasolin?a|nafta|petrol|turbo|tdi|tsi|hdi|dci|crdi|mpfi|efi|dohc|sohc|vvti?)(?![\p{L}\p{N}])/giu;

const least = 0.5;
const maxLiters = 8.5;

/** The engine of a vehicle in a text: displacement, cylinders, valves, fuel. */
export function enginesIn({ text }: QueryText, isFree: (span: Span) => boolean): EngineReading[] {
  const literMatches = [...text.matchAll(liters)].map((match) => ({
    match,
    value: Number(match[1]?.replace(",", ".")),
  }));
  const inCubic = [...text.matchAll(cubic)].map((match) => ({
    match,
    value: Math.round(Number(match[1] ?? match[2]) / 100) / 10,
  }));
  const readings = [...literMatches, ...inCubic].flatMap(({ match, value }): EngineReading[] =>
    value >= least && value <= maxLiters
      ? [{ kind: "engine", ...placeOf(match), liters: value }]
      : [],
  );
  readings.push(
    ...[...text.matchAll(words)].map((match) => ({ kind: "engine" as const, ...placeOf(match) })),
  );
  return readings.filter(
    (reading, index) =>
      isFree(reading) && !readings.slice(0, index).some((other) => overlap(other, reading)),
  );
}

const placeOf = (match: RegExpExecArray) => ({
  from: match.index,
  to: match.index + match[0].length,
});
