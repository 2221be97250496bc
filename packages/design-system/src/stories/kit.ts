// The components that stories compose their examples from.
export { Box } from "../components/Box/Box.tsx";
export { Button } from "../components/Button/Button.tsx";
export { Code } from "../components/Code/Code.tsx";
export { Grid } from "../components/Grid/Grid.tsx";
export { Heading } from "../components/Heading/Heading.tsx";
export { Inline } from "../components/Inline/Inline.tsx";
export { SectionHeading } from "../components/SectionHeading/SectionHeading.tsx";
export { Stack } from "../components/Stack/Stack.tsx";
export { Tag } from "../components/Tag/Tag.tsx";
export { Text } from "../components/Text/Text.tsx";
