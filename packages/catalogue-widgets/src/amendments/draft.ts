/** The content of the form before it is sent. */
import type { AmendmentSubject, AmendmentToSend } from "@caliper/api-client";
import type { FamilyId } from "@caliper/catalogue-model";

export interface AmendmentDraft {
  readonly email: string;
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

/** Empty required fields. A suggested value is required if a column is chosen. */
export function missingFields(draft: AmendmentDraft): readonly DraftField[] {
  const required: readonly DraftField[] = [
    "email",
    "subject",
    "message",
    ...(draft.field === null ? [] : (["suggested"] as const)),
  ];
  return required.filter((name) => (draft[name] ?? "").trim() === "");
}

/** The request; undefined while a field is missing. */
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
