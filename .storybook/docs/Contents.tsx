import { Inline, Link, Text } from "@caliper/design-system";

/** The id of a section; `#` and the id after the URL of the page lead to it. */
export const idOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

/** Links to the sections of a long page. They stay in view. */
export const Contents = ({ sections }: { sections: readonly string[] }) => (
  <nav className="docs-contents" aria-label="On this page">
    <Inline gap={16}>
      <Text variant="caption" tone="subtle">
        On this page
      </Text>
      {sections.map((title) => (
        <Link key={title} href={`#${idOf(title)}`}>
          {title}
        </Link>
      ))}
    </Inline>
  </nav>
);
