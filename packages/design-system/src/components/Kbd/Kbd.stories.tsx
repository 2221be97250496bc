import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline, Stack, Text } from "../../stories/kit.ts";
import { Kbd } from "./Kbd.tsx";

/** A key of the keyboard, in help texts and beside the field that it focuses. */
const meta = {
  title: "Text/Kbd",
  component: Kbd,
  args: { children: "/" },
  parameters: {
    visual: { width: 620 },
    guide: [
      "Use one for each key, with a plus sign or a space between them.",
      "Use the name that is printed on the key: `Esc`, `Ctrl`, `Enter`.",
      "Don't use it for codes or text to type: use `Code`.",
      "Don't show shortcuts on touch screens, which have no keyboard.",
    ],
  },
} satisfies Meta<typeof Kbd>;
export default meta;

type Story = StoryObj<typeof meta>;

const shortcuts = [
  { keys: ["/"], does: "Focuses the code field" },
  { keys: ["Ctrl", "K"], does: "Opens the search from any page" },
  { keys: ["Esc"], does: "Closes what is open" },
];

/** One key and combinations, each with its effect. */
export const Shortcuts: Story = {
  render: () => (
    <Stack gap={12}>
      {shortcuts.map(({ keys, does }) => (
        <Inline key={does} gap={12}>
          <Inline gap={4}>
            {keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </Inline>
          <Text>{does}</Text>
        </Inline>
      ))}
    </Stack>
  ),
};
