/** An icon: drawn for 24 px, and once more for 16 px where the large drawing would run together. */
export interface Drawing {
  readonly 24: string;
  readonly 16?: string;
}

/** Keeps the names, so that a misspelt icon does not compile. */
export const drawings = <Name extends string>(icons: Readonly<Record<Name, Drawing>>) => icons;
