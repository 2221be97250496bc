export { AddToListDialog as default } from "@caliper/catalogue-widgets";
