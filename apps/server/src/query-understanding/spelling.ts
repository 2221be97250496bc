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
export function soundOf(key: string): string {
  return sounds.reduce((sound, [spelling, by]) => sound.replace(spelling, by), key);
}

/** The digits of a name or word: names with different digits are different names, such as C320 and CK3201. */
export const digitsOf = (key: string): string => key.replace(/\D/gu, "");

const minSoundLength = 3;

/** Maximum number of edits for a word of this length to match a name. */
const editsAllowed = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/**
 * The distance of a word from a name: 0 is equal, under 1 sounds the same, 1 and 2 are edits. Null for a different word.
 * Keys are lower case without accents; `sound` is the name's `soundOf`, `heard` the word's.
 */
export function misspelling(
  word: string,
  name: string,
  sound = soundOf(name),
  heard = soundOf(word),
): number | null {
  if (word === name) return 0;
  if (digitsOf(word) !== digitsOf(name)) return null;
  if (heard === sound && word.length >= minSoundLength) return 0.5;
  const allowed = Math.min(editsAllowed(word.length), editsAllowed(name.length));
  if (allowed === 0) return null;
  // A different sound of the first letter means a different word, unless two letters are swapped.
  const isSwapped = heard[0] === sound[1] && heard[1] === sound[0];
  if (heard[0] !== sound[0] && !isSwapped) return null;
  // Two differences are too many for a short word: `hiace` is not I-Pace, though H is silent.
  if (word[0] !== name[0] && !isSwapped && allowed === 1) return null;
  const edits = Math.min(editsBetween(heard, sound, allowed), editsBetween(word, name, allowed));
  return edits <= allowed ? edits : null;
}

export const soundsLike = (word: string, name: string): boolean => {
  const far = misspelling(word, name);
  return far !== null && far <= 1;
};

/** Number of edits between two words, with swapped neighbors as one edit; `most` + 1 if there are more. */
export function editsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const changed = one[i - 1] === other[j - 1] ? 0 : 1;
      let edits = Math.min(
        (above[j - 1] ?? 0) + changed,
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
      );
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        edits = Math.min(edits, (before[j - 2] ?? 0) + 1);
      }
      row.push(edits);
    }
    if (Math.min(...row) > most) return most + 1;
    [before, above] = [above, row];
  }
  return above[other.length] ?? 0;
}
