import { SectionHeading, Stack, Text } from "@caliper/design-system";
import { useState } from "react";
import { idOf } from "./Contents.tsx";

const urls: ReadonlyMap<string, string> = new Map(
  Object.entries(
    import.meta.glob<string>("../../{packages/*,apps/portal}/src/**/__screenshots__/*.webp", {
      query: "?url&no-inline",
      import: "default",
      eager: true,
    }),
  ).map(([path, url]) => [path.split("/").at(-1) ?? "", url]),
);

/** The ends of their file names, and what they say. */
const kinds = { "-light": "light", "-dark": "dark", "-light-phone": "light, phone" } as const;

interface PictureOfStory {
  readonly name: string;
  readonly kind: string;
  readonly url: string;
}

/** The committed pictures of stories. */
export const picturesOf = (
  stories: readonly { readonly id: string; readonly name: string }[],
): readonly PictureOfStory[] =>
  stories.flatMap(({ id, name }) =>
    Object.entries(kinds).flatMap(([end, kind]) => {
      const url = urls.get(`${id.replace("--", "-")}${end}.webp`);
      return url === undefined ? [] : [{ name, kind, url }];
    }),
  );

function Picture({ name, kind, url }: PictureOfStory) {
  const [width, setWidth] = useState<number>();
  return (
    <a className="docs-picture" href={url} target="_blank" rel="noreferrer">
      <img
        src={url}
        alt=""
        loading="lazy"
        onLoad={(event) => setWidth(event.currentTarget.naturalWidth)}
      />
      <Text variant="control">{name}</Text>
      <Text variant="caption" tone="subtle">
        {width === undefined ? kind : `${kind}, ${width} px`}
      </Text>
    </a>
  );
}

/** What tests compare the stories with. */
export const Pictures = ({ pictures }: { pictures: readonly PictureOfStory[] }) => (
  <Stack gap={8}>
    <SectionHeading id={idOf("Pictures")} note={`${pictures.length}`}>
      Pictures
    </SectionHeading>
    <Text as="p" tone="muted">
      Committed, and compared with every story on each test run.
    </Text>
    <div className="docs-pictures">
      {pictures.map((picture) => (
        <Picture key={picture.url} {...picture} />
      ))}
    </div>
  </Stack>
);
