import { attentionQuery } from "@caliper/api-client";
import { useQuery } from "@tanstack/react-query";
import { contained, useClient } from "../provider/index.ts";
import { type AttentionLinks, AttentionView } from "./AttentionView.tsx";

export type AttentionProps = AttentionLinks;

/** The items that need an administrator's attention first. */
export const Attention = contained("attention", AttentionContent);

function AttentionContent(links: AttentionProps) {
  const { data, error, refetch } = useQuery(attentionQuery(useClient()));
  return (
    <AttentionView
      attention={data}
      error={data === undefined ? error : null}
      onRetry={() => void refetch()}
      {...links}
    />
  );
}
