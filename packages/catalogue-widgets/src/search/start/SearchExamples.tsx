import { Button, Inline, Stack, Text } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";

/** What can be searched, with an example of each kind; pressing one searches it. */
export function SearchExamples({ onSearch }: { onSearch: (text: string) => void }) {
  const t = useText();
  return (
    <Stack gap={8}>
      <Text as="p" tone="muted">
        {t("search.code.startHint")}
      </Text>
      <Inline gap={8}>
        {t("search.code.examples")
          .split("; ")
          .map((example) => (
            <Button key={example} size="chip" onPress={() => onSearch(example)}>
              {example}
            </Button>
          ))}
      </Inline>
    </Stack>
  );
}
