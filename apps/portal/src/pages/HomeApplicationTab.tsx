export { ApplicationSearch as default } from "@caliper/catalogue-widgets";
