import type { Finding } from "@caliper/api-client";
import type { YearRange } from "@caliper/catalogue-model";
import { yearsAsTyped } from "../../links/index.ts";
import { replaced } from "./replaced.ts";
import type { Jump } from "./useJumps.ts";

type Read = Pick<Finding, "understood" | "notUnderstood">;

/** The text with other years of its vehicle, in place of those that it states and of its generation. */
export function withYears(text: string, { understood }: Read, years: YearRange): string {
  const remainingText = understood.toReversed().reduce((rest, piece) => {
    if (piece.kind === "years" || piece.kind === "chassis") return replaced(rest, piece, "");
    const isGeneration = piece.kind === "model" && piece.submodel !== undefined;
    return isGeneration ? replaced(rest, piece, `${piece.maker} ${piece.model}`) : rest;
  }, text);
  return `${remainingText} ${yearsAsTyped(years)}`;
}

/** The text with a model, in place of the one that it states and of the words that were not understood. */
export function withModel(text: string, { understood, notUnderstood }: Read, model: string) {
  const pieces = [...understood.filter(({ kind }) => kind === "model"), ...notUnderstood];
  const remainingText = pieces
    .toSorted((a, b) => b.from - a.from)
    .reduce((rest, piece) => replaced(rest, piece, ""), text);
  const [stated] = understood.flatMap((piece) => (piece.kind === "model" ? [piece.maker] : []));
  return [remainingText, stated, model].filter(Boolean).join(" ");
}

/** Screens that have something: not the vehicle without parts. */
export function openJumps(jumps: readonly Jump[], { nearest, searches }: Finding) {
  const [first] = searches.flatMap((search) => (search.kind === "vehicle" ? [search] : []));
  if (nearest === undefined || first === undefined || first.model === null) return jumps;
  const { maker, model } = first;
  return jumps.filter(
    ({ search }) => search.kind !== "vehicle" || search.maker !== maker || search.model !== model,
  );
}
