import { IconButton } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";

/** Prints the page. */
export function PrintButton() {
  const t = useText();
  return <IconButton icon="print" label={t("common.print")} onPress={() => window.print()} />;
}
