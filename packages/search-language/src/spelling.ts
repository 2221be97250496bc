import { editDistance } from "@caliper/catalogue-model";

/** Spellings that sound the same in Spanish or English, applied in this order to lower-case letters and digits. */
const sounds: readonly (readonly [spelling: RegExp, sound: string])[] = [
  [/^ll/gu, "i"],
  [/^x/gu, "s"],
  [/ph/gu, "f"],
  [/sch|sh|ch/gu, "x"],
  [/h/gu, ""],
  [/qu(?=[ei])/gu, "k"],
  [/c(?=[eiy])|z|ç/gu, "s"],
  [/ck|c|q/gu, "k"],
  [/gu(?=[ei])/gu, "g"],
  [/g(?=[eiy])/gu, "j"],
  [/v|w/gu, "b"],
  [/y/gu, "i"],
  [/([a-z])\1+/gu, "$1"],
];

/** The sound of a name; names that are often confused have the same sound. */
function soundOf(key: string): string {
  return sounds.reduce((sound, [spelling, by]) => sound.replace(spelling, by), key);
}

/** The digits of a name or word: names with different digits are different names, such as C320 and CK3201. */
export const digitsOf = (key: string): string => key.replace(/\D/gu, "");

const minSoundLength = 3;

/** Maximum number of edits for a word of this length to match a name. */
const maxEdits = 2;
const editsAllowed = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : maxEdits);

/** A name with what a search compares. */
export interface Spelled {
  /** Lower-case letters and digits without accents. */
  readonly key: string;
  readonly sound: string;
  readonly digits: string;
}

export const spelled = (key: string): Spelled => ({
  key,
  sound: soundOf(key),
  digits: digitsOf(key),
});

/** A name that a word may be, and its distance: 0 is equal, under 1 sounds the same, 1 and 2 are edits. */
export interface Near<Name> {
  readonly name: Name;
  readonly far: number;
}

/** How many comparisons with names a question has left. A limit in ms would make its answer depend on the load of the machine. */
export interface SpellingBudget {
  comparisons: number;
}

const maxComparisons = 15_000;
export const spellingBudget = (): SpellingBudget => ({ comparisons: maxComparisons });

/** Names in their order, grouped by what they share with every word that may be one of them. */
export type NamesBySound<Name> = ReadonlyMap<string, readonly (readonly [at: number, Name])[]>;

export const bySound = <Name extends Spelled>(names: readonly Name[]): NamesBySound<Name> =>
  Map.groupBy(names.entries(), ([, { digits, sound }]) => groupOf(digits, sound[0]));

/**
 * The names that a misspelled word may be, in their order. A word is compared only with the names that have its digits and
 * begin with the sound of its first or second letter: most words are not names, and there are thousands of names.
 */
export function namesNear<Name extends Spelled>(
  names: NamesBySound<Name>,
  key: string,
  budget: SpellingBudget,
): readonly Near<Name>[] {
  const word = spelled(key);
  const nearNames: { readonly at: number; readonly name: Name; readonly far: number }[] = [];
  for (const first of new Set([word.sound[0], word.sound[1]])) {
    for (const [at, name] of names.get(groupOf(word.digits, first)) ?? []) {
      if (budget.comparisons <= 0) break;
      if (!mayBe(word, name)) continue;
      budget.comparisons -= 1;
      const far = distance(word, name);
      if (far !== null) nearNames.push({ at, name, far });
    }
  }
  return nearNames.sort((a, b) => a.at - b.at);
}

/** Whether two words are so similar in length that edits may make them equal. */
const mayBe = (word: Spelled, name: Spelled): boolean =>
  Math.abs(word.key.length - name.key.length) <= maxEdits ||
  Math.abs(word.sound.length - name.sound.length) <= maxEdits;

const groupOf = (digits: string, first = ""): string => `${first}\n${digits}`;

/** The distance of a word from a name with the same digits; null for a different word. */
function distance(word: Spelled, name: Spelled): number | null {
  if (word.key === name.key) return 0;
  const [heard, sound] = [word.sound, name.sound];
  if (heard === sound && word.key.length >= minSoundLength) return 0.5;
  const allowed = Math.min(editsAllowed(word.key.length), editsAllowed(name.key.length));
  if (allowed === 0) return null;
  // A different sound of the first letter means a different word, unless two letters are swapped.
  const isSwapped = heard[0] === sound[1] && heard[1] === sound[0];
  if (heard[0] !== sound[0] && !isSwapped) return null;
  // Two differences are too many for a short word: `hiace` is not I-Pace, though H is silent.
  if (word.key[0] !== name.key[0] && !isSwapped && allowed === 1) return null;
  const edits = Math.min(
    editDistance(heard, sound, allowed),
    editDistance(word.key, name.key, allowed),
  );
  return edits <= allowed ? edits : null;
}
