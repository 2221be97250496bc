/** The content of the form before it is sent. */
import {
  type AmendmentSubject,
  amendmentSubjects,
  type AmendmentToSend,
} from "@caliper/api-client";
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

const draftFields = ["email", "subject", "message", "field", "suggested"] as const;

/** `body/suggested` is the field `suggested`; undefined for a place without a field of its own. */
export function draftFieldOf(place: string): DraftField | undefined {
  return draftFields.find((field) => field === place.replace(/^body\//u, ""));
}

/** Whose draft it is, and of which product. */
type DraftOwner = Pick<AmendmentToSend, "user" | "product">;

export const storedDraft = ({ user, product }: DraftOwner, draft: AmendmentDraft): string =>
  JSON.stringify({ user, product, draft });

/** The stored draft; undefined for another user or product, and for text that another version wrote. */
export function draftIn(text: string | null, owner: DraftOwner): AmendmentDraft | undefined {
  try {
    const { user, product, draft } = JSON.parse(text ?? "") as Record<string, unknown>;
    if (user !== owner.user || product !== owner.product) return undefined;
    const stored = draft as Readonly<Record<DraftField, unknown>>;
    const textOf = (name: DraftField) => (typeof stored[name] === "string" ? stored[name] : null);
    return {
      email: textOf("email") ?? "",
      subject: amendmentSubjects.find((subject) => subject === stored.subject) ?? null,
      message: textOf("message") ?? "",
      field: textOf("field"),
      suggested: textOf("suggested") ?? "",
    };
  } catch {
    return undefined;
  }
}
