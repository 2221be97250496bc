import {
  accountOfOwnCodes,
  type FamilyId,
  familiesOf,
  figureOf,
  maySee,
  normalizeCode,
  type ReadList,
  readList,
  withoutScanSigns,
} from "@caliper/catalogue-model";
import type { NearProduct } from "../catalogue/code-search-nearest.service.ts";
import type { CustomerCodesRepository } from "../catalogue/customer-codes.repository.ts";
import type { Decision } from "../deciding/decide.ts";
import { firstPerCode, isOfProduct, withReplacing } from "../catalogue/code-search.service.ts";
import type { Replacements } from "../catalogue/replacements.service.ts";
import {
  codeCandidates,
  itemsOf,
  joinedCodes,
  knownCodes,
  listedCodes,
  type GtinReading,
  readText,
  codeBesideWords,
  codeTextOf,
  type Names,
  type Span,
  isUnsold,
  understand,
  type Understanding,
  withoutQuantities,
} from "@caliper/search-language";
import { type CodeText, type createCodeParts, wholeCodes } from "./code-parts.ts";
import type { createDescribedParts, KnownVehicle } from "./described-parts.ts";
import type { createFoundParts, FoundPart, Suggestion } from "./found-parts.ts";
import type { createGtins } from "./gtin.ts";
import type { NamesRepository, WholeKey } from "./names.repository.ts";
import { createNumbers, withNumbers } from "./numbers.ts";
import type { FindQuestion } from "./question.ts";
import { prefilledSearches, type PrefilledSearch } from "./prefilled-searches.ts";

/** The meaning of a search text, and the results that it leads to. */
export interface Finding extends Understanding {
  readonly parts: readonly FoundPart[];
  /** Parts with a code similar to the text, if they were searched. */
  readonly near: readonly NearProduct[];
  readonly searches: readonly PrefilledSearch[];
  /** Of one kind of part for one model. */
  readonly decision?: Decision | undefined;
  /** Parts for other versions of the vehicle than the text states. */
  readonly contradicted?: readonly FoundPart[] | undefined;
  readonly vehicle?: KnownVehicle | undefined;
}

interface Suggested {
  readonly suggestions: readonly Suggestion[];
  readonly near: readonly NearProduct[];
  readonly decision?: Decision;
  readonly contradicted?: readonly Suggestion[];
  readonly vehicle?: KnownVehicle;
}

interface Sources {
  readonly names: () => Promise<Names>;
  readonly repository: NamesRepository;
  readonly customerCodes: Pick<CustomerCodesRepository, "whole">;
  readonly replacements: Replacements;
  readonly codeParts: ReturnType<typeof createCodeParts>;
  readonly describedParts: ReturnType<typeof createDescribedParts>;
  readonly foundParts: ReturnType<typeof createFoundParts>;
  readonly gtins: ReturnType<typeof createGtins>;
  /** In ms; determines which model years a VIN may have. */
  readonly now: () => number;
}

