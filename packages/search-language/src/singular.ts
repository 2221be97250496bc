/** `discos`, `tambores` and `bombines` as the table has them; other words as they are. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith("s")) return word;
  // For rotores, tambores, bombines and terminales, but not for herrajes and bloques.
  return /(?:[rn]|al)es$/u.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}
