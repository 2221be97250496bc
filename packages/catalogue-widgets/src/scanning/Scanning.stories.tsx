import { PasswordField, SearchField, Stack, TextField } from "@caliper/design-system";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { createRef, useState } from "react";
import { expect, fn, screen, userEvent } from "storybook/test";
import { navigated, withCatalogue } from "../testing/stories/index.ts";
import { ScannerView } from "./ScannerView.tsx";
import type { CameraState } from "./useCamera.ts";
import { useScanner } from "./useScanner.tsx";

const meta = {
  title: "Search/Scanner",
  component: ScannerView,
  decorators: [withCatalogue],
  args: {
    camera: undefined,
    video: createRef(),
    codes: [],
    onSearch: fn(),
    onClear: fn(),
    onList: undefined,
  },
  parameters: {
    guide: [
      "Offer it in the field that searches all codes, on devices with a camera.",
      "Leave the camera on after a code: people scan one box after another.",
      "Don't open a part for each scan: the user decides where to go.",
    ],
    visual: { width: 480 },
  },
} satisfies Meta<typeof ScannerView>;

export default meta;
type Story = StoryObj<typeof meta>;

const states: readonly CameraState[] = ["asking", "denied", "missing", "failed"];
const cameraIn = (state: CameraState) => ({ state, light: undefined, retry: fn() });

/** Before there is a picture: waiting for permission, refused, without a camera, and in use by another program. */
export const States: Story = {
  globals: { locale: "en" },
  render: (args) => (
    <Stack gap={24}>
      {states.map((state) => (
        <ScannerView key={state} {...args} camera={cameraIn(state)} video={createRef()} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("alert")).toHaveLength(3);
    await expect(canvas.getAllByRole("button", { name: "Try again" })).toHaveLength(2);
  },
};

/** Reading: the last code comes first; the light is offered where the camera has one. */
export const Codes: Story = {
  globals: { locale: "es" },
  args: {
    camera: { ...cameraIn("scanning"), light: { isOn: false, toggle: fn() } },
    codes: ["BR31338", "7501234567893", "D1200"],
    onList: fn(),
  },
  parameters: { visual: { phone: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Código leído: BR31338");
    await userEvent.click(canvas.getByRole("button", { name: "Buscar D1200" }));
    await expect(args.onSearch).toHaveBeenLastCalledWith("D1200");
    await userEvent.click(canvas.getByRole("button", { name: "Abrir como lista" }));
    await expect(args.onList).toHaveBeenCalled();
  },
};

const searched = fn();

function Page() {
  const [note, setNote] = useState("For Thursday");
  const { dialog } = useScanner(searched);
  return (
    <Stack gap={16}>
      <TextField label="Note" value={note} onChange={setNote} />
      <PasswordField label="Password" showLabel="Show" hidePasswordLabel="Hide" />
      <SearchField label="Code" clearLabel="Clear" />
      {dialog}
    </Stack>
  );
}

/** In ms. By the clock, a busy machine would be slower than a scanner. */
let time = 0;

/** Sends keys as fast as a scanner; each writes its character into the field. */
function scan(field: HTMLElement, text: string, terminator: "Enter" | "Tab" = "Enter") {
  time += 1000;
  for (const key of [...text.split(""), terminator]) {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, "timeStamp", { value: (time += 10) });
    if (!field.dispatchEvent(event) || key === terminator) continue;
    if (!(field instanceof HTMLInputElement)) continue;
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
    value?.set?.call(field, field.value + key);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/** Outside of fields for codes a scan goes to the search, and the field keeps its text. */
export const KeyboardScan: Story = {
  parameters: { visual: { skip: true } },
  render: () => <Page />,
  play: async ({ canvas }) => {
    const note = canvas.getByRole("textbox", { name: "Note" });
    searched.mockClear();
    scan(note, "BR31338");
    await expect(searched).toHaveBeenLastCalledWith("BR31338");
    await expect(note).toHaveValue("For Thursday");
  },
};

/** With Tab at the end or a prefix of the scanner, a scan in a field for codes is searched too. */
export const ScanWithTab: Story = {
  parameters: { visual: { skip: true } },
  render: () => <Page />,
  play: async ({ canvas }) => {
    const code = canvas.getByRole("searchbox", { name: "Code" });
    searched.mockClear();
    scan(code, "BR31338", "Tab");
    await expect(searched).toHaveBeenLastCalledWith("BR31338");
    await expect(code).toHaveValue("");
    scan(canvas.getByRole("textbox", { name: "Note" }), "BR1200", "Tab");
    await expect(searched).toHaveBeenCalledTimes(1);
  },
};

/** Consecutive scans fill a list; passwords are left alone, and fields for codes take a scan as typed. */
export const ConsecutiveScans: Story = {
  globals: { locale: "en" },
  parameters: { visual: { skip: true }, catalogue: { account: "admin" } },
  render: () => <Page />,
  play: async ({ canvas }) => {
    const note = canvas.getByRole("textbox", { name: "Note" });
    const code = canvas.getByRole("searchbox", { name: "Code" });
    const password = canvas.getByLabelText("Password");
    searched.mockClear();

    scan(password, "BR1200");
    await expect(password).toHaveValue("BR1200");
    scan(code, "BR1200");
    await expect(code).toHaveValue("BR1200");
    scan(code, "D1200");
    await expect(code).toHaveValue("D1200");
    await expect(searched).not.toHaveBeenCalled();

    // A scan so soon after the last one starts a list.
    scan(note, "https://example.com/p/BR31338");
    await screen.findByRole("dialog", { name: "Scanned codes" });
    await expect(searched).not.toHaveBeenCalled();
    await expect(note).toHaveValue("For Thursday");
    scan(screen.getByRole("button", { name: "Search BR31338" }), "7501234567893");
    await screen.findByRole("button", { name: "Search 7501234567893" });
    await userEvent.click(screen.getByRole("button", { name: "Open as a list" }));
    await expect(navigated).toHaveBeenLastCalledWith(
      "/reports?view=list&codes=D1200,BR31338,7501234567893",
    );
  },
};
