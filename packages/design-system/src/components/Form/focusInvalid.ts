const typed = ':is(input, textarea, button):not([tabindex="-1"], [type="hidden"], [disabled])';

/** The control of the named field, or of the first one that is wrong; a select's is its button, a group's its first. */
export function invalidControl(form: HTMLFormElement, name?: string): HTMLElement | null {
  const named = name === undefined ? null : form.querySelector(`[name="${CSS.escape(name)}"]`);
  const field = named ? named.closest("[data-invalid]") : form.querySelector("[data-invalid]");
  return field?.matches(typed) && field instanceof HTMLElement
    ? field
    : (field?.querySelector<HTMLElement>(typed) ?? null);
}
