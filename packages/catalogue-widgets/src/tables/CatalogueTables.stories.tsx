import { problem } from "@caliper/api-client/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { absent, answers, shows, withCatalogue } from "../testing/stories/index.ts";
import { CaliperKitTable, CylinderCupsTable } from "./CatalogueTables.tsx";

const meta = {
  title: "Tables/Small families",
  component: CaliperKitTable,
  subcomponents: { CylinderCupsTable },
  decorators: [withCatalogue],
  parameters: {
    guide: [
      "Use these tables for families that have no datasheet: kits and cups.",
      "Keep sorting and filters in the page's address.",
      "Don't use them for results of a search: use the search widgets.",
    ],
    visual: { width: 1216, phone: true },
  },
} satisfies Meta<typeof CaliperKitTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CaliperKits: Story = {
  play: shows(["link", "CK4401"]),
};

export const CylinderCups: Story = {
  render: () => <CylinderCupsTable />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("columnheader", { name: /ROTEX/u })).toBeVisible();
    await userEvent.type(canvas.getByRole("searchbox"), "rx-c88");
    await waitFor(() => expect(canvas.queryByRole("link", { name: "CC0750" })).toBeNull());
    await expect(canvas.getByRole("link", { name: "CC0875" })).toBeVisible();
  },
};

/** Without competitors' codes. */
export const CylinderCupsJunior: Story = {
  render: () => <CylinderCupsTable />,
  parameters: { catalogue: { account: "junior" } },
  play: shows(["link", "CC0750"], absent(["columnheader", /ROTEX/u])),
};

export const Spanish: Story = {
  globals: { locale: "es" },
  play: shows(["link", "CK4401"]),
};

export const Loading: Story = { parameters: { catalogue: { delay: Infinity } } };

export const Empty: Story = {
  parameters: answers({ "GET /api/kit_caliper_info": { Columnas: ["CALIPER SYSTEM"], Data: [] } }),
  play: shows("No data available"),
};

export const Failed: Story = {
  parameters: { catalogue: { handlers: { "GET /api/kit_caliper_info": problem(500) } } },
  play: shows("Request fail."),
};
