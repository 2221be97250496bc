import { type FamilyId, isSignedIn, maySeeFamily, type Viewer } from "@caliper/catalogue-model";
import type { RelationRow, RelationsRepository } from "./relations.repository.ts";

/** What another part is to a part. */
export type RelationKind =
  | "required"
  | "recommended"
  | "matchedPair"
  | "contains"
  | "requiredBy"
  | "partOf";

export interface RelatedPart {
  readonly code: string;
  readonly family: FamilyId;
  readonly kind: RelationKind;
  /** How many of the related part one part needs. */
  readonly quantity: number;
  readonly note: { readonly en: string; readonly es: string } | undefined;
}

/** The kinds as the table names them, from the part and from the related part. A fluid is recommended with too many parts to list. */
const kinds: Readonly<Record<string, readonly [there: RelationKind, back: RelationKind | null]>> = {
  Required: ["required", "requiredBy"],
  Recommended: ["recommended", null],
  "Matched pair": ["matchedPair", "matchedPair"],
  "Part of set": ["contains", "partOf"],
};
const order = Object.values(kinds).flat();

/** The contract states it too. */
const maxRelated = 50;

/** A note in one language stands for both. */
export function noteOf({
  note_en: en,
  note_es: es,
}: Pick<RelationRow, "note_en" | "note_es">): RelatedPart["note"] {
  const note = en ?? es;
  return note === null ? undefined : { en: en ?? note, es: es ?? note };
}

/** Whether the viewer may open datasheets of the family; those of fluids need a session or a key. */
export const mayOpenFamily = (family: FamilyId, viewer: Viewer): boolean =>
  maySeeFamily(family, viewer) && (family !== "brake_fluids" || isSignedIn(viewer));

export type Relations = ReturnType<typeof createRelations>;

/** The parts that belong with a part, in both directions, of families that the viewer may see. */
export const createRelations =
  (relations: RelationsRepository) =>
  async (code: string, viewer: Viewer): Promise<readonly RelatedPart[]> => {
    const [from, to] = await Promise.all([relations.from([code]), relations.to([code])]);
    const related = [
      ...from.map((row) => partOf(row, row.related_code, row.related_family, 0)),
      ...to.map((row) => partOf(row, row.code, row.family, 1)),
    ];
    return related
      .flatMap((part) => part ?? [])
      .filter(({ family }) => mayOpenFamily(family, viewer))
      .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
      .slice(0, maxRelated);
  };

function partOf(
  row: RelationRow,
  code: string,
  family: FamilyId,
  direction: 0 | 1,
): RelatedPart | undefined {
  const kind = kinds[row.kind]?.[direction];
  return kind ? { code, family, kind, quantity: row.quantity ?? 1, note: noteOf(row) } : undefined;
}
