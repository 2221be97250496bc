import type { Meta, StoryObj } from "@storybook/react-vite";
import { allVariants, variantsOf } from "../../stories/allVariants.tsx";
import { Button } from "../Button/Button.tsx";
import { notice } from "./Notice.css.ts";
import { Notice } from "./Notice.tsx";

/** A message in the page. */
const meta = {
  title: "Feedback/Notice",
  component: Notice,
  parameters: {
    visual: { width: 960 },
    guide: [
      "Put it directly above the content it is about.",
      "Choose the tone by what the user must do: nothing, be careful, or fix something.",
      "Don't stack more than two.",
      "Don't use it for temporary messages: use a toast.",
    ],
  },
  args: { children: "Users see the old table until you apply the changes." },
} satisfies Meta<typeof Notice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllVariants: Story = allVariants(
  Notice,
  { ...variantsOf(notice), title: [undefined, "24 % of the table would be removed"] },
  { ...meta.args, action: <Button size="chip">Show them</Button> },
  { cell: 420 },
);

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
