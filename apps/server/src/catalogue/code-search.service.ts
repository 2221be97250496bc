import {
  accountOfOwnCodes,
  type FamilyId,
  hasVehicleIdentifier,
  maySee,
  normalizeCode,
  type Section,
  type Viewer,
  type Warehouse,
  compareTexts,
} from "@caliper/catalogue-model";
import {
  type CodeQuestion,
  type CodeSearchRepository,
  type KeyMatch,
  maxKeys,
  type Reason,
} from "./code-search.repository.ts";
import type { CustomerCodesRepository } from "./customer-codes.repository.ts";
import { headlinePrices, type PriceReaders } from "./headline-prices.ts";
import type { StockedPrice } from "./stock.service.ts";
import type { FamilyRow, ProductWithFits, ProductsRepository } from "./products.repository.ts";
import { type Chain, replacingParts } from "./replacement-chains.ts";
import type { Replacements } from "./replacements.service.ts";
import { openFamilies, restriction } from "./searched-families.ts";
import type { Guesses } from "./unknown-codes.ts";

export interface CodeSearch {
  readonly text: string;
  readonly section: Section | undefined;
  readonly limit: number;
  /** Only products of this family; the others are counted. */
  readonly family?: FamilyId | undefined;
  /** Whether all matches are counted; otherwise `total` is at least the number of hits. True by default. */
  readonly counts?: boolean;
  readonly viewer: Viewer;
  /** The unknown codes of the caller. */
  readonly guesses: Guesses;
  /** The warehouse of the prices; the viewer's first one by default. */
  readonly warehouse?: Warehouse | undefined;
}

/** A key, and the chain by which it leads to the part in place of an old one. */
interface ReplacingKey extends KeyMatch {
  readonly replaces?: Chain;
}

export interface CodeHit extends Pick<ReplacingKey, "match" | "replaces"> {
  /** `code` in place of an interchange that the viewer may not see. */
  readonly reason: Reason;
  readonly product: ProductWithFits;
  /** The matched key as printed; undefined for an interchange that the viewer may not see. */
  readonly matched: string | undefined;
  /** The brand of a matched interchange. */
  readonly brand: string | undefined;
  readonly measures: FamilyRow | undefined;
  /** Of the first grade that the warehouse sells. */
  readonly price: StockedPrice | undefined;
  /** The parts that replace it. */
  readonly replacedBy: readonly string[] | undefined;
}

export interface CodeHits extends Pick<CodeMatches, "total" | "families"> {
  readonly hits: readonly CodeHit[];
  readonly showsInterchanges: boolean;
}

/** Products by a code, without the details for a list. */
export interface CodeMatches {
  /** The best match of each product, the best product first; an interchange also where the viewer may not see it. */
  readonly matches: readonly ReplacingKey[];
  /** Number of matching products, of the family if one was asked for. */
  readonly total: number;
  /** Number of matching products of each family. */
  readonly families: ReadonlyMap<FamilyId, number>;
}

interface Repositories extends PriceReaders {
  readonly codes: CodeSearchRepository;
  readonly customerCodes: CustomerCodesRepository;
  readonly products: ProductsRepository;
  readonly replacements: Replacements;
}

const matchRank = { exact: 0, prefix: 1, contains: 2 } as const;
export const reasonRank = {
  customer: 0,
  code: 1,
  fmsi: 2,
  interchange: 3,
} as const satisfies Record<Reason, number>;

/**
 * The keys that are exactly an old code, and the parts that replace it: after the old part itself, because a reader chooses.
 * A chain that only a whole code of a competitor leads to is like an interchange.
 */
export function withReplacing<Key extends Omit<ReplacingKey, "match">>(
  keys: readonly Key[],
  key: string,
  chain: Chain | undefined,
): readonly (Key | Omit<ReplacingKey, "match">)[] {
  if (!chain) return keys;
  const parts = replacingParts(chain);
  const keysWithChain = keys.map((each) =>
    parts.some(({ code }) => code === each.code) ? { ...each, replaces: chain } : each,
  );
  const otherParts = parts.filter(({ code }) => keys.every((each) => each.code !== code));
  const oldCode = chain.rows[0]?.old_code ?? key;
  return [
    ...keysWithChain,
    ...otherParts.map(({ code, family }) => ({
      reason: "code" as const,
      key,
      code,
      family,
      brand: null,
      shown: oldCode,
      replaces: chain,
    })),
  ];
}

