/** A message in English and in another language; `{}` stands for a part that varies. */
export type Translation = readonly [english: string, translated: string];
