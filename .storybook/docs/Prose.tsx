import { Code, Text } from "@caliper/design-system";

interface ProseProps {
  /** Plain text. Backticks mark code; a blank line starts a paragraph. */
  children: string;
  /** Larger text for a component's introduction. */
  size?: "body" | "section";
}

/** A doc comment as text. */
export const Prose = ({ children, size = "body" }: ProseProps) => (
  <>
    {children.split(/\n\s*\n/).map((paragraph) => (
      <Text
        key={paragraph}
        as="p"
        variant={size}
        tone="muted"
        {...(size === "section" && { weight: "regular" })}
      >
        {paragraph.split("`").map((part, index) =>
          index % 2 === 1 ? (
            <Text key={`${index}-${part}`} tone="text">
              <Code size="inherit">{part}</Code>
            </Text>
          ) : (
            part.replace(/\s+/g, " ")
          ),
        )}
      </Text>
    ))}
  </>
);
