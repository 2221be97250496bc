import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  DateInput,
  DateRangePicker,
  DateSegment,
  Dialog,
  Heading,
  Popover,
  RangeCalendar,
} from "react-aria-components";
import { fieldButton } from "../../parts/Field.css.ts";
import { type FieldTexts, InputFrame, type InputProps, splitField } from "../../parts/Field.tsx";
import { popoverContainerPadding, popoverOffset } from "../../internal/limits.ts";
import { Icon } from "../Icon/Icon.tsx";
import * as popoverStyles from "../Popover/Popover.css.ts";
import * as styles from "./DateRange.css.ts";
import { calendarDays, dayOf, type Days } from "./days.ts";

export interface DateRangeProps
  extends FieldTexts, Pick<InputProps, "size" | "isRequired" | "isDisabled"> {
  /** The first and the last day in ISO 8601 (`2026-11-22`), both included; null for none. */
  value: Days | null;
  /** Called with both days, or with null once they are cleared. */
  onChange: (days: Days | null) => void;
  /** The earliest day that can be chosen, in ISO 8601. */
  min?: string;
  /** The latest day that can be chosen, in ISO 8601. */
  max?: string;
}

/** A first and a last day, typed or chosen in a calendar. The order of day and month follows the language. */
export function DateRange({
  size = "control",
  value,
  onChange,
  min,
  max,
  ...props
}: DateRangeProps) {
  const { texts, field } = splitField(props);
  return (
    <DateRangePicker
      value={calendarDays(value)}
      onChange={(days) => onChange(days && { from: String(days.start), to: String(days.end) })}
      minValue={dayOf(min)}
      maxValue={dayOf(max)}
      {...field}
    >
      <InputFrame {...texts} size={size}>
        <span className={styles.dates}>
          <DateInput slot="start" className={styles.date}>
            {(segment) => <DateSegment className={styles.segment} segment={segment} />}
          </DateInput>
          <span aria-hidden>–</span>
          <DateInput slot="end" className={styles.date}>
            {(segment) => <DateSegment className={styles.segment} segment={segment} />}
          </DateInput>
        </span>
        <Button className={fieldButton}>
          <Icon name="chevronDown" size="small" />
        </Button>
      </InputFrame>
      <Popover
        className={popoverStyles.popover}
        offset={popoverOffset}
        containerPadding={popoverContainerPadding}
        placement="bottom end"
      >
        <Dialog className={popoverStyles.body}>
          <RangeCalendar className={styles.calendar}>
            <header className={styles.head}>
              <Button slot="previous" className={styles.turn}>
                <Icon name="chevronLeft" size="small" />
              </Button>
              <Heading className={styles.month} />
              <Button slot="next" className={styles.turn}>
                <Icon name="chevronRight" size="small" />
              </Button>
            </header>
            <CalendarGrid className={styles.grid}>
              <CalendarGridHeader>
                {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
              </CalendarGridHeader>
              <CalendarGridBody>
                {(date) => <CalendarCell className={styles.day} date={date} />}
              </CalendarGridBody>
            </CalendarGrid>
          </RangeCalendar>
        </Dialog>
      </Popover>
    </DateRangePicker>
  );
}
