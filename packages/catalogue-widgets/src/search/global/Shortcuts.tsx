import { DescriptionList, Dialog, Inline, Kbd } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { commonMessages } from "../../shared/common-messages/index.ts";
import { fieldMessages as texts } from "./messages.ts";

export interface ShortcutsProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

const shortcuts = [
  [["/"], texts.focusKeys],
  [["Ctrl", "K"], texts.focusKeys],
  [["↑", "↓"], texts.arrowKeys],
  [["Enter"], texts.enterKey],
  [["C"], texts.compareKey],
  [["Ctrl", "C"], texts.copyKey],
  [["?"], texts.helpKey],
] as const;

/** The keyboard shortcuts of the search field. */
export function Shortcuts({ isOpen, onOpenChange }: ShortcutsProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      title={formatMessage(texts.shortcuts)}
      closeLabel={formatMessage(commonMessages.close)}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="small"
    >
      <DescriptionList
        items={shortcuts.map(([keys, text]) => ({
          id: keys.join(" "),
          term: formatMessage(text),
          value: (
            <Inline gap={4} as="span" wrap={false}>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </Inline>
          ),
        }))}
      />
    </Dialog>
  );
}
