import type { ApiErrorKind } from "@caliper/api-client";
import { isSignedIn, type Viewer } from "@caliper/catalogue-model";
import type { PlainTextId } from "../messages/index.ts";

type Explained = Exclude<ApiErrorKind, "limited" | "contract" | "address">;

const reasons: Readonly<Record<Explained, PlainTextId>> = {
  network: "failure.network",
  server: "failure.server",
  unauthorized: "failure.unauthorized",
  forbidden: "failure.forbidden",
  notFound: "failure.notFound",
  invalid: "failure.invalid",
  key: "failure.key",
  origin: "failure.origin",
  fetch: "failure.fetch",
};

/** Why a call failed. An anonymous visitor has neither a session that ends nor an account. */
export function failureReason(kind: Explained, viewer: Viewer): PlainTextId {
  const isPrivate = kind === "unauthorized" || kind === "forbidden";
  return isPrivate && !isSignedIn(viewer) ? "failure.private" : reasons[kind];
}
