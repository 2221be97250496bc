/** Puts a text on the clipboard. Browsers have no clipboard API on plain HTTP, where the old command still works. */
export async function copyText(text: string): Promise<void> {
  if ("clipboard" in navigator) {
    await navigator.clipboard.writeText(text);
    return;
  }
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}
