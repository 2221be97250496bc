import type { ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/paths.ts";
import * as styles from "./Timeline.css.ts";

export interface TimelineEntry {
  /** Identifies it in the list. */
  id: string;
  /** What happened: `Table applied`. */
  title: ReactNode;
  /** When, as text in the reader's language. */
  when: ReactNode;
  /** The same moment for machines, in ISO 8601. */
  dateTime?: string;
  /** Details: the user, a number, a link. */
  detail?: ReactNode;
  /** The kind of event; the title says it in words. */
  icon: IconName;
  /** Whether it succeeded, needs attention or failed. */
  tone?: "success" | "warning" | "danger" | "info" | "neutral";
}

export interface TimelineProps {
  /** Accessible name of the history. */
  label: string;
  /** The events, in the order they are read; usually newest first. */
  entries: readonly TimelineEntry[];
}

/** The history of an item, event by event. */
export function Timeline({ label, entries }: TimelineProps) {
  return (
    <ol className={styles.list} aria-label={label}>
      {entries.map(({ id, title, when, dateTime, detail, icon, tone = "neutral" }) => (
        <li key={id} className={styles.entry}>
          <span className={styles.sign({ tone })}>
            <Icon name={icon} size="small" />
          </span>
          <div className={styles.body}>
            <div className={styles.head}>
              <span className={styles.title}>{title}</span>
              <time className={styles.when} dateTime={dateTime}>
                {when}
              </time>
            </div>
            {detail !== undefined && <div className={styles.detail}>{detail}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
