import { amendmentsQuery } from "@caliper/api-client";
import { maySee } from "@caliper/catalogue-model";
import { useClient, useViewer } from "@caliper/catalogue-widgets/shared";
import { useQuery } from "@tanstack/react-query";

/** The pending corrections; undefined while loading, and for users who are not administrators. */
export function usePending() {
  const isReviewer = maySee("administration", useViewer());
  const { data } = useQuery(amendmentsQuery(useClient(), "pending", isReviewer));
  return isReviewer ? data : undefined;
}

/** Number of pending corrections; undefined while loading, and for users who are not administrators. */
export function usePendingAmendments(): number | undefined {
  return usePending()?.length;
}
