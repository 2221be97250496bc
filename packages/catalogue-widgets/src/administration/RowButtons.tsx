import { Stack, Text } from "@caliper/design-system";
import type { ReactNode } from "react";
import * as styles from "./FilterBar.css.ts";

export interface RowButtonsProps {
  children: ReactNode;
  /** Why the last press did nothing. */
  failure?: string | undefined;
}

/** What is done with a row, and what became of it. */
export function RowButtons({ children, failure }: RowButtonsProps) {
  return (
    <Stack gap={0}>
      <div className={styles.buttons} data-actions="">
        {children}
      </div>
      {failure !== undefined && (
        <div role="alert">
          <Text variant="caption" tone="danger">
            {failure}
          </Text>
        </div>
      )}
    </Stack>
  );
}
