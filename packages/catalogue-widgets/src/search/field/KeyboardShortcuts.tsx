import { DescriptionList, Dialog, Inline, Kbd, Stack, Switch, Text } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";
import { contained } from "../../provider/index.ts";
import { focusKey } from "./useFieldKeys.ts";

export interface KeyboardShortcutsProps {
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** The dialog was closed. */
  onClose: () => void;
  /** Whether keys without modifiers are shortcuts, as for `GlobalCodeField`. */
  hasSingleKeys: boolean;
  /** Called with the new setting; the host stores it. */
  onSingleKeysChange: (isOn: boolean) => void;
}

/** The key that opens the dialog. */
const helpKey = "?";

const shortcuts = [
  [[focusKey], "search.field.shortcut.focus"],
  [["Ctrl", "K"], "search.field.shortcut.focus"],
  [["↑", "↓"], "search.field.shortcut.arrows"],
  [["Enter"], "search.field.shortcut.enter"],
  [["Alt", "C"], "search.field.shortcut.compare"],
  [["Ctrl", "C"], "search.field.shortcut.copy"],
  [[helpKey], "search.field.shortcut.help"],
] as const;

/** The keyboard shortcuts of the search field, and the setting that switches those of a single key off. */
export const KeyboardShortcuts = contained("search", KeyboardShortcutsContent);

function KeyboardShortcutsContent({
  isOpen,
  onClose,
  hasSingleKeys,
  onSingleKeysChange,
}: KeyboardShortcutsProps) {
  const t = useText();
  const active = shortcuts.filter(
    ([[first]]) => hasSingleKeys || (first !== focusKey && first !== helpKey),
  );
  return (
    <Dialog
      title={t("search.field.shortcuts")}
      closeLabel={t("common.close")}
      isOpen={isOpen}
      onClose={onClose}
      size="small"
    >
      <Stack gap={16}>
        <DescriptionList
          items={active.map(([keys, text]) => ({
            id: keys.join(" "),
            term: t(text),
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
            {t("search.field.singleKeys")}
          </Switch>
          <Text variant="caption" tone="subtle">
            {t("search.field.singleKeysHint")}
          </Text>
        </Stack>
      </Stack>
    </Dialog>
  );
}
