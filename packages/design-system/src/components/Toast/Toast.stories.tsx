import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { ToastRegion } from "./Toast.tsx";
import { toasts } from "./toasts.ts";

/** Short news of something the user did. Failures stay until closed; the rest leaves after seven seconds. */
const meta = {
  title: "Feedback/Toast",
  component: ToastRegion,
  parameters: { visual: { page: true } },
  args: { label: "Notifications", closeLabel: "Close" },
  // Cleared before and not after: the picture is taken when the story is over.
  beforeEach: () => {
    toasts.queue.clear();
    toasts.show("Information sent, thanks for your support!", { tone: "success" });
    toasts.show("report.xlsx is ready", { detail: "391 rows, 42 KB" });
    toasts.show("Error uploading the Excel file", {
      tone: "danger",
      detail: "Row 212, Thickness: “334.327,57” is not a decimal number.",
    });
  },
} satisfies Meta<typeof ToastRegion>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async () => {
    await waitFor(() => expect(within(document.body).getAllByRole("alertdialog")).toHaveLength(3));
  },
};

export const Closed: Story = {
  parameters: { visual: { skip: true } },
  play: async () => {
    const body = within(document.body);
    await waitFor(() => expect(body.getAllByRole("alertdialog")).toHaveLength(3));
    const [close] = body.getAllByRole("button", { name: "Close" });
    if (close) await userEvent.click(close);
    await waitFor(() => expect(body.getAllByRole("alertdialog")).toHaveLength(2));
  },
};
