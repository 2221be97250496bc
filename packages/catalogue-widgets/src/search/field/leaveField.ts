/**
 * Blurs a search field, which closes its list: an open list hides the page from screen readers. A click on an
 * option focuses the field again, so it is blurred again afterward.
 */
export function leaveField(field: HTMLInputElement | null): void {
  field?.blur();
  setTimeout(() => field?.blur());
}
