import { listLines, listsAnswer, problem } from "@caliper/api-client/fixtures";
import { absent, answers, see, withToasts } from "@caliper/catalogue-widgets/testing";
import { Button } from "@caliper/design-system";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { withCatalogue } from "../testing/index.ts";
import { SendOrder, type SendOrderProps } from "./SendOrder.tsx";

const priced = listLines.filter(({ price }) => price !== undefined && price.amount > 0);
const [workshop] = listsAnswer;
if (workshop === undefined) throw new Error("The fixtures have no list.");
const list = { ...workshop, warehouse: "MIAMI" as const, lines: [...priced] };

/** Sends a list as an order, after a look at the differences, the pieces and the total. */
const meta = {
  title: "Lists/Send order",
  component: SendOrder,
  decorators: [withToasts, withCatalogue],
  args: {
    list,
    saving: { isSaving: false, whenSaved: (act) => act() },
    hrefs: { order: (id) => `/home/orders/${id}` },
  },
  globals: { locale: "en" },
  parameters: {
    guide: [
      "Put it beside the title of a list; accounts that cannot order see nothing.",
      "Name the lines that cannot be ordered before anything is sent.",
      "Don't send a changed total without another confirmation.",
    ],
    catalogue: { account: "cliente", handlers: { "GET /api/v1/lists/{id}": list } },
    visual: { page: true, phone: true },
  },
} satisfies Meta<typeof SendOrder>;

export default meta;
type Story = StoryObj<typeof meta>;

async function open(name = "Send order") {
  await userEvent.click(await screen.findByRole("button", { name }));
  return within(await screen.findByRole("dialog"));
}

const sent = fn();

let attempted = "";
const attempt = { get: () => attempted, set: (text: string) => void (attempted = text) };

export const Opened: Story = {
  play: async () => {
    const dialog = await open();
    await expect(await dialog.findByText(/^BR31338: was 33.85 on/u)).toBeVisible();
    await expect(dialog.getByText("31")).toBeVisible();
    await expect(dialog.getByText(/1,039.50/u)).toBeVisible();
  },
};

export const Spanish: Story = {
  globals: { locale: "es" },
  play: async () => {
    const dialog = await open("Enviar orden");
    await expect(await dialog.findByText(/^BR31338: era 33.85 el/u)).toBeVisible();
  },
};

/** A standing list, which is ordered again. */
export const Standing: Story = {
  args: { list: { ...list, isStanding: true } },
  play: async () => {
    const dialog = await open("Order again");
    await expect(await dialog.findByText(/^BR31338: was/u)).toBeVisible();
  },
};

export const Refused: Story = {
  parameters: answers({ "GET /api/v1/lists/{id}": { ...list, lines: [...listLines] } }),
  play: async () => {
    const dialog = await open();
    await expect(await dialog.findByText("BR5540, BR900412, OLD-1")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Send order" })).toBeDisabled();
  },
};

/** Pressed twice, it is sent once. */
export const Sent: Story = {
  play: async () => {
    const dialog = await open();
    await dialog.findByText(/1,039.50/u);
    await userEvent.dblClick(dialog.getByRole("button", { name: "Send order" }));
    await expect(await dialog.findByText(/Order 14 was sent/u)).toBeVisible();
    await expect(dialog.getByRole("link", { name: "View order 14" })).toHaveAttribute(
      "href",
      "/home/orders/14",
    );
  },
};

/** Opened again, the dialog reads the list in the background; that does not hold up the order. */
export const SentWhileReading: Story = {
  parameters: {
    visual: { skip: true },
    ...answers(() => {
      let reads = 0;
      return {
        "GET /api/v1/lists/{id}": () => {
          reads += 1;
          return reads === 1 ? list : new Promise(() => undefined);
        },
      };
    }),
  },
  play: async () => {
    const before = await open();
    await before.findByText(/1,039.50/u);
    await userEvent.click(before.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const dialog = await open();
    await userEvent.click(dialog.getByRole("button", { name: "Send order" }));
    await expect(await dialog.findByText(/Order 14 was sent/u)).toBeVisible();
  },
};

/** A list's page that can be left and opened again. */
function LeavablePage(props: SendOrderProps) {
  const [visit, setVisit] = useState(0);
  return (
    <>
      <SendOrder key={visit} {...props} />
      <Button onPress={() => setVisit(visit + 1)}>Leave and return</Button>
    </>
  );
}

/** The answer is lost; the next attempts have the same key, also in another dialog and after leaving the page. */
export const SentAgain: Story = {
  render: (props) => <LeavablePage {...props} />,
  args: { attempt },
  parameters: {
    visual: { skip: true },
    ...answers({
      "GET /api/v1/lists/{id}": list,
      "POST /api/v1/lists/{id}/orders": ({ body }) => {
        sent(body);
        return problem(503);
      },
    }),
  },
  play: async () => {
    sent.mockClear();
    for (const count of [1, 2, 3]) {
      if (count === 3)
        await userEvent.click(screen.getByRole("button", { name: "Leave and return" }));
      const dialog = await open();
      await dialog.findByText(/1,039.50/u);
      await waitFor(() => expect(dialog.getByRole("button", { name: "Send order" })).toBeEnabled());
      await userEvent.click(dialog.getByRole("button", { name: "Send order" }));
      await waitFor(() => expect(sent).toHaveBeenCalledTimes(count));
      await dialog.findByRole("alert");
      await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    }
    const [first, second, third] = sent.mock.calls;
    await expect(second).toEqual(first);
    await expect(third).toEqual(first);
  },
};

/** The first attempt was stored, and the list has changed since: the order that exists is named, and another one can be sent. */
export const SentBefore: Story = {
  parameters: {
    visual: { skip: true },
    ...answers({
      "GET /api/v1/lists/{id}": list,
      "POST /api/v1/lists/{id}/orders": ({ body }) => {
        sent(body);
        return problem(409, { reason: "sent-before", detail: "Order 14 was sent before" });
      },
    }),
  },
  play: async () => {
    sent.mockClear();
    const dialog = await open();
    await dialog.findByText(/1,039.50/u);
    for (const count of [1, 2]) {
      await waitFor(() => expect(dialog.getByRole("button", { name: "Send order" })).toBeEnabled());
      await userEvent.click(dialog.getByRole("button", { name: "Send order" }));
      await waitFor(() => expect(sent).toHaveBeenCalledTimes(count));
      await expect(await dialog.findByText("Order 14 was sent before")).toBeVisible();
    }
    const [[first], [second]] = sent.mock.calls as [[{ key: string }], [{ key: string }]];
    await expect(second.key).not.toBe(first.key);
  },
};

/** The total changed while the dialog was open. */
export const OtherTotal: Story = {
  parameters: answers(() => {
    let lines = [...priced];
    return {
      "GET /api/v1/lists/{id}": () => ({ ...list, lines }),
      "POST /api/v1/lists/{id}/orders": () => {
        lines = lines.map((line) => ({ ...line, price: { grade: "Precio", amount: 40 } }));
        return problem(409);
      },
    };
  }),
  play: async () => {
    const dialog = await open();
    await dialog.findByText(/1,039.50/u);
    await userEvent.click(dialog.getByRole("button", { name: "Send order" }));
    await expect(await dialog.findByText(/The total is now US\$ 1,240.00/u)).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Send at the new prices" })).toBeVisible();
  },
};

export const NotForJunior: Story = {
  parameters: { catalogue: { account: "junior" }, visual: { skip: true } },
  play: async ({ canvas }) => {
    await see(canvas, absent(["button", "Send order"]));
  },
};
