import { type CalendarDate, parseDate } from "@internationalized/date";

/** Days in ISO 8601, such as `2026-11-22`, both included. */
export interface Days {
  from: string;
  to: string;
}

/** Days in the calendar's format; null if either is missing or not a date. */
export function calendarDays(days: Days | null): { start: CalendarDate; end: CalendarDate } | null {
  const start = dayOf(days?.from);
  const end = dayOf(days?.to);
  return start && end ? { start, end } : null;
}

/** A day in the calendar's format; null if it is not a date. */
export function dayOf(day: string | undefined): CalendarDate | null {
  if (day === undefined) return null;
  try {
    return parseDate(day);
  } catch {
    return null;
  }
}
