/** SVG path data of an icon on a 24 px grid, and on a 16 px grid if the large one is too detailed for small sizes. */
export interface Drawing {
  readonly 24: string;
  readonly 16?: string;
}

/** Infers the names, so that a misspelled icon does not compile. */
export const drawings = <Name extends string>(icons: Readonly<Record<Name, Drawing>>) => icons;
