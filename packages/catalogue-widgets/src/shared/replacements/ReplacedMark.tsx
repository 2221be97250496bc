import { Text } from "@caliper/design-system";
import { useReplacedText } from "./useReplacedText.ts";

/** In a list: the part is replaced, or replaces the searched code; nothing for most parts. */
export function ReplacedMark({
  part,
}: {
  part: Parameters<ReturnType<typeof useReplacedText>>[0];
}) {
  const text = useReplacedText()(part);
  if (text === "") return null;
  return (
    <Text variant="caption" tone="warning">
      {text}
    </Text>
  );
}
