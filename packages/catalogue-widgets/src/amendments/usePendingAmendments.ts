import { amendmentsQuery } from "@caliper/api-client";
import { maySee } from "@caliper/catalogue-model";
import { useQuery } from "@tanstack/react-query";
import { useClient, useViewer } from "../provider/index.ts";

/** Number of pending corrections; undefined while loading, and for users who are not administrators. */
export function usePendingAmendments(): number | undefined {
  const isReviewer = maySee("administration", useViewer());
  const { data } = useQuery(amendmentsQuery(useClient(), "pending", isReviewer));
  return data?.length;
}
