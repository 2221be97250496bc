import {
  type QuotationHeading,
  quotationHeadingQuery,
  setQuotationHeadingMutation,
} from "@caliper/api-client";
import { FormDialog, useClient } from "@caliper/catalogue-widgets/shared";
import { Button, DropZone, Inline, TextArea, TextField } from "@caliper/design-system";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import { logoOf } from "./logoOf.ts";
import * as styles from "./Quotation.css.ts";

const rules = { accept: ["image/png", "image/jpeg", "image/webp"], maxCount: 1 };

export interface HeadingDialogProps {
  onClose: () => void;
}

/** Sets what stands above and below the user's quotations: name, logo and terms. */
export function HeadingDialog({ onClose }: HeadingDialogProps) {
  const t = useText();
  const client = useClient();
  const query = useQuery(quotationHeadingQuery(client));
  const save = useMutation(setQuotationHeadingMutation(client));
  const [changed, setChanged] = useState<Partial<QuotationHeading>>({});
  const [isUnreadable, setUnreadable] = useState(false);
  const { name, terms, logo } = { name: "", terms: "", ...query.data, ...changed };
  const isLogoRefused = save.error?.status === 400;
  return (
    <FormDialog
      onClose={onClose}
      title={t("quotations.heading")}
      submitLabel={t("lists.button.rename")}
      onSubmit={() =>
        save.mutate(
          { name: name.trim(), terms: terms.trim(), ...(logo !== undefined && { logo }) },
          { onSuccess: onClose },
        )
      }
      isBlocked={query.data === undefined}
      isPending={save.isPending || query.isPending}
      error={query.error ?? save.error}
    >
      <TextField
        label={t("quotations.headingName")}
        autoComplete="organization"
        maxLength={120}
        value={name}
        onChange={(value) => setChanged({ ...changed, name: value })}
      />
      <TextArea
        label={t("quotations.terms")}
        description={t("quotations.termsHint")}
        maxLength={4000}
        value={terms}
        onChange={(value) => setChanged({ ...changed, terms: value })}
      />
      {logo === undefined ? (
        <DropZone
          label={t("quotations.logo")}
          prompt={t("quotations.logoPrompt")}
          browseText={t("quotations.logoBrowse")}
          dropText={t("quotations.logoPrompt")}
          refuseText={t("quotations.logoType")}
          refusedLabel={t("order.dropRefused")}
          problemText={() => t("quotations.logoType")}
          rules={rules}
          size="short"
          onFiles={([file]) => {
            if (!file) return;
            setUnreadable(false);
            logoOf(file).then(
              (url) => setChanged({ ...changed, logo: url }),
              () => setUnreadable(true),
            );
          }}
          {...((isUnreadable || isLogoRefused) && { error: t("quotations.logoType") })}
        />
      ) : (
        <Inline gap={16}>
          <img className={styles.logo} src={logo} alt={t("quotations.logo")} />
          <Button
            size="chip"
            icon="trash"
            onPress={() => setChanged({ ...changed, logo: undefined })}
          >
            {t("quotations.logoRemove")}
          </Button>
        </Inline>
      )}
    </FormDialog>
  );
}
