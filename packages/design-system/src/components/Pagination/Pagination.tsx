import { Button } from "react-aria-components";
import { button } from "../Button/Button.css.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import * as styles from "./Pagination.css.ts";
import { gap, pagesOf } from "./pages.ts";

export interface PaginationLabels {
  /** Accessible name: the paginated content. */
  label: string;
  /** Name and tooltip of the button that goes one page back. */
  previous: string;
  /** Name and tooltip of the button that goes one page on. */
  next: string;
  /** Name of the button of a page: `Page 3`. */
  page: (page: number) => string;
}

export interface PaginationProps {
  /** The current page, from 1. */
  page: number;
  /** The number of pages. With one page or none, nothing is rendered. */
  pageCount: number;
  /** Called with the chosen page. */
  onChange: (page: number) => void;
  /** Names of the buttons. */
  labels: PaginationLabels;
}

/** The pages of a long list: first, last, and those next to the current one. */
export function Pagination({ page, pageCount, onChange, labels }: PaginationProps) {
  if (pageCount < 2) return null;
  return (
    <nav aria-label={labels.label}>
      <ul className={styles.list}>
        <li>
          <IconButton
            icon="chevronLeft"
            label={labels.previous}
            variant="plain"
            isDisabled={page <= 1}
            onPress={() => onChange(page - 1)}
          />
        </li>
        {pagesOf(page, pageCount).map((each, index) =>
          each === gap ? (
            <li key={`gap-${index}`} className={styles.gap} aria-hidden>
              …
            </li>
          ) : (
            <li key={each}>
              <Button
                className={button({ variant: each === page ? "secondary" : "plain" })}
                aria-label={labels.page(each)}
                {...(each === page && { "aria-current": "page" as const })}
                onPress={() => onChange(each)}
              >
                <span className={styles.number}>{each}</span>
              </Button>
            </li>
          ),
        )}
        <li>
          <IconButton
            icon="chevronRight"
            label={labels.next}
            variant="plain"
            isDisabled={page >= pageCount}
            onPress={() => onChange(page + 1)}
          />
        </li>
      </ul>
    </nav>
  );
}
