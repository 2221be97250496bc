import { type RawBuilder, sql } from "kysely";
import type { FamilyId } from "@caliper/catalogue-model";
import {
  beginsWith,
  keyContains,
  numberOf,
  type OpenDatabase,
  ownKeyContains,
  ownKeys,
  longestSubstring,
  shortestSubstring,
} from "../db/index.ts";
import { isAmong, prepare, type Slots, type TextList, textSlot } from "../db/prepared.ts";

export type MatchKind = "exact" | "prefix" | "contains";
/** Own codes are listed before FMSI numbers, and these before interchanges. */
export const reasons = ["code", "fmsi", "interchange"] as const;
export type StoredReason = (typeof reasons)[number];
/** `customer`: the viewer's own code, which is listed first. */
export type Reason = StoredReason | "customer";
export const ownReasons = ["code", "fmsi"] as const satisfies readonly Reason[];

export interface KeyMatch {
  readonly match: MatchKind;
  readonly reason: Reason;
  readonly key: string;
  /** Our product. */
  readonly code: string;
  readonly family: FamilyId;
  readonly brand: string | null;
  /** The key as printed. */
  readonly shown: string;
}

export interface CodeQuestion {
  /** Normalized, not empty. */
  readonly key: string;
  /** Undefined is every family. */
  readonly families: readonly FamilyId[] | undefined;
  /** `whole`: interchanges match by their whole key only. */
  readonly interchanges: "partial" | "whole" | "none";
}

export interface FoundKeys {
  readonly matches: readonly KeyMatch[];
  /** Whether more keys have the same start. */
  readonly isCut: boolean;
}

export type CodeSearchRepository = ReturnType<typeof codeSearchRepository>;

/** Maximum number of keys read per match and reason; more results of such a broad search are not useful. */
export const maxKeys = 1000;
/** Maximum number of keys compared with the families of a section. */
const maxCompared = 5000;
/** If fewer keys than this have the same start, all are read at once. */
const few = 50;

const columns = sql`kind as reason, key, code, family, brand, shown`;

/** Which keys a query leaves out. */
interface Variant {
  readonly restricted: boolean;
  readonly interchanges: CodeQuestion["interchanges"];
}

