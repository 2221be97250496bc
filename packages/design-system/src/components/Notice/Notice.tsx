import type { ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/paths.ts";
import * as styles from "./Notice.css.ts";
import type { Variants } from "../../internal/variants.ts";

const signs = {
  info: "info",
  success: "check",
  warning: "warning",
  danger: "warning",
} as const satisfies Record<string, IconName>;

export interface NoticeProps extends Variants<typeof styles.notice> {
  /** A short title above the message. */
  title?: string;
  /** One or two sentences. */
  children: ReactNode;
  /** A small button or link. */
  action?: ReactNode;
}

/** A message in the page. */
export function Notice({ title, children, action, tone = "info" }: NoticeProps) {
  return (
    <div className={styles.notice({ tone })} role={tone === "danger" ? "alert" : "status"}>
      <Icon name={signs[tone]} />
      <div className={styles.body}>
        {title !== undefined && <strong className={styles.title}>{title}</strong>}
        <span>{children}</span>
      </div>
      {action}
    </div>
  );
}
