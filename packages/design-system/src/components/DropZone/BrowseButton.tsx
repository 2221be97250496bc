import { useRef } from "react";
import { FileTrigger } from "react-aria-components";
import { Button } from "../Button/Button.tsx";
import { useDialogCancel } from "./useDialogCancel.ts";

interface BrowseButtonProps {
  children: string;
  accept?: readonly string[];
  allowsMultiple: boolean;
  onFiles: (files: readonly File[]) => void;
  onCancel?: () => void;
}

/** Opens the file dialog of the browser and reports when it is canceled. */
export function BrowseButton({
  children,
  accept,
  allowsMultiple,
  onFiles,
  onCancel,
}: BrowseButtonProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  useDialogCancel(inputRef, onCancel);
  return (
    <FileTrigger
      ref={inputRef}
      acceptedFileTypes={accept}
      allowsMultiple={allowsMultiple}
      onSelect={(files) => files && onFiles([...files])}
    >
      <Button icon="upload">{children}</Button>
    </FileTrigger>
  );
}
