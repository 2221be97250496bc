import { Icon, type IconName, Inline, Link, Stack, Text } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { jumpMessages } from "./messages.ts";
import type { Jump } from "./useJumps.ts";

/** What a screen searches by. */
export const jumpIcons = {
  vehicle: "vehicle",
  measures: "ruler",
  part: "code",
  codes: "table",
} as const satisfies Readonly<Record<Jump["by"], IconName>>;

/** Links to screens for a search in words. */
export function Jumps({ jumps }: { jumps: readonly Jump[] }) {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage(jumpMessages.heading)}>
      <Stack gap={8}>
        <Text variant="caption" tone="subtle">
          {formatMessage(jumpMessages.heading)}
        </Text>
        {jumps.map(({ id, href, label, by, note }) => (
          <Inline key={id} gap={8} align="center" wrap={false}>
            <Icon name={jumpIcons[by]} size="small" />
            <Link href={href}>{label}</Link>
            {note !== undefined && (
              <Text variant="caption" tone="muted">
                {note}
              </Text>
            )}
          </Inline>
        ))}
      </Stack>
    </nav>
  );
}