/** Whether the chain of an old code begins with a part of ours. */
export const isOfProduct = ({ rows: [first] }: Chain): boolean => first?.old_product !== null;

export function createCodeMatches({
  codes,
  customerCodes,
  replacements,
}: Pick<Repositories, "codes" | "customerCodes" | "replacements">) {
  return async ({
    text,
    section,
    viewer,
    guesses,
    limit,
    family,
    counts = true,
  }: CodeSearch): Promise<CodeMatches> => {
    const families = restriction(openFamilies(viewer, section));
    const key = normalizeCode(text);
    // The identifier of a vehicle is not a code, and must not be stored as an unknown code.
    if (key === "" || hasVehicleIdentifier(text))
      return { matches: [], total: 0, families: new Map() };
    const seesInterchanges = maySee("interchanges", viewer);
    const interchanges = seesInterchanges
      ? "partial"
      : (await guesses.areExhausted())
        ? "none"
        : "whole";
    const question = { key, families, interchanges } as const;
    const [owned, { best: found, isCut }, chains, begun] = await Promise.all([
      customerCodes.beginning(accountOfOwnCodes(viewer), key, limit),
      bestMatches(codes, question, limit),
      replacements.chains([key], viewer),
      // Old codes without a product may be a competitor's.
      seesInterchanges ? replacements.begun(key, viewer, limit) : new Map<string, Chain>(),
    ]);
    const ownMatches = owned.filter((match) => families?.includes(match.family) ?? true);
    const chain = chains.get(key);
    const isOpen = chain && (isOfProduct(chain) || interchanges !== "none");
    const withChain = (matches: readonly ReplacingKey[], among?: FamilyId) =>
      isOpen ? replacing(matches, key, chain, among === undefined ? families : [among]) : matches;
    // A list that is full has no place for old codes.
    const unfinished = isCut ? [] : unfinishedCodes(begun, families);
    const best = withChain(bestPerProduct([...ownMatches, ...found, ...unfinished]));
    if (best.length === 0) await guesses.add([key]);
    const counted = isCut && counts ? await codes.count(question) : countFamilies(best);
    const page = (matches: readonly ReplacingKey[], total: number): CodeMatches => {
      const exact = matches.filter((match) => match.match === "exact").length;
      return { matches: matches.slice(0, Math.max(limit, exact)), total, families: counted };
    };
    if (family === undefined) return page(best, sumOf(counted.values()));
    const total = counted.get(family) ?? 0;
    if (!isCut || total === 0)
      return page(
        best.filter((match) => match.family === family),
        total,
      );
    const ofFamily = await bestMatches(codes, { ...question, families: [family] }, limit);
    const ownOfFamily = ownMatches.filter((match) => match.family === family);
    return page(withChain(bestPerProduct([...ownOfFamily, ...ofFamily.best]), family), total);
  };
}

/** The parts that replace old codes which start with the text. */
const unfinishedCodes = (
  chains: ReadonlyMap<string, Chain>,
  families: readonly FamilyId[] | undefined,
): readonly ReplacingKey[] =>
  [...chains]
    .flatMap(([key, chain]) => withReplacing([], key, chain))
    .filter(({ family }) => families?.includes(family) ?? true)
    .map((each) => ({ ...each, match: "prefix" }));

/** Matches with the parts that replace the code, in the families that are searched. */
function replacing(
  matches: readonly ReplacingKey[],
  key: string,
  chain: Chain,
  families: readonly FamilyId[] | undefined,
): readonly ReplacingKey[] {
  const exact = matches.filter(({ match }) => match === "exact");
  const first = withReplacing(exact, key, chain)
    .filter(({ family }) => families?.includes(family) ?? true)
    .map((each) => ({ ...each, match: "exact" as const }));
  const isFirst = ({ code }: KeyMatch) => first.some((each) => each.code === code);
  return [...first, ...matches.filter((each) => !isFirst(each))];
}

