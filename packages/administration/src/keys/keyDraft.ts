import type { AccessKeyFacts } from "@caliper/api-client";
import {
  keyRates,
  type KeyScope,
  originOf,
  scopesFor,
  type Viewer,
  warehousesOf,
} from "@caliper/catalogue-model";

/** A key as it is typed. */
export interface KeyDraft extends Omit<AccessKeyFacts, "origins" | "expiresAt"> {
  /** One origin per line. */
  readonly origins: string;
  /** Undefined for never. */
  readonly expiresAfterDays: number | undefined;
}

export const emptyDraft = (owner: string): KeyDraft => ({
  kind: "embed",
  name: "",
  owner,
  scopes: ["catalogue", "search"],
  warehouses: [],
  origins: "",
  rate: keyRates.default,
  expiresAfterDays: undefined,
});

const dayMs = 86_400_000;

/** This many days from now; undefined for never. */
export const timeAfter = (days: number | undefined): Date | undefined =>
  days === undefined ? undefined : new Date(Date.now() + days * dayMs);

export type DraftProblem =
  | "nameNeeded"
  | "scopeNeeded"
  | "warehouseNeeded"
  | "originNeeded"
  | { readonly wrongOrigin: string };

export interface CheckedDraft {
  /** The request, without options that the kind or the owner does not allow. */
  readonly facts: Omit<AccessKeyFacts, "expiresAt">;
  readonly problems: Readonly<
    Partial<Record<"name" | "scopes" | "warehouses" | "origins", DraftProblem>>
  >;
}

const lines = (text: string): string[] => text.split(/[\s,]+/u).filter((line) => line !== "");

/** The key described by a draft, and its missing fields. */
export function checkDraft(
  { name, origins: typed, expiresAfterDays: _days, ...draft }: KeyDraft,
  owner: Viewer,
): CheckedDraft {
  const allowed = scopesFor(draft.kind, owner);
  const scopes = draft.scopes.filter((scope) => allowed.includes(scope));
  const has = (scope: KeyScope) => scopes.includes(scope);
  const warehouses = has("prices")
    ? warehousesOf(owner).filter((each) => draft.warehouses.includes(each))
    : [];
  const isEmbed = draft.kind === "embed";
  const origins = isEmbed ? lines(typed) : [];
  const wrongOrigin = origins.find((origin) => originOf(origin) === undefined);
  return {
    facts: { ...draft, name: name.trim(), scopes, warehouses, origins },
    problems: {
      ...(name.trim() === "" && { name: "nameNeeded" }),
      ...(scopes.every((scope) => scope === "prices") && { scopes: "scopeNeeded" }),
      ...(has("prices") && warehouses.length === 0 && { warehouses: "warehouseNeeded" }),
      ...(isEmbed && origins.length === 0 && { origins: "originNeeded" }),
      ...(wrongOrigin !== undefined && { origins: { wrongOrigin } }),
    },
  };
}
