import { sendAmendmentMutation } from "@caliper/api-client";
import type { AmendmentToSend } from "@caliper/api-client";
import { maySee } from "@caliper/catalogue-model";
import { Button, toasts } from "@caliper/design-system";
import { useMutation } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { useClient, useViewer } from "../provider/index.ts";
import { amendmentMessages } from "./messages.ts";
import { useCorrectable } from "./useCorrectable.ts";
import type { CorrectableProduct } from "./useCorrectable.ts";

// The public datasheet does not wait for a form that opens for the signed-in only.
const load = () => import("./AmendmentDialog.tsx");
const AmendmentDialog = lazy(() => load().then((file) => ({ default: file.AmendmentDialog })));

export interface MakeAmendmentProps {
  /** Our product code. */
  code: string;
  /** The product as its datasheet has it; without it no value can be suggested. */
  datasheet?: CorrectableProduct | undefined;
}

/** ms; how long after the answer the thanks appear. */
export const thanksDelay = 100;

/** The button of a datasheet that opens the dialog; nothing for whoever may not send corrections. */
export function MakeAmendment({ code, datasheet }: MakeAmendmentProps) {
  const { formatMessage } = useIntl();
  const viewer = useViewer();
  const [isOpen, setOpen] = useState(false);
  // Once opened it stays, so that closing it is seen and what was typed is its own affair.
  const [wasOpened, setOpened] = useState(false);
  const maySend = maySee("amendmentDialog", viewer);
  useEffect(() => {
    // Before it is asked for; what fails here is tried again then.
    if (maySend) load().catch(() => undefined);
  }, [maySend]);
  const columns = useCorrectable(datasheet);
  const send = useMutation(sendAmendmentMutation(useClient()));
  if (!maySend) return null;

  const toggle = (open: boolean) => {
    setOpen(open);
    setOpened(true);
    send.reset();
  };
  const sendNow = async (amendment: AmendmentToSend) => {
    try {
      await send.mutateAsync(amendment);
    } catch {
      // The dialog shows it.
      return;
    }
    // Who closes the dialog at once is thanked all the same.
    setTimeout(
      () => toasts.show(formatMessage(amendmentMessages.thanks), { tone: "success" }),
      thanksDelay,
    );
  };
  const state = send.isSuccess ? "sent" : send.isPending ? "sending" : "editing";
  return (
    <>
      <Button variant="primary" icon="amendment" onPress={() => toggle(true)}>
        {formatMessage(amendmentMessages.open)}
      </Button>
      {wasOpened && (
        <Suspense fallback={null}>
          <AmendmentDialog
            isOpen={isOpen}
            onOpenChange={toggle}
            user={viewer.username}
            product={code}
            family={datasheet?.family}
            columns={columns}
            state={state}
            error={send.error}
            onSend={(amendment) => void sendNow(amendment)}
            onEdit={() => {
              if (send.isError) send.reset();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
