import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../Inline/Inline.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Tag } from "./Tag.tsx";

/** A state in a word, with a sign: colour never says it alone. */
const meta = { title: "Text/Tag", component: Tag, args: { children: "Certified" } } satisfies Meta<
  typeof Tag
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <Stack>
      {(["tint", "plain"] as const).map((appearance) => (
        <Inline key={appearance} gap={12}>
          <Tag tone="success" icon="certified" appearance={appearance}>
            Certified
          </Tag>
          <Tag tone="success" icon="plus" appearance={appearance}>
            Added
          </Tag>
          <Tag tone="warning" icon="edit" appearance={appearance}>
            Changed
          </Tag>
          <Tag tone="danger" icon="warning" appearance={appearance}>
            Invalid
          </Tag>
          <Tag tone="info" icon="info" appearance={appearance}>
            Historic
          </Tag>
          <Tag icon="minus" appearance={appearance}>
            Removed
          </Tag>
        </Inline>
      ))}
    </Stack>
  ),
};

export const LongSpanish: Story = {
  globals: { locale: "es" },
  args: { children: "Certificado para exportación", tone: "success", icon: "certified" },
};
