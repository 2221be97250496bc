import { preloadable } from "@caliper/design-system";
import { Suspense, useEffect, useState } from "react";
import { useServices } from "../state/services.tsx";
import type { OwnAccountDialogsProps } from "./OwnAccountDialogs.tsx";

const OwnAccountDialogs = preloadable(
  async () => (await import("./OwnAccountDialogs.tsx")).default,
);

/** The dialog of one's own account that is open, if any. */
export function AccountDialogs({
  dialog,
  onClose,
}: Pick<OwnAccountDialogsProps, "onClose"> & {
  dialog: OwnAccountDialogsProps["dialog"] | undefined;
}) {
  return (
    dialog !== undefined && (
      <Suspense fallback={null}>
        <OwnAccountDialogs dialog={dialog} onClose={onClose} />
      </Suspense>
    )
  );
}

/** Asks for the password when a request needs it again. */
export function Reauthentication() {
  const { client } = useServices();
  const [answer, setAnswer] = useState<(isConfirmed: boolean) => void>();
  useEffect(() => {
    const ask = () => new Promise<boolean>((resolve) => setAnswer(() => resolve));
    return client.onPasswordNeeded(ask);
  }, [client]);
  return (
    <AccountDialogs
      dialog={answer && "confirmation"}
      onClose={(isConfirmed) => {
        setAnswer(undefined);
        answer?.(isConfirmed);
      }}
    />
  );
}
