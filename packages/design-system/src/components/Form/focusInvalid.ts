const focusable = ':is(input, textarea, button):not([tabindex="-1"], [type="hidden"], [disabled])';

/** The focusable control of the named invalid field, or of the first one: a select's button, a group's first control. */
export function invalidControl(form: HTMLFormElement, name?: string): HTMLElement | null {
  const namedControl =
    name === undefined ? null : form.querySelector(`[name="${CSS.escape(name)}"]`);
  const field = namedControl
    ? namedControl.closest("[data-invalid]")
    : form.querySelector("[data-invalid]");
  return field?.matches(focusable) && field instanceof HTMLElement
    ? field
    : (field?.querySelector<HTMLElement>(focusable) ?? null);
}
