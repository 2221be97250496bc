import { Stack, Text } from "@caliper/design-system";
import type { ReactNode } from "react";
import * as styles from "./AdminList.css.ts";

export interface RowButtonsProps {
  children: ReactNode;
  /** Why the last action failed. */
  failure?: string | undefined;
}

/** The actions of a row, with the error of the last one. */
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
