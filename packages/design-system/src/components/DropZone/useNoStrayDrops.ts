import { useEffect } from "react";

const refuse = (event: DragEvent) => {
  if (!event.dataTransfer?.types.includes("Files")) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = "none";
};

/** A file dropped beside the area, or while it is busy, would open in place of the page and end all work on it. */
export function useNoStrayDrops(): void {
  useEffect(() => {
    window.addEventListener("dragover", refuse);
    window.addEventListener("drop", refuse);
    return () => {
      window.removeEventListener("dragover", refuse);
      window.removeEventListener("drop", refuse);
    };
  }, []);
}
