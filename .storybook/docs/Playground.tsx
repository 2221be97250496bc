import { CodeBlock, SectionHeading, Stack } from "@caliper/design-system";
import { Controls, type DocsContextProps, Story } from "@storybook/addon-docs/blocks";
import { idOf } from "./Contents.tsx";
import { placeOf } from "./facts.ts";

type PreparedStory = ReturnType<DocsContextProps["componentStories"]>[number];

interface PlaygroundProps {
  story: PreparedStory;
  /** The story is already shown above. */
  isShown: boolean;
  code: string;
}

/** Controls do not reach a story in an iframe, so only what covers the page stays in one. */
const playPlaceOf = ({ parameters, initialArgs }: PreparedStory) =>
  initialArgs["isOpen"] === true || parameters["layout"] === "fullscreen"
    ? placeOf(parameters)
    : { inline: true };

/** A story whose props can be changed on the page, and a module to copy that renders it. */
export const Playground = ({ story, isShown, code }: PlaygroundProps) => (
  <Stack gap={8}>
    <SectionHeading id={idOf("Playground")}>Playground</SectionHeading>
    {!isShown && (
      <div className="docs-frame">
        <Story of={story.moduleExport} {...playPlaceOf(story)} autoplay={false} />
      </div>
    )}
    <div className="docs-controls">
      <Controls of={story.moduleExport} />
    </div>
    <CodeBlock label="Example" copyLabel="Copy the example" copiedLabel="Copied">
      {code}
    </CodeBlock>
  </Stack>
);
