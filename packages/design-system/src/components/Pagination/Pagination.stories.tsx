import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { controlled } from "../../stories/controlled.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Pagination } from "./Pagination.tsx";

const labels = {
  label: "Pages of the change log",
  previous: "Previous page",
  next: "Next page",
  page: (page: number) => `Page ${page}`,
};

/** The pages of a long list, where rows cannot be loaded while scrolling. */
const meta = {
  title: "Actions/Pagination",
  component: Pagination,
  args: { page: 7, pageCount: 12, onChange: fn(), labels },
  render: controlled(Pagination, "page", "onChange"),
  parameters: {
    visual: { width: 620, phone: true },
    guide: [
      "Use it for lists that the server delivers in pages.",
      "Move focus to the list after a page was chosen.",
      "Don't use it for results that fit a virtual table: `DataTable` scrolls through thousands of rows.",
      "Don't change the page size without going back to the first page.",
    ],
  },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof Pagination>;

/** The first page, one in the middle, the last, and a list short enough for all its pages. */
export const States: Story = {
  render: (args) => (
    <Stack gap={20}>
      {[1, 7, 12].map((page) => (
        <Pagination
          key={page}
          {...args}
          page={page}
          labels={{ ...labels, label: `Pages, at ${page}` }}
        />
      ))}
      <Pagination {...args} page={2} pageCount={3} labels={{ ...labels, label: "Three pages" }} />
    </Stack>
  ),
};

/** Tab moves through the buttons, Enter and Space choose a page. */
export const Keyboard: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(6);
    await expect(canvas.getByRole("button", { name: "Page 6", current: "page" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Page 12" }));
    await expect(canvas.getByRole("button", { name: "Next page" })).toBeDisabled();
  },
};

export const LongSpanish: Story = {
  globals: { locale: "es" },
  parameters: { visual: { skip: true } },
  args: {
    page: 1200,
    pageCount: 12000,
    labels: {
      label: "Páginas del registro de cambios",
      previous: "Página anterior",
      next: "Página siguiente",
      page: (page: number) => `Página ${page}`,
    },
  },
};
