import { Button, CodeBlock, Heading, Inline, Stack } from "@caliper/design-system";
import { Controls, type DocsContextProps, Story } from "@storybook/addon-docs/blocks";
import { useState } from "react";
import { Prose } from "./Prose.tsx";
import { descriptionOf, placeOf } from "./facts.ts";

interface SpecimenProps {
  story: ReturnType<DocsContextProps["componentStories"]>[number];
  /** The first story of a page has no heading. */
  isPrimary?: boolean;
  /** Without a frame. */
  isBare?: boolean;
  /** Code that renders the same, to copy. */
  code?: string | null;
}

/** A story on a page: name, description, preview and code. */
export function Specimen({ story, isPrimary = false, isBare = false, code = null }: SpecimenProps) {
  const [isOpen, setOpen] = useState(false);
  const [isReached, setReached] = useState(false);
  const about = isPrimary && isBare ? "" : descriptionOf(story.parameters, "story");
  const of = story.moduleExport;
  const { inline, height } = placeOf(story.parameters);
  return (
    <Stack gap={8}>
      {!isPrimary && (
        <Heading level={isBare ? 2 : 3} {...(isBare && { variant: "title" })}>
          {story.name}
        </Heading>
      )}
      {about && <Prose>{about}</Prose>}
      <div className={isBare ? undefined : "docs-frame"} onPointerEnter={() => setReached(true)}>
        {/* A story that takes the focus would scroll the page to its frame. */}
        <div inert={!inline && !isReached}>
          <Story of={of} inline={inline} height={height} autoplay={false} />
        </div>
      </div>
      {isBare && Object.keys(story.argTypes).length > 0 && <Controls of={of} />}
      {code !== null && (
        <>
          <Inline justify="end">
            <Button size="chip" variant="plain" onPress={() => setOpen(!isOpen)}>
              {isOpen ? "Hide the code" : "Show the code"}
            </Button>
          </Inline>
          {isOpen && (
            <CodeBlock
              label={`Code of ${story.name}`}
              copyLabel="Copy the code"
              copiedLabel="Copied"
            >
              {code}
            </CodeBlock>
          )}
        </>
      )}
    </Stack>
  );
}