export function createFind(sources: Sources) {
  const { repository, customerCodes, replacements, codeParts, describedParts } = sources;
  const readNumbers = createNumbers({
    ...sources,
    vehicles: async () => (await sources.names()).vehicles,
  });

  async function wholeKeys(
    text: string,
    { lines }: ReadList,
    { guesses, viewer }: FindQuestion,
    families: readonly FamilyId[],
  ) {
    const query = readText(text);
    const candidates = codeCandidates(query);
    const joined = joinedCodes(query);
    const items = itemsOf(text).map(normalizeCode);
    const keys = new Set(
      [...candidates, ...lines, ...joined.flat()].map(({ key }) => key).concat(items),
    );
    keys.delete("");
    const [own, others, chains] = await Promise.all([
      customerCodes.whole(accountOfOwnCodes(viewer), [...keys]),
      repository.wholeKeys([...keys], families),
      replacements.chains([...keys], viewer),
    ]);
    const all = [...own.filter(({ family }) => families.includes(family)), ...others];
    const isInterchange = ({ reason }: WholeKey) => reason === "interchange";
    const areOthers = all.some(isInterchange) || ![...chains.values()].every(isOfProduct);
    const isHidden = areOthers && (await guesses.areExhausted());
    const rows = isHidden ? all.filter((row) => !isInterchange(row)) : all;
    const byKey = new Map<string, readonly WholeKey[]>(Map.groupBy(rows, ({ key }) => key));
    for (const [key, chain] of chains)
      if (!isHidden || isOfProduct(chain))
        byKey.set(key, withReplacing(byKey.get(key) ?? [], key, chain));
    const isKnown = (key: string) => byKey.has(key);
    const joinedCandidates = joined
      .filter((codes) => codes.every(({ key }) => isKnown(key)))
      .flat();
    return { byKey, known: knownCodes([...candidates, ...joinedCandidates], isKnown) };
  }

  async function similarParts(code: CodeText, understood: Understanding, question: FindQuestion) {
    const similar = await codeParts.similar(code, understood, question);
    if (similar.parts.length > 0 || !code.isAlone) return similar;
    const beside = { text: codeBesideWords(understood), isAlone: true };
    return codeParts.similar(beside, understood, question);
  }

  /** Parts for a text without a whole code, and those with a similar code. */
  async function suggested(
    understood: Understanding,
    unfinished: CodeText,
    searches: readonly PrefilledSearch[],
    question: FindQuestion,
  ): Promise<Suggested> {
    const { viewer } = question;
    const fluids = await describedParts.ofFluid(understood, viewer);
    const numbered = await codeParts.numbered(understood, question);
    const { parts, near } = await similarParts(unfinished, understood, question);
    const { fitting, ...decided } = await describedParts.fitting(searches, understood, question);
    const measured = await describedParts.measured(understood, question);
    return {
      suggestions: [...fluids, ...numbered, ...parts, ...fitting, ...measured],
      near,
      ...decided,
    };
  }

  return async (rawQuestion: FindQuestion): Promise<Finding> => {
    const question = { ...rawQuestion, text: withoutScanSigns(rawQuestion.text) };
    const { viewer, warehouse, limit } = question;
    const families = familiesOf(viewer);
    const { text, words, ...numbers } = await readNumbers(question, families);
    const hasVehicle = numbers.readings.some(
      ({ kind }) => kind === "vin" || kind === "frame_number",
    );
    const listText = hasVehicle ? text : question.text;
    const listed = readList(listText);
    const [names, { byKey, known }] = await Promise.all([
      sources.names(),
      wholeKeys(text, listed, question, families),
    ]);
    const codes = listedCodes(listText, listed, (item) => {
      const key = normalizeCode(item);
      return byKey.has(key) || numbers.codes.has(key);
    })?.map(({ code, quantity }) => ({
      code: numbers.codes.get(normalizeCode(code)) ?? code,
      quantity,
    }));
    const meaning = withNumbers(
      understand(withoutQuantities(words, [...known, ...numbers.readings]), names, known),
      rawQuestion.text,
      numbers,
    );
    const isVehicle = meaning.readings.some(({ kind }) => kind === "maker" || kind === "model");
    // In one line with a vehicle, codes are not a list.
    const isList = codes && (!isVehicle || /[\n\t]/u.test(question.text));
    const isQuantity = ({ from, to }: Span) =>
      figureOf(rawQuestion.text.slice(from, to)) !== undefined;
    const understood = isList
      ? { ...meaning, rest: meaning.rest.filter((piece) => !isQuantity(piece)) }
      : meaning;
    const searches: PrefilledSearch[] = [
      ...(isList && maySee("administration", viewer) ? [{ kind: "codes" as const, codes }] : []),
      ...prefilledSearches(understood, viewer),
    ];

    const exact = [...numbers.parts, ...wholeCodes(understood, byKey)];
    const unfinished = unfinishedCode(understood, text, searches, numbers.unknown);
    const suggestions: Suggested =
      exact.length > 0
        ? { suggestions: exact, near: [] }
        : await suggested(understood, unfinished, searches, question);
    const { decision, contradicted = [], near, vehicle } = suggestions;
    const withDetails = (candidates: readonly Suggestion[]) =>
      sources.foundParts(firstPerCode(candidates).slice(0, limit), { viewer, warehouse });
    const [parts, others] = await Promise.all([
      withDetails(suggestions.suggestions),
      withDetails(contradicted),
    ]);
    return { ...understood, parts, near, searches, decision, vehicle, contradicted: others };
  };
}

/** The piece of the text that may be an unfinished or misspelled code. */
function unfinishedCode(
  understood: Understanding,
  text: string,
  searches: readonly PrefilledSearch[],
  unknown: readonly GtinReading[],
): CodeText {
  if (isUnsold(understood)) return { text: "", isAlone: false };
  const rest = codeTextOf(understood);
  if (searches.length === 0) {
    const number = unknown.find(({ isValid }) => !isValid)?.digits ?? "";
    return { text: rest === "" ? number : rest, isAlone: true };
  }
  const isKindOnly = searches.every(({ kind }) => kind === "product");
  if (isKindOnly) return { text: /\d/u.test(rest) ? rest : "", isAlone: true };
  const isShort = readText(text).atoms.every(({ chunk }) => chunk === 0);
  return { text: isShort ? normalizeCode(text) : "", isAlone: false };
}
