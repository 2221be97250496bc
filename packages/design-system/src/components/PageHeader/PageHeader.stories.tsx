import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button, Code } from "../../stories/kit.ts";
import { PageHeader } from "./PageHeader.tsx";

/** The title of a page with context, facts and actions. */
const meta = {
  title: "Layout/PageHeader",
  component: PageHeader,
  parameters: {
    guide: [
      "Use the same title as the menu entry that leads to the page.",
      "Put facts in the note and buttons in the actions.",
      "Don't use two on one page: it has the page's only `h1`.",
      "Don't add a second primary button next to that of a form.",
    ],
  },
  args: { title: "Measure search" },
} satisfies Meta<typeof PageHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Full: Story = {
  parameters: { visual: { phone: true } },
  args: {
    context: "Load data / Preview",
    title: (
      <>
        1rotors.xlsx into <Code size="inherit">rotors</Code>
      </>
    ),
    note: (
      <>
        <span>EXCEL TOTAL</span>
        <span>1,260 rows</span>
        <span>Read in 3 batches</span>
      </>
    ),
    actions: <Button>Cancel</Button>,
  },
};

export const LongSpanish: Story = {
  globals: { locale: "es" },
  parameters: { visual: { phone: true } },
  args: {
    title: "Búsqueda general por aplicación: pastillas, bandas, rotores y tambores de freno",
    note: "Elija una sección, o escriba un código en el campo de arriba.",
    actions: <Button>Hacer una corrección</Button>,
  },
};
