/** `+1.50`, `−0.50` with a minus sign as wide as a digit; `text` is the unsigned figure. */
export function signed(value: number, text: string): string {
  if (value === 0) return text;
  return `${value < 0 ? "−" : "+"}${text}`;
}
