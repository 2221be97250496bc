import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/Button.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Notice } from "./Notice.tsx";

/** A sentence that belongs to the page. */
const meta = {
  title: "Feedback/Notice",
  component: Notice,
  parameters: { visual: { width: 620 } },
  args: { children: "Readers see the old table until you commit." },
} satisfies Meta<typeof Notice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: (args) => (
    <Stack gap={12}>
      <Notice {...args} />
      <Notice {...args} tone="success" title="Excel uploaded successfully" />
      <Notice {...args} tone="warning" title="24 % of the table would be removed" />
      <Notice
        {...args}
        tone="danger"
        title="Error uploading the Excel file"
        action={<Button size="chip">Try again</Button>}
      />
    </Stack>
  ),
};

export const LongSpanish: Story = {
  globals: { locale: "es" },
  parameters: { visual: { phone: true } },
  args: {
    tone: "warning",
    title: "Asegúrate de elegir el tipo de subida correcta, actualmente es EXCEL PARCIAL",
    children:
      "Estás a punto de hacer cambios en la tabla de rotores; los lectores ven la tabla anterior hasta que confirmes.",
    action: <Button size="chip">Cambiar el tipo</Button>,
  },
};
