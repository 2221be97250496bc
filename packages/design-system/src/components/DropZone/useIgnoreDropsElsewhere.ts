import { useEffect } from "react";

const refuse = (event: DragEvent) => {
  if (!event.dataTransfer?.types.includes("Files")) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = "none";
};

/** Prevents the browser from opening a file dropped outside the area, which would leave the page. */
export function useIgnoreDropsElsewhere(): void {
  useEffect(() => {
    window.addEventListener("dragover", refuse);
    window.addEventListener("drop", refuse);
    return () => {
      window.removeEventListener("dragover", refuse);
      window.removeEventListener("drop", refuse);
    };
  }, []);
}
