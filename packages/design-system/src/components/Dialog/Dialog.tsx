import { Suspense } from "react";
import { useStaysTrue } from "../../internal/useStaysTrue.ts";
import type { DialogProps } from "./DialogWindow.tsx";
import { Window } from "./lazy.ts";

export type { DialogProps } from "./DialogWindow.tsx";

/** A modal dialog. It opens with the focus in its first field, if it has one. */
export function Dialog(props: DialogProps) {
  const wasOpen = useStaysTrue(props.isOpen);
  return (
    wasOpen && (
      <Suspense fallback={null}>
        <Window {...props} />
      </Suspense>
    )
  );
}
