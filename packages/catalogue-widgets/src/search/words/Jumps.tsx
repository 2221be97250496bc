import { Icon, Inline, Link, Stack, Text } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { jumpMessages } from "./messages.ts";
import type { Jump } from "./useJumps.ts";

/** Links to screens for a search in words. */
export function Jumps({ jumps }: { jumps: readonly Jump[] }) {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage(jumpMessages.heading)}>
      <Stack gap={8}>
        <Text variant="caption" tone="subtle">
          {formatMessage(jumpMessages.heading)}
        </Text>
        {jumps.map(({ id, href, label, by }) => (
          <Inline key={id} gap={8} align="center" wrap={false}>
            <Icon name={by === "measures" ? "ruler" : "vehicle"} size="small" />
            <Link href={href}>{label}</Link>
          </Inline>
        ))}
      </Stack>
    </nav>
  );
}
