import { nearestCodesQuery } from "@caliper/api-client";
import type { SearchSection } from "@caliper/api-client";
import { useQuery } from "@tanstack/react-query";
import { useClient } from "../../provider/index.ts";
import { NearestCodesView } from "./NearestCodesView.tsx";

export interface NearestCodesProps {
  /** The text without results. */
  code: string;
  /** Every section without it. */
  section?: SearchSection | undefined;
}

/** The codes nearest to one that nothing was found for; nothing while none are known. */
export function NearestCodes({ code, section }: NearestCodesProps) {
  const { data } = useQuery(nearestCodesQuery(useClient(), { code, section }));
  return data === undefined || data.length === 0 ? null : (
    <NearestCodesView code={code} near={data} />
  );
}
