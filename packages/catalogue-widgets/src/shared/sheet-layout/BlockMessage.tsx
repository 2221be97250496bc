import { Text } from "@caliper/design-system";
import type { ReactNode } from "react";
import { message } from "./BlockMessage.css.ts";

/** A sentence in place of a block's content. */
export function BlockMessage({ children }: { children: ReactNode }) {
  return (
    <div className={message}>
      <Text as="p" tone="muted">
        {children}
      </Text>
    </div>
  );
}
