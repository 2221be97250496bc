/** What is typed into the dialog before it is sent. Pure. */
import type { AmendmentSubject, AmendmentToSend } from "@caliper/api-client";
import type { FamilyId } from "@caliper/catalogue-model";

export interface AmendmentDraft {
  readonly email: string;
  /** Null until one is chosen. */
  readonly subject: AmendmentSubject | null;
  readonly message: string;
  /** A field of the product's table; null for none. */
  readonly field: string | null;
  readonly suggested: string;
}

export const emptyDraft: AmendmentDraft = {
  email: "",
  subject: null,
  message: "",
  field: null,
  suggested: "",
};

export type DraftField = keyof AmendmentDraft;

/** Required fields without anything in them; a chosen column needs a value, and nothing else does. */
export function missingFields(draft: AmendmentDraft): readonly DraftField[] {
  const required: readonly DraftField[] = [
    "email",
    "subject",
    "message",
    ...(draft.field === null ? [] : (["suggested"] as const)),
  ];
  return required.filter((name) => (draft[name] ?? "").trim() === "");
}

/** What goes to the server; undefined while something is missing. */
export function toSend(
  draft: AmendmentDraft,
  {
    user,
    product,
    family,
  }: Pick<AmendmentToSend, "user" | "product"> & { family?: FamilyId | undefined },
): AmendmentToSend | undefined {
  const { subject, field } = draft;
  if (user === "" || subject === null || missingFields(draft).length > 0) return undefined;
  return {
    user,
    email: draft.email.trim(),
    subject,
    message: draft.message,
    product,
    ...(field !== null &&
      family !== undefined && { suggestion: { family, field, value: draft.suggested.trim() } }),
  };
}

const draftFields: Readonly<Record<string, DraftField>> = {
  email: "email",
  subject: "subject",
  message: "message",
  field: "field",
  suggested: "suggested",
};

/** `body/suggested` is the field `suggested`; undefined for a place without a field of its own. */
export function draftFieldOf(place: string): DraftField | undefined {
  return draftFields[place.replace(/^body\//u, "")];
}
