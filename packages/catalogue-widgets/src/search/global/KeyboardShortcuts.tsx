import { DescriptionList, Dialog, Inline, Kbd, Stack, Switch, Text } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { contained } from "../../provider/index.ts";
import { commonMessages } from "../../shared/common-messages/index.ts";
import { fieldMessages as texts } from "./messages.ts";
import { focusKey } from "./useFieldKeys.ts";

export interface KeyboardShortcutsProps {
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** The dialog was closed. */
  onOpenChange: (isOpen: boolean) => void;
  /** Whether keys without modifiers are shortcuts, as for `GlobalCodeField`. */
  hasSingleKeys: boolean;
  /** Called with the new setting; the host stores it. */
  onSingleKeysChange: (isOn: boolean) => void;
}

/** The key that opens the dialog. */
const helpKey = "?";

const shortcuts = [
  [[focusKey], texts.focusKeys],
  [["Ctrl", "K"], texts.focusKeys],
  [["↑", "↓"], texts.arrowKeys],
  [["Enter"], texts.enterKey],
  [["Alt", "C"], texts.compareKey],
  [["Ctrl", "C"], texts.copyKey],
  [[helpKey], texts.helpKey],
] as const;

/** The keyboard shortcuts of the search field, and the setting that switches those of a single key off. */
export const KeyboardShortcuts = contained("search", KeyboardShortcutsContent);

function KeyboardShortcutsContent({
  isOpen,
  onOpenChange,
  hasSingleKeys,
  onSingleKeysChange,
}: KeyboardShortcutsProps) {
  const { formatMessage } = useIntl();
  const active = shortcuts.filter(
    ([[first]]) => hasSingleKeys || (first !== focusKey && first !== helpKey),
  );
  return (
    <Dialog
      title={formatMessage(texts.shortcuts)}
      closeLabel={formatMessage(commonMessages.close)}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="small"
    >
      <Stack gap={16}>
        <DescriptionList
          items={active.map(([keys, text]) => ({
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
        <Stack gap={4}>
          <Switch align="between" isSelected={hasSingleKeys} onChange={onSingleKeysChange}>
            {formatMessage(texts.singleKeys)}
          </Switch>
          <Text variant="caption" tone="subtle">
            {formatMessage(texts.singleKeysHint)}
          </Text>
        </Stack>
      </Stack>
    </Dialog>
  );
}
