import { Grid, Icon, Inline, SectionHeading, Stack, Text } from "@caliper/design-system";
import { Prose } from "./Prose.tsx";
import type { Guide } from "./facts.ts";

const sides = [
  { key: "do", title: "Do", icon: "check", tone: "success" },
  { key: "dont", title: "Don't", icon: "close", tone: "danger" },
] as const;

/** The dos and don'ts of a component, side by side. */
export const GuideColumns = ({ guide }: { guide: Guide }) => (
  <Grid columns={2} gap={32} align="start">
    {sides.map(({ key, title, icon, tone }) => (
      <Stack key={key} gap={8}>
        <SectionHeading>{title}</SectionHeading>
        {guide[key].map((sentence) => (
          <Inline key={sentence} gap={8} wrap={false} align="start">
            <Text tone={tone}>
              <Icon name={icon} size="small" label={title} />
            </Text>
            <Prose>{sentence}</Prose>
          </Inline>
        ))}
      </Stack>
    ))}
  </Grid>
);
