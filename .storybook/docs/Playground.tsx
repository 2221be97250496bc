import { Button, CodeBlock, Inline, SectionHeading, Stack } from "@caliper/design-system";
import { Controls, DocsContext, type DocsContextProps, Story } from "@storybook/addon-docs/blocks";
import { use } from "react";
import { SELECT_STORY } from "storybook/internal/core-events";
import { storageKey } from "../composition/messages.ts";
import { idOf } from "./Contents.tsx";
import { placeOf } from "./facts.ts";

type PreparedStory = ReturnType<DocsContextProps["componentStories"]>[number];

interface PlaygroundProps {
  /** Its args are props that can be changed on the page. */
  story: PreparedStory | undefined;
  /** The story is already shown above. */
  isShown: boolean;
  code: string;
}

/** Controls do not reach a story in an iframe, so only what covers the page stays in one. */
const playPlaceOf = ({ parameters, initialArgs }: PreparedStory) =>
  initialArgs["isOpen"] === true || parameters["layout"] === "fullscreen"
    ? placeOf(parameters)
    : { inline: true };

/** A story whose props can be changed on the page, and a module to copy or to edit that renders it. */
export function Playground({ story, isShown, code }: PlaygroundProps) {
  const { channel } = use(DocsContext);
  const edit = () => {
    sessionStorage.setItem(storageKey, code);
    channel.emit(SELECT_STORY, { storyId: "composition--editor" });
  };
  return (
    <Stack gap={8}>
      <SectionHeading id={idOf("Playground")}>Playground</SectionHeading>
      {story && !isShown && (
        <div className="docs-frame">
          <Story of={story.moduleExport} {...playPlaceOf(story)} autoplay={false} />
        </div>
      )}
      {story && (
        <div className="docs-controls">
          <Controls of={story.moduleExport} />
        </div>
      )}
      <CodeBlock label="Example" copyLabel="Copy the example" copiedLabel="Copied">
        {code}
      </CodeBlock>
      <Inline justify="end">
        <Button onPress={edit}>Edit in Composition</Button>
      </Inline>
    </Stack>
  );
}
