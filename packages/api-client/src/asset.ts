/**
 * A file of the page itself, such as a font, as a `data:` URL; undefined when it cannot be read.
 */
export async function assetAsDataUrl(address: string | URL): Promise<string | undefined> {
  try {
    const answer = await globalThis.fetch(address);
    return answer.ok ? await dataUrl(await answer.blob()) : undefined;
  } catch {
    return undefined;
  }
}

function dataUrl(blob: Blob): Promise<string | undefined> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === "string" ? reader.result : undefined);
    reader.onerror = () => resolve(undefined);
    reader.readAsDataURL(blob);
  });
}
