/** The brand of this build. For another company, add a file in `brands` and export it here. */
export { caliper as brand } from "./brands/caliper.ts";
