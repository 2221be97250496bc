import { changeListMutation, type PartsList } from "@caliper/api-client";
import { FailureNotice, useClient } from "@caliper/catalogue-widgets/shared";
import { Button, Dialog, RadioGroup, Stack, Text } from "@caliper/design-system";
import { useMutation } from "@tanstack/react-query";
import { CopyField } from "../lists/index.ts";
import { useText } from "../messages/index.ts";
import type { ListHrefs } from "./hrefs.ts";

export interface ShareDialogProps {
  list: PartsList;
  hrefs: ListHrefs;
  isOpen: boolean;
  onClose: () => void;
}

const shares = ["none", "read", "copy"] as const;

/** Chooses who may open a list by its link, which can be copied and revoked. */
export function ShareDialog({ list: { id, share }, hrefs, isOpen, onClose }: ShareDialogProps) {
  const t = useText();
  const client = useClient();
  const change = useMutation(changeListMutation(client));
  const value = share === undefined ? "none" : share.mayBeCopied ? "copy" : "read";
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("lists.share.title")}
      closeLabel={t("common.close")}
      actions={<Button onPress={onClose}>{t("common.close")}</Button>}
    >
      <Stack gap={16}>
        <Text tone="subtle">{t("lists.share.hint")}</Text>
        <RadioGroup
          label={t("lists.share.who")}
          orientation="vertical"
          items={shares.map((each) => ({ id: each, label: t(`lists.share.${each}`) }))}
          value={change.isPending ? (change.variables.share ?? value) : value}
          onChange={(next) => change.mutate({ id, share: next })}
        />
        {share && (
          <CopyField
            label={t("lists.share.link")}
            value={new URL(hrefs.shared(share.token), window.location.href).href}
            copyLabel={t("common.copyLink")}
            copiedLabel={t("common.linkCopied")}
          />
        )}
        <FailureNotice error={change.error} />
      </Stack>
    </Dialog>
  );
}
