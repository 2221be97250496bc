import type { Wire } from "@caliper/api-client/wire";
import type { PartsList } from "../../lists/lists.repository.ts";
import type { ShownLine, ShownLines } from "../../lists/shown-lines.ts";
import { instant } from "./accounts.ts";
import { stockOf, typeOf } from "./products.ts";

export const listAnswer = (list: PartsList): Wire<"PartsList"> => ({
  id: list.id,
  name: list.name,
  isStanding: list.is_standing === 1,
  createdAt: instant(list.created_at),
  changedAt: instant(list.changed_at),
  ...(list.archived_at !== null && { archivedAt: instant(list.archived_at) }),
  lineCount: list.lineCount,
  pieces: list.pieces,
  ...(list.share_token !== null && {
    share: { token: list.share_token, mayBeCopied: list.is_copyable === 1 },
  }),
});

export function lineAnswer(shownLine: ShownLine): Wire<"ListLine"> {
  const { line, part, ownCode, prices, price, was, replacedBy } = shownLine;
  const { id, revision, code, grade, quantity, note } = line;
  return {
    id,
    revision,
    code,
    ...(grade !== null && { grade }),
    quantity,
    note,
    ...(ownCode !== undefined && { ownCode }),
    ...(part && {
      type: typeOf(part.family),
      detail: part.detail,
      boxQuantity: part.boxQuantity,
      palletQuantity: part.palletQuantity,
      boxWeight: part.boxWeight,
    }),
    ...(price && {
      price: {
        grade: price.grade,
        amount: price.amount,
        ...(price.next && { next: price.next }),
        ...(price.stock && { stock: stockOf(price.stock) }),
      },
    }),
    ...(prices && { grades: prices.map((each) => each.grade) }),
    ...(was && { was: { amount: was.amount, at: instant(was.at) } }),
    ...(replacedBy && { replacedBy: [...replacedBy] }),
  };
}

export const linesAnswer = ({ warehouse, lines }: ShownLines): Wire<"PricedLines"> => ({
  ...(warehouse && { warehouse }),
  lines: lines.map(lineAnswer),
});
