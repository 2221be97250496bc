import { Button, Notice, Stack, type StackProps } from "@caliper/design-system";
import type { ReactNode } from "react";
import { useText } from "../../messages/index.ts";
import { outdated } from "./Outdated.css.ts";
import { useAnnouncement } from "./useAnnouncement.ts";

export interface OutdatedProps {
  /** The form shows another search than the one of the results. */
  isOutdated: boolean;
  /** What the results are for; without it they are only marked, because new ones are loading. */
  searched?: string;
  /** Searches with the values in the form; without it there is no button, because the form is incomplete. */
  onSearch?: (() => void) | undefined;
  /** Between the parts of the results. */
  gap?: StackProps["gap"];
  /** The results. */
  children: ReactNode;
}

/**
 * Around the results of every form that searches when it is submitted: marks them once the form has changed, because
 * people order the part that they see.
 */
export function Outdated({ isOutdated, searched, onSearch, gap = 16, children }: OutdatedProps) {
  const t = useText();
  const sentence = isOutdated && searched !== undefined ? t("common.outdated", { searched }) : null;
  useAnnouncement(sentence);
  return (
    <Stack gap={gap}>
      {sentence !== null && (
        <Notice
          tone="warning"
          action={
            onSearch && (
              <Button size="chip" onPress={onSearch}>
                {t("common.searchAgain")}
              </Button>
            )
          }
        >
          {sentence}
        </Notice>
      )}
      <div className={isOutdated ? outdated : undefined} data-outdated={isOutdated || undefined}>
        <Stack gap={gap}>{children}</Stack>
      </div>
    </Stack>
  );
}
