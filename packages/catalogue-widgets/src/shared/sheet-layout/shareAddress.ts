/** Desktop browsers can share too, but users there expect a copied URL. */
export const canShare = (): boolean =>
  typeof navigator.share === "function" && matchMedia("(pointer: coarse)").matches;

/** Opens the device's share menu. False if there is none or it fails; closing it is not a failure. */
export async function shareAddress(url: string, title: string): Promise<boolean> {
  if (!canShare()) return false;
  try {
    await navigator.share({ url, title });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}
