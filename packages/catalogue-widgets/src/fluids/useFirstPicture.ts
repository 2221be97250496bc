import { productImagesQuery } from "@caliper/api-client";
import { useQuery } from "@tanstack/react-query";
import { useClient } from "../provider/index.ts";

/**
 * The URL of the first picture that exists among up to two names, such as `DOT4HP-355` and then
 * `DOT4HP`. Null for the default image, also after a failed lookup; undefined while
 * loading.
 */
export function useFirstPicture(names: readonly string[]): string | null | undefined {
  const first = usePicture(names[0], true);
  const second = usePicture(names[1], first === null);
  return first === null ? second : first;
}

function usePicture(name: string | undefined, isAsked: boolean): string | null | undefined {
  const client = useClient();
  const { data, isError } = useQuery(productImagesQuery(client, isAsked ? (name ?? "") : ""));
  if (name === undefined || isError) return null;
  return data && (data[0]?.url ?? null);
}
