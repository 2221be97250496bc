import { datasheetQuery } from "@caliper/api-client";
import type { CodeHit } from "@caliper/api-client";
import { useQuery } from "@tanstack/react-query";
import { useClient } from "../../provider/index.ts";
import { HitPreviewView } from "./HitPreviewView.tsx";

/** Reads the datasheet of the chosen hit, which opening it then has at hand. */
export function HitPreview({ hit }: { hit: CodeHit }) {
  const { data, isError } = useQuery(datasheetQuery(useClient(), { code: hit.code }));
  return <HitPreviewView hit={hit} datasheet={data} hasFailed={isError} />;
}
