import { style } from "@vanilla-extract/css";
import { vars } from "@caliper/design-system/vars";

const { space } = vars;

/** Narrower headers have no room for the vehicle beside the search field. */
const hasRoom = "screen and (min-width: 1100px)";

/** In the header. */
export const vehicle = style({
  display: "none",
  maxInlineSize: "280px",
  "@media": { [hasRoom]: { display: "grid" } },
});

/** In the space above the page, where it moves nothing when it appears. */
export const vehicleAbove = style({
  position: "absolute",
  maxInlineSize: `calc(100% - 2 * ${vars.gutter.narrow})`,
  // The border of a plain button is not visible.
  "@media": { [hasRoom]: { display: "none" }, print: { display: "none" } },
  translate: `calc(-1 * ${space[8]}) calc(-1 * ${space[24]} - ${space[2]})`,
});

const hasRoomForName = "screen and (min-width: 1440px)";

/** Its room is kept, so that nothing moves when the list appears. Narrower headers have none; the menu leads to the lists. */
export const list = style({
  display: "none",
  justifyContent: "end",
  "@media": {
    "screen and (min-width: 900px)": { display: "grid", inlineSize: "80px" },
    [hasRoomForName]: { inlineSize: "176px" },
  },
});

/** The number of lines follows it. */
export const listName = style({
  display: "none",
  maxInlineSize: "100px",
  "@media": { [hasRoomForName]: { display: "grid" } },
});
