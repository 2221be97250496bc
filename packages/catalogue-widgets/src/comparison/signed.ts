/** `+1.50`, `−0.50` with the minus sign that figures are as wide as; `text` is the figure without one. */
export function signed(value: number, text: string): string {
  if (value === 0) return text;
  return `${value < 0 ? "−" : "+"}${text}`;
}
