import { light } from "@caliper/design-system/theme";
import { paperPalette } from "@caliper/drawings";
import { expect, it } from "vitest";

it("draws files in the colors of the light theme", () => {
  expect(light.color).toMatchObject(paperPalette);
});
