import { DropZone, type ListedFile } from "@caliper/design-system";
import { useState } from "react";

export default function Example() {
  const [files, setFiles] = useState<readonly ListedFile[]>([]);
  return (
    <DropZone
      label="Files to load"
      prompt="Drag files here, or paste them"
      browseText="Choose files"
      dropText="Drop to upload"
      refuseText="Only PDF can be loaded here"
      rules={{ accept: [".pdf"], maxBytes: 10_000_000 }}
      problemText={({ kind }) => (kind === "wrongType" ? "Not a PDF" : "Too large")}
      refusedLabel="Not accepted"
      files={files}
      onFiles={(accepted) =>
        setFiles(
          accepted.map(({ name, size }, index) => ({
            id: `${index}`,
            name,
            size,
            state: "waiting",
          })),
        )
      }
      onRemove={(removed) => setFiles(files.filter(({ id }) => id !== removed))}
      removeLabel={(name) => `Remove ${name}`}
    />
  );
}
