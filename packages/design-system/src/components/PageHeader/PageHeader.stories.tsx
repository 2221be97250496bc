import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/Button.tsx";
import { Code } from "../Code/Code.tsx";
import { PageHeader } from "./PageHeader.tsx";

/** The title of a page, what it is about, and what can be done with it. */
const meta = {
  title: "Layout/PageHeader",
  component: PageHeader,
  parameters: {
    guide: {
      do: [
        "Say what the page is, in the words of the menu that led here.",
        "Put facts about what is shown in the note, and what one can do in the actions.",
      ],
      dont: [
        "Don't use two on one page: it is the page's only first-level heading.",
        "Don't put a second red button beside that of a form.",
      ],
    },
  },
  args: { title: "Measurement search" },
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
