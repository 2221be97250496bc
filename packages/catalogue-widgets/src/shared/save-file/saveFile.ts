import type { Download } from "@caliper/api-client";

/** Saves a downloaded file with the browser. */
export function saveFile({ name, content }: Download): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has started the download by the next task.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}
