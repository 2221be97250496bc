const focusable = ':is(input, textarea, button):not([tabindex="-1"], [type="hidden"], [disabled])';

/** The focusable control of the first invalid field: a select's button, a group's first control. */
export function invalidControl(form: HTMLFormElement): HTMLElement | null {
  const field = form.querySelector("[data-invalid]");
  return field?.matches(focusable) && field instanceof HTMLElement
    ? field
    : (field?.querySelector<HTMLElement>(focusable) ?? null);
}
