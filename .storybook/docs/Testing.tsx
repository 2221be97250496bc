import { CodeBlock, SectionHeading, Stack } from "@caliper/design-system";
import { idOf } from "./Contents.tsx";

/** How a test finds and uses the component. */
export const Testing = ({ code }: { code: string }) => (
  <Stack gap={8}>
    <SectionHeading id={idOf("In tests")}>In tests</SectionHeading>
    <CodeBlock label="Test" copyLabel="Copy the test" copiedLabel="Copied">
      {code}
    </CodeBlock>
  </Stack>
);
