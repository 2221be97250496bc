import { kindsByNumber } from "@caliper/api-client";
import { type PlainTextId } from "../messages/index.ts";

type Values = Readonly<Record<string, PlainTextId>>;

/** Kinds of files, which are numbers on the wire, and of access keys. */
const kinds: Values = {
  ...Object.fromEntries(
    Object.entries(kindsByNumber).map(([number, kind]) => [number, `files.kind.${kind}` as const]),
  ),
  api: "keys.kind.api",
  embed: "keys.kind.embed",
};

const amendmentStates: Values = {
  0: "audit.amendment.0",
  1: "audit.amendment.1",
  2: "audit.amendment.2",
  rejected: "audit.amendment.rejected",
  solved: "audit.amendment.solved",
};

/** Texts for the values of these fields, by the value in the log. */
export const valueTexts: Readonly<Record<string, Values>> = {
  fileState: { 0: "audit.file.active", "-1": "audit.file.disabled", "-2": "audit.file.historic" },
  factor: {
    totp: "audit.factor.totp",
    recoveryCode: "audit.factor.recoveryCode",
    passkey: "audit.factor.passkey",
  },
  kind: kinds,
  status: amendmentStates,
  resolution: amendmentStates,
  scopes: {
    catalogue: "keys.scope.catalogue",
    search: "keys.scope.search",
    prices: "keys.scope.prices",
    load: "keys.scope.load",
  },
};
