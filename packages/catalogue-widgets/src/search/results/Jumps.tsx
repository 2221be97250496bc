import { Icon, type IconName, Inline, Link, Stack, Text } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";
import type { Jump } from "./useJumps.ts";

/** What a screen searches by. */
export const jumpIcons = {
  vehicle: "vehicle",
  measures: "ruler",
  codes: "table",
} as const satisfies Readonly<Record<Jump["by"], IconName>>;

export interface JumpsProps {
  jumps: readonly Jump[];
  /** Above the links; by default asks whether the user meant them. */
  heading?: string;
}

/** Links to screens for a search in words; nothing without any. */
export function Jumps({ jumps, heading }: JumpsProps) {
  const t = useText();
  const label = heading ?? t("search.jump.heading");
  if (jumps.length === 0) return null;
  return (
    <nav aria-label={label}>
      <Stack gap={8}>
        <Text variant="caption" tone="subtle">
          {label}
        </Text>
        {jumps.map(({ id, href, label: name, by, note }) => (
          <Inline key={id} gap={8} align="center" wrap={false}>
            <Icon name={jumpIcons[by]} size="small" />
            <Link href={href}>{name}</Link>
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
