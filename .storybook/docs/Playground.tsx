import { CodeBlock, SectionHeading, Stack } from "@caliper/design-system";
import { Controls, type DocsContextProps, Story } from "@storybook/addon-docs/blocks";
import { placeOf } from "./facts.ts";

interface PlaygroundProps {
  story: ReturnType<DocsContextProps["componentStories"]>[number];
  code: string;
}

/** A story whose props can be changed on the page, and a module to copy that renders it. */
export const Playground = ({ story, code }: PlaygroundProps) => (
  <Stack gap={8}>
    <SectionHeading>Playground</SectionHeading>
    <div className="docs-frame">
      <Story of={story.moduleExport} {...placeOf(story.parameters)} autoplay={false} />
    </div>
    <Controls of={story.moduleExport} />
    <CodeBlock label="Example" copyLabel="Copy the example" copiedLabel="Copied">
      {code}
    </CodeBlock>
  </Stack>
);
