export { DrawingSheetForSignIn as default } from "@caliper/catalogue-widgets";
