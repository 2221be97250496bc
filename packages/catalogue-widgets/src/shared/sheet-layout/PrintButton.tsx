import { IconButton } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { messages } from "./messages.ts";

/** Prints the page. */
export function PrintButton() {
  const { formatMessage } = useIntl();
  return (
    <IconButton icon="print" label={formatMessage(messages.print)} onPress={() => window.print()} />
  );
}
