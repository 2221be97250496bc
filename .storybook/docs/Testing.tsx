import { CodeBlock, SectionHeading, Stack } from "@caliper/design-system";

/** How a test finds and uses the component. */
export const Testing = ({ code }: { code: string }) => (
  <Stack gap={8}>
    <SectionHeading>In tests</SectionHeading>
    <CodeBlock label="Test" copyLabel="Copy the test" copiedLabel="Copied">
      {code}
    </CodeBlock>
  </Stack>
);
