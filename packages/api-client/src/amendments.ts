/** Corrections that users send, and their review by administrators. */
import type { QueryClient } from "@tanstack/react-query";
import { type FamilyId, fieldOf, headerOf } from "@caliper/catalogue-model";
import type { Cell } from "./cells.ts";
import type { ApiClient } from "./client.ts";
import * as operation from "./generated/endpoints.ts";
import { familyOfType } from "./parts.ts";
import { apiMutation, apiQuery, freshFor, keyOf, reread, rootKey } from "./query.ts";
import type { Body, Wire } from "./wire.ts";

/** The possible subjects of a correction, in the order in which they are offered. */
export const amendmentSubjects = [
  "Reference",
  "Application",
  "Specification",
  "Image",
  "Measure",
  "Others",
] as const satisfies readonly Body<"insertAmendments">["subject"][];

export type AmendmentSubject = (typeof amendmentSubjects)[number];

/** Characters of a message. */
export const amendmentMessageLimit = 300;

export interface AmendmentToSend extends Readonly<
  Omit<Body<"insertAmendments">, "field" | "suggested">
> {
  /** The suggested value of a column of the product's table. */
  readonly suggestion?:
    | { readonly family: FamilyId; readonly field: string; readonly value: string }
    | undefined;
}

/** The lists of the review; `closed` are the rejected and the solved ones. */
export const amendmentLists = ["pending", "accepted", "closed"] as const;

export type AmendmentList = (typeof amendmentLists)[number];

/** A correction as its reviewer sees it. */
export interface Amendment {
  readonly id: number;
  readonly sentAt: Date;
  /** Empty if the server does not send it. */
  readonly user: string;
  readonly email: string;
  /** An unknown subject is kept as written. */
  readonly subject: string;
  readonly code: string;
  /** Undefined when the product no longer exists. */
  readonly family: FamilyId | undefined;
  readonly status: "pending" | "accepted" | "rejected" | "solved";
  readonly message: string;
  /** Old and suggested value of a column of the product's table. */
  readonly suggestion:
    | { readonly field: string; readonly current: Cell; readonly suggested: string }
    | undefined;
  /** The change that applied the suggestion. */
  readonly changeId: string | undefined;
}

/** The administrator's decision; `close` rejects a pending correction and solves an accepted one. */
export type AmendmentDecision = "accept" | "close";

const listNumbers = { pending: 0, accepted: 1, closed: 2 } as const;
const decisionNumbers = { accept: 1, close: 2 } as const;

export function amendmentsQuery(client: ApiClient, list: AmendmentList, enabled = true) {
  return apiQuery(client, operation.amendments, {
    query: { status: listNumbers[list] },
    staleTime: freshFor.administration,
    enabled,
    toDomain: (wire) => wire.map(amendmentOf),
  });
}

/** The email that the account gave in its last correction; null for none. */
export function amendmentSenderQuery(client: ApiClient, enabled = true) {
  return apiQuery(client, operation.amendmentSender, {
    enabled,
    toDomain: ({ email = null }) => email,
  });
}

/** Returns the number of the stored correction. */
export const sendAmendmentMutation = apiMutation(operation.insertAmendments, {
  input: ({ suggestion, ...facts }: AmendmentToSend) => ({
    body: {
      ...facts,
      ...(suggestion && {
        field: headerOf(suggestion.family, suggestion.field),
        suggested: suggestion.value,
      }),
    },
  }),
  toDomain: ({ report_id }) => report_id,
  onSuccess: (queries) => {
    void queries.invalidateQueries({ queryKey: keyOfList("pending") });
    void reread(queries, operation.amendmentSender);
  },
});

/** Returns the reviewed correction and removes it from its list. */
export const reviewAmendmentMutation = apiMutation(operation.updateAmendmentStatus, {
  input: ({
    id,
    list,
    decision,
  }: {
    readonly id: number;
    /** The list that showed it; another administrator may have decided meanwhile. */
    readonly list: Exclude<AmendmentList, "closed">;
    readonly decision: AmendmentDecision;
  }) => ({
    query: { id, status: decisionNumbers[decision], was: listNumbers[list] },
    // A link cannot send it.
    header: { "X-Requested-With": "caliper" },
  }),
  toDomain: amendmentOf,
  onSuccess: (queries, reviewed) => leaveList(queries, reviewed, listLeft(reviewed)),
});

/** Undoes the rejection or the solution of a correction; returns it as it is then. */
export const reopenAmendmentMutation = apiMutation(operation.reopenAmendment, {
  input: ({ id }: { readonly id: number }) => ({ path: { id } }),
  toDomain: amendmentOf,
  onSuccess: (queries, reopened) => leaveList(queries, reopened, "closed"),
});

/** Writes the suggested value into the catalogue and accepts the correction. */
export const applyAmendmentMutation = apiMutation(operation.applyAmendment, {
  input: ({ id }: { readonly id: number }) => ({ path: { id } }),
  toDomain: amendmentOf,
  onSuccess: (queries, applied) => {
    leaveList(queries, applied, "pending");
    rereadCatalogue(queries);
  },
});

/** Undoes an applied suggestion; rows that were edited since stay. Returns the numbers of both. */
export const undoAmendmentMutation = apiMutation(operation.undoImport, {
  input: ({ changeId }: { readonly changeId: string }) => ({ path: { id: changeId } }),
  toDomain: ({ reverted, kept }) => ({ reverted, kept: kept.length }),
  onSuccess: rereadCatalogue,
});

function amendmentOf(wire: Wire<"AmendmentRecord">): Amendment {
  const { field, suggested } = wire;
  const family = wire.product_type && familyOfType(wire.product_type);
  return {
    id: wire.report_id,
    sentAt: new Date(wire.creation_date),
    user: wire.user ?? "",
    email: wire.email,
    subject: wire.subject,
    code: wire.product_code,
    family,
    status: statusOf(wire),
    message: wire.message,
    suggestion:
      field === undefined || suggested === undefined
        ? undefined
        : {
            field: family === undefined ? field : fieldOf(family, field),
            suggested,
            current: wire.current ?? null,
          },
    changeId: wire.change_id,
  };
}

/** Status 2 means rejected or solved; another field distinguishes them. */
function statusOf({ report_status, resolution }: Wire<"AmendmentRecord">): Amendment["status"] {
  if (report_status === 0) return "pending";
  return report_status === 1 ? "accepted" : (resolution ?? "solved");
}

const listLeft = ({ status }: Amendment): AmendmentList =>
  status === "solved" ? "accepted" : "pending";

/** Reloads the lists, because another administrator has decided meanwhile. */
export const rereadAmendments = (queries: QueryClient) => reread(queries, operation.amendments);

const keyOfList = (list: AmendmentList) =>
  keyOf(operation.amendments, { query: { status: listNumbers[list] } });

function leaveList(queries: QueryClient, { id }: Amendment, list: AmendmentList) {
  queries.setQueryData<readonly Amendment[]>(keyOfList(list), (amendments) =>
    amendments?.filter((amendment) => amendment.id !== id),
  );
  for (const other of amendmentLists.filter((each) => each !== list))
    void queries.invalidateQueries({ queryKey: keyOfList(other) });
}

/** Any cached answer may contain a value of the product. */
function rereadCatalogue(queries: QueryClient) {
  const [, session] = keyOf(operation.getSession);
  void queries.invalidateQueries({
    queryKey: rootKey,
    predicate: ({ queryKey }) => queryKey[1] !== session,
  });
}
