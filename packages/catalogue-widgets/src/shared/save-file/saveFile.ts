import type { Download } from "@caliper/api-client";

/** Offers a file that came whole for the browser to save. */
export function saveFile({ name, content }: Download): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has its own hold on the file by the next task.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}
