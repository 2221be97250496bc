import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Code } from "../../stories/kit.ts";
import { Timeline } from "./Timeline.tsx";

/** The history of an item, event by event. */
const meta = {
  title: "Data/Timeline",
  component: Timeline,
  args: {
    label: "History of the import",
    entries: [
      {
        id: "3",
        title: "Undone",
        when: "Nov 22, 2026, 9:12 AM",
        dateTime: "2026-11-22T09:12:00Z",
        detail: "Two rows were edited since and stay as they are.",
        icon: "undo",
        tone: "warning",
      },
      {
        id: "2",
        title: "Applied",
        when: "Nov 21, 2026, 4:40 PM",
        dateTime: "2026-11-21T16:40:00Z",
        detail: (
          <>
            12 rows changed, among them <Code>BR31338</Code>
          </>
        ),
        icon: "check",
        tone: "success",
      },
      { id: "1", title: "Loaded", when: "Nov 21, 2026, 4:31 PM", icon: "upload" },
    ],
  },
  parameters: {
    visual: { width: 620, phone: true },
    guide: [
      "Start with the newest event, unless it is read as a story.",
      "Say in the title what happened; put people and counts in the detail.",
      "Don't use it to compare events: use `Table`.",
      "Don't use it for steps that are still to come: use `Stepper`.",
    ],
  },
} satisfies Meta<typeof Timeline>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Events with and without detail; the time is also there for machines. */
export const Events: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
    await expect(canvas.getByText("Nov 21, 2026, 4:40 PM")).toHaveAttribute(
      "datetime",
      "2026-11-21T16:40:00Z",
    );
  },
};

export const LongSpanish: Story = {
  globals: { locale: "es" },
  parameters: { visual: { skip: true } },
  args: {
    label: "Historial de la carga",
    entries: [
      {
        id: "1",
        title: "La carga fue revertida por el administrador",
        when: "22 de noviembre de 2026, 9:12",
        detail: "Dos filas se modificaron después y se conservan como están.",
        icon: "undo",
        tone: "warning",
      },
    ],
  },
};
