import {
  amendmentSenderQuery,
  type AmendmentToSend,
  sendAmendmentMutation,
} from "@caliper/api-client";
import { maySee } from "@caliper/catalogue-model";
import { Button, preloadable, toasts, useNarrow } from "@caliper/design-system";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Suspense, useEffect, useState } from "react";
import { useText } from "../messages/index.ts";
import { contained, type StoredText, useClient, useViewer } from "../provider/index.ts";
import { type CorrectableProduct, useCorrectable } from "./useCorrectable.ts";

// Loaded on demand: the public datasheet does not need the form.
const load = () => import("./AmendmentDialog.tsx");
const AmendmentDialog = preloadable(async () => (await load()).AmendmentDialog);

export interface MakeAmendmentProps {
  /** The code of the part to correct. */
  code: string;
  /** The product of the datasheet; without it no value can be suggested. */
  datasheet?: CorrectableProduct | undefined;
  /** Keeps the text of an open dialog over a reload. */
  kept?: StoredText | undefined;
}

/** Delay of the toast after the answer, in ms. */
export const confirmationDelay = 100;

/** The button that opens the dialog; hidden for viewers who may not send amendments. */
export const MakeAmendment = contained("amendments", MakeAmendmentContent);

function MakeAmendmentContent({ code, datasheet, kept }: MakeAmendmentProps) {
  const t = useText();
  const viewer = useViewer();
  // On a phone it is not what people come for.
  const isNarrow = useNarrow();
  const [isOpen, setOpen] = useState(false);
  // Stays mounted after the first opening, for the closing animation.
  const [wasOpened, setOpened] = useState(false);
  const maySend = maySee("amendmentDialog", viewer);
  useEffect(() => {
    // Prefetch; a failure here is retried on opening.
    if (maySend) load().catch(() => undefined);
  }, [maySend]);
  const columns = useCorrectable(datasheet);
  const client = useClient();
  const send = useMutation(sendAmendmentMutation(client));
  const { data: email } = useQuery(amendmentSenderQuery(client, maySend && wasOpened));
  if (!maySend) return null;

  const toggle = (open: boolean) => {
    setOpen(open);
    setOpened(true);
    if (!open) kept?.set("");
    send.reset();
  };
  const sendNow = async (amendment: AmendmentToSend) => {
    try {
      await send.mutateAsync(amendment);
    } catch {
      // Shown in the dialog.
      return;
    }
    kept?.set("");
    // The toast also appears after the dialog is closed.
    setTimeout(() => toasts.show(t("amendments.thanks"), { tone: "success" }), confirmationDelay);
  };
  const state = send.isSuccess ? "sent" : send.isPending ? "sending" : "editing";
  return (
    <>
      <Button
        variant={isNarrow ? "plain" : "primary"}
        icon="amendment"
        onPress={() => toggle(true)}
      >
        {t("amendments.open")}
      </Button>
      {wasOpened && (
        <Suspense fallback={null}>
          <AmendmentDialog
            isOpen={isOpen}
            onClose={() => toggle(false)}
            user={viewer.username}
            email={email ?? ""}
            product={code}
            family={datasheet?.family}
            kept={kept}
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
