/** A message in English and in another language; `{}` is a placeholder for a variable part. */
export type Translation = readonly [english: string, translated: string];
