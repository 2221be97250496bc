import { describe, expect, it } from "vitest";
import { calendarDays, dayOf } from "./days.ts";

describe("days", () => {
  it("are converted for the calendar and back", () => {
    const days = calendarDays({ from: "2026-02-28", to: "2026-03-01" });
    expect([String(days?.start), String(days?.end)]).toEqual(["2026-02-28", "2026-03-01"]);
  });

  it("are null if either is missing or not a date", () => {
    expect(calendarDays(null)).toBeNull();
    expect(calendarDays({ from: "2026-02-30", to: "2026-03-01" })).toBeNull();
    expect(dayOf("yesterday")).toBeNull();
  });
});
