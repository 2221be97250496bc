import { Grid, Icon, Inline, SectionHeading, Stack, Text } from "@caliper/design-system";
import { Prose } from "./Prose.tsx";

const sides = [
  { title: "Do", icon: "check", tone: "success" },
  { title: "Don't", icon: "close", tone: "danger" },
] as const;

const sideOf = (sentence: string) => (sentence.startsWith("Don't") ? "Don't" : "Do");

/** The dos and don'ts of a component, side by side. */
export const GuideColumns = ({ guide }: { guide: readonly string[] }) => (
  <Grid columns={2} gap={32}>
    {sides.map(({ title, icon, tone }) => (
      <Stack key={title} gap={8}>
        <SectionHeading>{title}</SectionHeading>
        {guide
          .filter((sentence) => sideOf(sentence) === title)
          .map((sentence) => (
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
