/** A mouse's browser has a menu as well, but there a copied address is what people expect. */
export const canShare = (): boolean =>
  typeof navigator.share === "function" && matchMedia("(pointer: coarse)").matches;

/** Opens the device's own menu for sharing. False where there is none, or it fails; closing it is no failure. */
export async function shareAddress(url: string, title: string): Promise<boolean> {
  if (!canShare()) return false;
  try {
    await navigator.share({ url, title });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}
