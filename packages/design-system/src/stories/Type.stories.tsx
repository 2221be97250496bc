import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline, Stack, Text } from "./kit.ts";
import { typeScale, typeVariants } from "../theme/scale.ts";
import { typeUse } from "../theme/typeUse.ts";

/** Sans for text, mono for codes and figures, so that columns align. The minimum size is 11 px. */
const meta = { title: "Foundations/Type" } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const sample = (font: "sans" | "mono") =>
  font === "mono" ? "BR31338  275.0 x 22.0  0O 1Il" : "Rotor de freno ventilado, ñ á ü ¿?";

/** Size and line height in px, weight and use. */
export const Scale: Story = {
  parameters: { visual: { phone: true } },
  render: () => (
    <Stack gap={20}>
      {typeVariants.map((variant) => {
        const { font, size, line, weight } = typeScale[variant];
        return (
          <Stack key={variant} gap={2}>
            <Inline gap={12}>
              <Text variant="columnHead" tone="muted">
                {variant}
              </Text>
              <Text variant="drawing" tone="subtle">
                {font} {size}/{line} {weight}
              </Text>
              <Text variant="caption" tone="subtle">
                {typeUse[variant]}
              </Text>
            </Inline>
            <Text variant={variant}>{sample(font)}</Text>
          </Stack>
        );
      })}
    </Stack>
  ),
};
