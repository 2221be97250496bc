import { datasheetQuery } from "@caliper/api-client";
import type { CodeHit } from "@caliper/api-client";
import { useQuery } from "@tanstack/react-query";
import { useClient } from "../../provider/index.ts";
import { HitPreviewView } from "./HitPreviewView.tsx";

/** Loads the datasheet of the selected hit, so that opening it is instant. */
export function HitPreview({ hit }: { hit: CodeHit }) {
  const { data, isError } = useQuery(datasheetQuery(useClient(), { code: hit.code }));
  return <HitPreviewView hit={hit} datasheet={data} hasFailed={isError} />;
}
