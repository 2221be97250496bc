export { AddToListDialog as default } from "@caliper/administration";
