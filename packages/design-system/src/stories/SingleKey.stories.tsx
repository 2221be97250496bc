import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useRef } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../components/Button/Button.tsx";
import { DataTable } from "../components/DataTable/DataTable.tsx";
import { MenuButton } from "../components/MenuButton/MenuButton.tsx";
import { Select } from "../components/Select/Select.tsx";
import { TextArea } from "../components/TextArea/TextArea.tsx";
import { TextField } from "../components/TextField/TextField.tsx";
import { useSingleKey } from "../internal/useSingleKey.ts";

interface ShortcutProps {
  isOn: boolean;
  onKey: () => void;
}

/** A shortcut of one key. It never acts where characters are text or find an entry. */
const meta = {
  title: "Actions/useSingleKey",
  args: { isOn: true, onKey: fn() },
  parameters: { visual: { skip: true } },
  render: (args) => <Shortcut {...args} />,
} satisfies Meta<ShortcutProps>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A field in a shadow root, whose keys reach the document with the host as their target. */
function Shadow({ mode }: Pick<ShadowRootInit, "mode">) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const host = document.createElement("x-field");
    host.dataset["mode"] = mode;
    const input = document.createElement("input");
    input.setAttribute("aria-label", mode);
    host.attachShadow({ mode }).append(input);
    host.addEventListener("click", () => input.focus());
    place.current?.append(host);
    return () => host.remove();
  }, [mode]);
  return <div ref={place} />;
}

function Shortcut({ isOn, onKey }: ShortcutProps) {
  useSingleKey("/", onKey, isOn);
  return (
    <>
      <Button>Button</Button>
      <TextField label="Text" value="" onChange={fn()} />
      <TextArea label="Long text" value="" onChange={fn()} />
      <div contentEditable suppressContentEditableWarning>
        <p>Paragraph</p>
      </div>
      <MenuButton label="Menu" items={[{ id: "open", label: "Open" }]} />
      <Select label="Choice" items={[{ id: "a", label: "A" }]} value="a" onChange={fn()} />
      <DataTable
        label="Rows"
        columns={[{ id: "code", header: "Code", cell: (code: string) => code }]}
        rows={["D1200"]}
        getRowId={(code) => code}
        getRowText={(code) => code}
      />
      <Shadow mode="open" />
      <Shadow mode="closed" />
    </>
  );
}

export const OutsideOfFields: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.keyboard("/");
    await userEvent.click(canvas.getByRole("button", { name: "Button" }));
    await userEvent.keyboard("/");
    await expect(args.onKey).toHaveBeenCalledTimes(2);
    await userEvent.keyboard("{Control>}/{/Control}{Alt>}/{/Alt}k?");
    await expect(args.onKey).toHaveBeenCalledTimes(2);

    const places = canvasElement.querySelectorAll<HTMLElement>(
      "input, textarea, [contenteditable], [aria-haspopup=listbox], table",
    );
    await expect(places).toHaveLength(5);
    for (const place of places) {
      place.focus();
      await userEvent.keyboard("/");
    }
    for (const mode of ["open", "closed"]) {
      const host = canvasElement.querySelector<HTMLElement>(`[data-mode=${mode}]`);
      host?.click();
      await expect(document.activeElement).toBe(host);
      await userEvent.keyboard("/");
    }
    await userEvent.click(canvas.getByRole("button", { name: "Menu" }));
    await screen.findByRole("menuitem");
    await waitFor(() => expect(document.activeElement?.closest("[role=menu]")).not.toBeNull());
    await userEvent.keyboard("/{Escape}");
    await expect(args.onKey).toHaveBeenCalledTimes(2);
  },
};

export const SwitchedOff: Story = {
  args: { isOn: false },
  play: async ({ args }) => {
    await userEvent.keyboard("/");
    await expect(args.onKey).not.toHaveBeenCalled();
  },
};
