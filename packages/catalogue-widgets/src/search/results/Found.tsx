import { Stack } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";
import { NumberNotes } from "../numbers/NumberNotes.tsx";
import type { FoundBeside } from "./foundBeside.ts";
import { FoundParts } from "./FoundParts.tsx";
import { Jumps } from "./Jumps.tsx";

/** Parts and screens for a text that is not a code, and notes about its numbers. */
export function Found({ parts, all, before, after, ...numbers }: FoundBeside) {
  const t = useText();
  return (
    <Stack gap={16}>
      <Jumps jumps={before} />
      {parts.length > 0 && <FoundParts parts={parts} />}
      <Jumps jumps={all} heading={t("search.jump.firstParts", { count: parts.length })} />
      <Jumps jumps={after} />
      <NumberNotes {...numbers} />
    </Stack>
  );
}
