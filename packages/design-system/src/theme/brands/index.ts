import { caliper } from "./caliper.ts";
import { tramontana } from "./tramontana.ts";

/** All brands, for Storybook's toolbar and the contrast test. A product imports only its own. */
export const brands = { caliper, tramontana };
