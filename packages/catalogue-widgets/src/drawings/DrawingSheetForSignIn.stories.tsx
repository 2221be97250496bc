import type { Meta, StoryObj } from "@storybook/react-vite";
import { DrawingSheetForSignIn } from "./DrawingSheetForSignIn.tsx";
import { withCatalogue } from "../testing/stories/index.ts";

const meta = {
  title: "Drawings/Sign-in sheet",
  component: DrawingSheetForSignIn,
  parameters: {
    guide: [
      "Use it as the background of a sign-in page.",
      "Don't use it for a part: `Drawing` shows real dimensions.",
    ],
    layout: "fullscreen",
  },
  decorators: [withCatalogue],
} satisfies Meta<typeof DrawingSheetForSignIn>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  render: (args) => (
    <div style={{ inlineSize: 960, blockSize: 840 }}>
      <DrawingSheetForSignIn {...args} />
    </div>
  ),
};

/** The drawing is not cropped in a narrow column. */
export const Narrow: Story = {
  render: (args) => (
    <div style={{ inlineSize: 480, blockSize: 840 }}>
      <DrawingSheetForSignIn {...args} />
    </div>
  ),
};