export function codeSearchRepository(database: OpenDatabase) {
  const { dialect } = database;

  type Given = { key: string; families: TextList; most: number; maxInterchanges: number };

  /** The first keys of each of the given reasons that start with the text, in index order. */
  function firstKeys(
    slot: Slots<Given>,
    { restricted, interchanges }: Variant,
    match: "prefix" | "contains",
    selected: RawBuilder<unknown>,
    among: readonly Reason[] = reasons,
  ): RawBuilder<unknown>[] {
    const open = among.filter((each) => each !== "interchange" || interchanges === "partial");
    const text = match === "prefix" ? sql<string>`key` : numberOf("key");
    const begins = beginsWith(text, textSlot("key"));
    return open.map((reason) => {
      const ownCondition = reason === "interchange" ? sql`1 = 1` : ownKeys;
      const indexed =
        match === "prefix" ? sql`${ownCondition} and key <> ${slot.key}` : sql`key >= 'A'`;
      const condition = sql`kind = ${sql.lit(reason)} and ${indexed} and ${begins}`;
      const source = restricted
        ? sql`(select * from search_key where ${condition}
            order by ${text} limit ${sql.lit(maxCompared)}) as compared
            where ${isAmong(dialect, "family", slot.families)}`
        : sql`search_key where ${condition}`;
      const limit = reason === "interchange" ? slot.maxInterchanges : slot.most;
      return sql`select * from (select ${sql.lit(match)} as match, ${selected} from ${source}
        order by ${text} limit ${limit}) as ${sql.id(`${match}_${reason}`)}`;
    });
  }

  const exactKeys = (
    slot: Slots<Given>,
    { restricted, interchanges }: Variant,
    selected: RawBuilder<unknown>,
  ) =>
    sql`select 'exact' as match, ${selected} from search_key where key = ${slot.key}
      ${interchanges === "none" ? sql`and ${ownKeys}` : sql``}
      ${restricted ? sql`and ${isAmong(dialect, "family", slot.families)}` : sql``}`;

  // The order of the index starts with the key itself.
  const range = prepare<{ key: string }, Omit<KeyMatch, "match">>(
    database,
    () => sql`select ${columns} from search_key where ${beginsWith("key", textSlot("key"))}
      order by key limit ${sql.lit(few)}`,
  );

  /** Reads the other reasons only where codes, which are listed before them, do not fill the list. */
  function inTurn(match: "prefix" | "contains") {
    const keysOf = (among: readonly Reason[]) =>
      oncePerVariant((variant) =>
        prepare(database, (slot: Slots<Given>) => {
          const withExact = match === "prefix" && among.includes("code");
          const exact = withExact ? [exactKeys(slot, variant, columns)] : [];
          const arms = [...exact, ...firstKeys(slot, variant, match, columns, among)];
          return sql<KeyMatch>`${sql.join(arms, sql` union all `)}`;
        }),
      );
    const codes = keysOf(["code"]);
    const otherKeys = keysOf(["fmsi", "interchange"]);
    return async (question: CodeQuestion, limit: number): Promise<FoundKeys> => {
      const [variant, given] = [variantOf(question), givenOf(question, limit)];
      const first = await codes(variant)(given);
      if (isCut(first, given)) return { matches: first, isCut: true };
      const matches = [...first, ...(await otherKeys(variant)(given))];
      return { matches, isCut: isCut(matches, given) };
    };
  }
  const beginning = inTurn("prefix");
  const numbered = inTurn("contains");

  /** By family. Reads the indexes only. */
  const counting = (isNumber: boolean) =>
    oncePerVariant((variant) =>
      prepare(database, (slot: Slots<Given>) => {
        const selected = sql`code, family`;
        const arms = [
          exactKeys(slot, variant, selected),
          ...firstKeys(slot, variant, "prefix", selected),
          ...(isNumber ? firstKeys(slot, variant, "contains", selected) : []),
        ];
        return sql<{ family: FamilyId; count: number }>`
          select family, count(distinct code) as count
          from (${sql.join(arms, sql` union all `)}) as found group by family`;
      }),
    );
  const counts = { number: counting(true), text: counting(false) };

  /** Also counts the keys: where there are at most `maxKeys` of all reasons, this takes half the time. */
  const allCounts = prepare(
    database,
    (_slot: Slots<{ key: string }>) => sql<{ family: FamilyId; count: number; keys: number }>`
      select family, count(distinct code) as count, count(*) as keys
      from (select code, family from search_key where ${beginsWith("key", textSlot("key"))}
        order by key limit ${sql.lit(maxKeys + 1)}) as found group by family`,
  );

  const containing = oncePerVariant(({ restricted, interchanges }) =>
    prepare(
      database,
      (slot: Slots<Given>) => {
        const contains =
          interchanges === "partial"
            ? keyContains(dialect, textSlot("key"), maxKeys)
            : ownKeyContains(dialect, textSlot("key"));
        const restriction = restricted
          ? sql`and ${isAmong(dialect, "family", slot.families)}`
          : sql``;
        // Sorted by an expression without an index, so that PostgreSQL does not scan a whole index instead.
        return sql<KeyMatch>`select 'contains' as match, ${columns} from search_key
          where ${contains} ${restriction} order by length(key), key limit ${slot.most}`;
      },
      "runLong",
    ),
  );

  const variantOf = ({ families, interchanges }: CodeQuestion): Variant => ({
    restricted: families !== undefined,
    interchanges,
  });
  const givenOf = ({ key, families }: CodeQuestion, limit: number): Given => ({
    key,
    families: families ?? [],
    most: limit,
    // Several interchanges of a product may have the same start.
    maxInterchanges: Math.min(2 * limit, maxKeys),
  });

  async function beginningKeys(question: CodeQuestion, limit: number): Promise<FoundKeys> {
    const { key } = question;
    const all = await range({ key });
    const open = all.flatMap((row): KeyMatch[] =>
      isOpen(row, question) ? [{ ...row, match: row.key === key ? "exact" : "prefix" }] : [],
    );
    if (all.length < few) return { matches: open, isCut: false };
    // The codes among the first keys are the first codes.
    const codes = open.filter(
      (keyMatch) => keyMatch.match === "exact" || keyMatch.reason === "code",
    );
    if (isCut(codes, givenOf(question, limit))) return { matches: codes, isCut: true };
    return beginning(question, limit);
  }

  async function numberedKeys(question: CodeQuestion, limit: number): Promise<FoundKeys> {
    if (!mayBeNumber(question.key)) return { matches: [], isCut: false };
    return numbered(question, limit);
  }

  return {
    /**
     * Every key equal to this one, the first `limit` of each reason that start with it (twice as many interchanges),
     * and as many that match after their leading letters; unordered. Only codes where they alone are that many.
     */
    async beginning(question: CodeQuestion, limit: number): Promise<FoundKeys> {
      const [beginning, numbered] = await Promise.all([
        beginningKeys(question, limit),
        numberedKeys(question, limit),
      ]);
      return {
        matches: [...beginning.matches, ...numbered.matches],
        isCut: beginning.isCut || numbered.isCut,
      };
    },

    /** Number of products of each family with the keys of `beginning`, at most `maxKeys` per reason. */
    async count(question: CodeQuestion): Promise<ReadonlyMap<FamilyId, number>> {
      const { key, families, interchanges } = question;
      const isNumber = mayBeNumber(key);
      if (!isNumber && interchanges === "partial") {
        const rows = await allCounts({ key });
        if (rows.reduce((sum, { keys }) => sum + keys, 0) <= maxKeys)
          return countsOf(rows.filter(({ family }) => families?.includes(family) ?? true));
      }
      const variants = isNumber ? counts.number : counts.text;
      return countsOf(await variants(variantOf(question))(givenOf(question, maxKeys)));
    },

    /** Up to `maxKeys` keys that contain this one; unordered. May be slow. */
    async containing(question: CodeQuestion): Promise<readonly KeyMatch[]> {
      const { length } = question.key;
      if (length < shortestSubstring || length > longestSubstring) return [];
      return containing(variantOf(question))(givenOf(question, maxKeys));
    },
  };
}

