import type { TypeVariant } from "./scale.ts";

/** The use of each text style; shown on the Type page of Storybook. */
export const typeUse: Record<TypeVariant, string> = {
  hero: "the sentence of the sign-in page, the name of a documentation page",
  codeHero: "the code a datasheet is about; smaller on a phone",
  title: "the title of a page or a dialog",
  stat: "one large figure: a dimension, a price",
  statSmall: "figures of a strip",
  section: "heads of numbered blocks, the brand's name",
  body: "running text",
  control: "buttons, fields, menus",
  cell: "words in a table",
  data: "figures in a table, prices, measurements",
  code: "codes that lead somewhere",
  caption: "notes, hints, counts",
  columnHead: "heads of columns, tags, terms",
  brandCell: "brands in dense tables",
  drawing: "values on a drawing, key caps",
  balloon: "letters on a drawing, counts on something else",
};
