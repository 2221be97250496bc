/** The element that has the focus, also inside shadow roots, where `document.activeElement` is only the host. */
export function activeElement(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}
