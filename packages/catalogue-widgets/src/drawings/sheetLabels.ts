import type { SheetTexts } from "@caliper/drawings";
import type { FormatText } from "../messages/index.ts";

/** What the sheet of a drawing calls its fields and views. */
export const sheetLabels = (t: FormatText): SheetTexts["labels"] => ({
  part: t("drawings.block.part"),
  drawing: t("common.drawing"),
  unit: t("common.unit"),
  scale: t("drawings.block.scale"),
  revision: t("drawings.block.revision"),
  projection: t("drawings.block.projection"),
  notes: t("drawings.notes"),
  wearLimit: t("drawings.detail.wear"),
  outer: t("drawings.caption.outer"),
  inner: t("drawings.caption.inner"),
  leading: t("drawings.caption.leading"),
  trailing: t("drawings.caption.trailing"),
});
