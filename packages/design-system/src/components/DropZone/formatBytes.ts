const units = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** `1.4 MB`: decimal units, with one decimal from kilobytes on. */
export function formatBytes(bytes: number, locale: string): string {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(bytes) / 3)));
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit: units[step],
    unitDisplay: step === 0 ? "long" : "short",
    maximumFractionDigits: step === 0 ? 0 : 1,
  }).format(bytes / 1000 ** step);
}
