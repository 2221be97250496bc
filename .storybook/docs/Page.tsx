import * as designSystem from "@caliper/design-system";
import * as administration from "@caliper/administration";
import * as widgets from "@caliper/catalogue-widgets";
import { Heading, Inline, SectionHeading, Stack, Tag, Text } from "@caliper/design-system";
import { DocsContext, type DocsContextProps, Unstyled } from "@storybook/addon-docs/blocks";
import { use } from "react";
import type { Args } from "storybook/internal/types";
import { Accessibility } from "./Accessibility.tsx";
import { Changes } from "./Changes.tsx";
import { Contents, idOf } from "./Contents.tsx";
import { GuideColumns } from "./GuideColumns.tsx";
import { Pictures, picturesOf } from "./Pictures.tsx";
import { Playground } from "./Playground.tsx";
import { Prose } from "./Prose.tsx";
import { PropsTable } from "./PropsTable.tsx";
import { Specimen } from "./Specimen.tsx";
import { Testing } from "./Testing.tsx";
import { codeOf } from "./code.ts";
import { argTypesOf, descriptionOf, guideOf, docgenOf, packageOf, rowsOf } from "./facts.ts";
import partsByComponent from "virtual:component-parts";
import { examples } from "../composition/examples.ts";
import { factsOf, keysOf } from "./component-facts/index.ts";
import "./docs.css";

const packageExports: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "@caliper/design-system": designSystem,
  "@caliper/catalogue-widgets": widgets,
  "@caliper/administration": administration,
};

const tones = { stable: "neutral", new: "info", deprecated: "warning" } as const;

/** Documentation of a component, widget, screen or foundation, read from the code. Foundations have no frame and no source. */
export default function Page() {
  const context = use(DocsContext);
  const { preparedMeta } = context.resolveOf("meta", ["meta"]);
  const [primary, ...others] = context.componentStories();
  if (!primary) return null;

  const [shelf, ...names] = preparedMeta.title.split("/");
  const isComponent = preparedMeta.component !== undefined;
  const guide = guideOf(preparedMeta.parameters);
  const rows = isComponent ? rowsOf(preparedMeta.argTypes) : [];
  const door = packageOf(preparedMeta.parameters) ?? "";
  const library = packageExports[door] ?? {};
  const docgen = docgenOf(preparedMeta.component ?? {});
  const name = docgen?.displayName ?? "";
  const intent = descriptionOf(preparedMeta.parameters, "component") || docgen?.description;
  const isPublic = name in library;
  const codeOfProps = (props: Args, state?: readonly [string, string]) =>
    isPublic && rows.every((row) => !row.isRequired || row.name in props)
      ? codeOf({ component: name, props, library, door, state })
      : null;
  /** A story without a render function renders its component with its args, if these are complete. */
  const codeOfStory = ({ moduleExport, initialArgs, originalStoryFn }: StoryOfPage) =>
    (moduleExport as { render?: unknown }).render === undefined
      ? codeOfProps(initialArgs, (originalStoryFn as { state?: readonly [string, string] }).state)
      : null;
  const facts = factsOf(String(preparedMeta.parameters["fileName"]));
  const parts = partsByComponent[name];
  const keys = facts?.keys ?? (parts && keysOf(parts));
  const playable = plainestOf([primary, ...others].filter((story) => codeOfStory(story) !== null));
  const code = playable
    ? codeOfStory(playable)
    : (examples[name] ?? codeOfProps(preparedMeta.initialArgs));
  const pictures = picturesOf([primary, ...others]);
  const sections = [
    ...(code === null ? [] : ["Playground"]),
    ...(rows.length > 0 ? ["Props"] : []),
    ...(keys ? ["Keyboard"] : []),
    ...(facts?.tests === undefined ? [] : ["In tests"]),
    ...(pictures.length > 0 ? ["Pictures"] : []),
    ...(isComponent && others.length > 0 ? ["Stories"] : []),
  ];

  return (
    <Unstyled>
      <div className="docs-page">
        <Stack gap={40}>
          {names.length > 0 && (
            <Stack gap={12} align="start">
              <Inline gap={12}>
                <Text variant="control" tone="subtle">
                  {shelf}
                </Text>
                {facts && <Tag tone={tones[facts.status]}>{facts.status}</Tag>}
              </Inline>
              <Heading level={1} variant="hero">
                {names.join(" / ")}
              </Heading>
              {intent && <Prose size="section">{intent}</Prose>}
              {isPublic && (
                <Text variant="data" tone="subtle">
                  {`import { ${name} } from "${door}";`}
                </Text>
              )}
            </Stack>
          )}
          {sections.length > 1 && <Contents sections={sections} />}
          <Specimen
            story={primary}
            isPrimary={isComponent || names.length === 0}
            isBare={!isComponent}
            code={playable === primary ? null : codeOfStory(primary)}
          />
          {guide && <GuideColumns guide={guide} />}
          {code !== null && (
            <Playground story={playable} isShown={playable === primary} code={code} />
          )}
          {rows.length > 0 && (
            <Stack gap={8}>
              <SectionHeading id={idOf("Props")}>Props</SectionHeading>
              <PropsTable rows={rows} />
            </Stack>
          )}
          {Object.entries(primary.subcomponents ?? {}).map(([part, component]) => (
            <Stack key={part} gap={8}>
              <SectionHeading>{part}</SectionHeading>
              <Prose>{docgenOf(component)?.description ?? ""}</Prose>
              <PropsTable rows={rowsOf(argTypesOf(preparedMeta.parameters, component))} />
            </Stack>
          ))}
          {keys && <Accessibility keys={keys} notes={facts?.notes ?? []} />}
          {facts?.tests !== undefined && <Testing code={facts.tests} />}
          {pictures.length > 0 && <Pictures pictures={pictures} />}
          {isPublic && <Changes name={name} />}
          {isComponent && others.length > 0 && (
            <Stack gap={24}>
              <SectionHeading id={idOf("Stories")} note={`${others.length}`}>
                Stories
              </SectionHeading>
              {others.map((story) => (
                <Specimen key={story.id} story={story} code={codeOfStory(story)} />
              ))}
            </Stack>
          )}
          {!isComponent && others.map((story) => <Specimen key={story.id} story={story} isBare />)}
        </Stack>
      </div>
    </Unstyled>
  );
}

type StoryOfPage = ReturnType<DocsContextProps["componentStories"]>[number];

/** The story with the fewest args of its own, which shows the component at rest rather than in a special state. */
function plainestOf(stories: readonly StoryOfPage[]): StoryOfPage | undefined {
  const ownArgs = ({ moduleExport }: StoryOfPage) =>
    Object.keys((moduleExport as { args?: object }).args ?? {}).length;
  return stories.toSorted((one, other) => ownArgs(one) - ownArgs(other))[0];
}
