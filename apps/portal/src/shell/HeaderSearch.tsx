export { GlobalCodeField as default } from "@caliper/catalogue-widgets";
