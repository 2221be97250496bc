import { SectionHeading, Stack, Text } from "@caliper/design-system";
import { changesOf } from "./changes.ts";
import { Prose } from "./Prose.tsx";

const files = {
  ...import.meta.glob<string>("../../.changeset/*.md", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
  ...import.meta.glob<string>("../../packages/*/CHANGELOG.md", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
};

/** What changelogs say about a component. */
export function Changes({ name }: { name: string }) {
  const changes = changesOf(name, Object.values(files));
  if (changes.length === 0) return null;
  return (
    <Stack gap={8}>
      <SectionHeading>Changes</SectionHeading>
      {changes.map(({ version, text }) => (
        <Stack key={`${version} ${text}`} gap={4}>
          <Text variant="control" tone="subtle">
            {version}
          </Text>
          <Prose>{text}</Prose>
        </Stack>
      ))}
    </Stack>
  );
}