export function createCodeSearch(repositories: Repositories) {
  const { products, replacements } = repositories;
  const findMatches = createCodeMatches(repositories);
  return async (search: CodeSearch): Promise<CodeHits> => {
    const { viewer } = search;
    const { matches: page, total, families } = await findMatches(search);
    const showsInterchanges = maySee("interchanges", viewer);
    const pageCodes = page.map((match) => match.code);
    const [found, measures, priced, marks] = await Promise.all([
      maySee("applications", viewer)
        ? products.findWithFits(pageCodes)
        : products.findByCodes(pageCodes),
      products.measuresOf(page),
      headlinePrices(repositories, page, viewer, search.warehouse),
      replacements.marks(pageCodes, viewer),
    ]);
    const hits = page.flatMap((match): CodeHit[] => {
      const product = found.get(match.code);
      if (!product) return [];
      const isOpen = showsInterchanges || match.reason !== "interchange";
      return [
        {
          match: match.match,
          reason: isOpen ? match.reason : "code",
          product,
          matched: isOpen ? match.shown : undefined,
          brand: isOpen && match.reason === "interchange" ? (match.brand ?? undefined) : undefined,
          measures: measures.get(match.code),
          price: priced.get(match.code),
          replacedBy: marks.get(match.code),
          ...(match.replaces && { replaces: match.replaces }),
        },
      ];
    });
    return { hits, total, families, showsInterchanges };
  };
}

/**
 * The best match of each product, the best product first: keys that begin with the text, and only where there are none,
 * keys that contain it.
 */
async function bestMatches(
  codes: CodeSearchRepository,
  question: CodeQuestion,
  limit: number,
): Promise<{ readonly best: readonly KeyMatch[]; readonly isCut: boolean }> {
  const { matches, isCut } = await codes.beginning(question, limit);
  const best = bestPerProduct(matches);
  // Many interchanges of few products.
  if (isCut && best.length < limit && limit < maxKeys) {
    return bestMatches(codes, question, maxKeys);
  }
  if (best.length > 0) return { best, isCut };
  return { best: bestPerProduct(await codes.containing(question)), isCut: false };
}

function countFamilies(matches: readonly KeyMatch[]): ReadonlyMap<FamilyId, number> {
  const counts = new Map<FamilyId, number>();
  for (const { family } of matches) counts.set(family, (counts.get(family) ?? 0) + 1);
  return counts;
}

const sumOf = (counts: Iterable<number>): number =>
  [...counts].reduce((sum, each) => sum + each, 0);

/** The best match of each product, the best product first. */
function bestPerProduct<Key extends KeyMatch>(matches: readonly Key[]): Key[] {
  const best = new Map<string, Key>();
  for (const match of matches) {
    const previous = best.get(match.code);
    if (!previous || compare(match, previous) < 0) best.set(match.code, match);
  }
  return [...best.values()].sort(compare);
}

/** The first item of each part. */
export const firstPerCode = <Item extends { readonly code: string }>(
  items: readonly Item[],
): Item[] => [...Map.groupBy(items, ({ code }) => code).values()].flatMap(([first]) => first ?? []);

/** The order in which the repository reads keys, so that those beyond its limit come last. */
function compare(a: KeyMatch, b: KeyMatch): number {
  return (
    matchRank[a.match] - matchRank[b.match] ||
    reasonRank[a.reason] - reasonRank[b.reason] ||
    (a.match === "contains" ? compareTexts(numberOf(a.key), numberOf(b.key)) : 0) ||
    compareTexts(a.key, b.key) ||
    compareTexts(a.code, b.code)
  );
}

/** A key without its leading letters. */
export const numberOf = (key: string): string => key.replace(/^[A-Z]+/u, "");