const countsOf = (
  rows: readonly { readonly family: FamilyId; readonly count: number }[],
): ReadonlyMap<FamilyId, number> => new Map(rows.map(({ family, count }) => [family, count]));

const isOpen = (
  { key, reason, family }: Omit<KeyMatch, "match">,
  { key: typed, families, interchanges }: CodeQuestion,
): boolean =>
  (reason !== "interchange" ||
    interchanges === "partial" ||
    (interchanges === "whole" && key === typed)) &&
  (families === undefined || families.includes(family));

/** A text that starts with a digit may lack the letters that a code starts with. */
const mayBeNumber = (key: string): boolean => key.length >= shortestSubstring && /^\d/u.test(key);

/** Whether a query has read the maximum number of keys of a reason, apart from exact matches. */
const isCut = (
  matches: readonly KeyMatch[],
  { most, maxInterchanges }: { readonly most: number; readonly maxInterchanges: number },
): boolean =>
  reasons.some(
    (reason) =>
      matches.filter((each) => each.match !== "exact" && each.reason === reason).length >=
      (reason === "interchange" ? maxInterchanges : most),
  );

function oncePerVariant<Query>(make: (variant: Variant) => Query): (variant: Variant) => Query {
  const queryByVariant = new Map<string, Query>();
  return (variant) => {
    const id = `${variant.restricted} ${variant.interchanges}`;
    const query = queryByVariant.get(id) ?? make(variant);
    queryByVariant.set(id, query);
    return query;
  };
}
