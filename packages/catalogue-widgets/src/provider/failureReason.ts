import type { ApiErrorKind } from "@caliper/api-client";
import { isSignedIn, type Viewer } from "@caliper/catalogue-model";
import type { MessageDescriptor } from "react-intl";
import { failureMessages } from "./messages.ts";

type Explained = Exclude<ApiErrorKind, "limited" | "contract" | "address">;

const reasons: Readonly<Record<Explained, MessageDescriptor>> = {
  network: failureMessages.network,
  server: failureMessages.server,
  unauthorized: failureMessages.unauthorized,
  forbidden: failureMessages.forbidden,
  notFound: failureMessages.notFound,
  invalid: failureMessages.invalid,
  key: failureMessages.key,
  origin: failureMessages.origin,
  fetch: failureMessages.fetch,
};

/** Why a call failed. An anonymous visitor has neither a session that ends nor an account. */
export function failureReason(kind: Explained, viewer: Viewer): MessageDescriptor {
  const isPrivate = kind === "unauthorized" || kind === "forbidden";
  return isPrivate && !isSignedIn(viewer) ? failureMessages.private : reasons[kind];
}
