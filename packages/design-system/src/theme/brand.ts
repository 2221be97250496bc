/** The brand of this build: for another company, a file beside these and its name here. */
export { caliper as brand } from "./brands/caliper.ts";
