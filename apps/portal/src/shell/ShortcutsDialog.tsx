export { KeyboardShortcuts as default } from "@caliper/catalogue-widgets";
