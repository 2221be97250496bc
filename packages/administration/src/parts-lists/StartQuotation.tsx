import { createQuotationMutation, type WholePartsList } from "@caliper/api-client";
import { useClient, useFailure, useNavigate } from "@caliper/catalogue-widgets/shared";
import { Button, toasts } from "@caliper/design-system";
import { useMutation } from "@tanstack/react-query";
import { useText } from "../messages/index.ts";
import type { ListHrefs } from "./hrefs.ts";
import type { Saving } from "./useSaving.ts";

export interface StartQuotationProps {
  /** With today's prices. */
  list: WholePartsList;
  /** Of the changes of its lines. */
  saving: Saving;
  /** Addresses of the host. */
  hrefs: Pick<ListHrefs, "quotation">;
}

/** Starts a quotation of a list and opens it. */
export function StartQuotation({ list, saving, hrefs }: StartQuotationProps) {
  const t = useText();
  const navigate = useNavigate();
  const failureOf = useFailure();
  const create = useMutation(createQuotationMutation(useClient()));
  const { id, warehouse, lines } = list;
  const start = () =>
    create.mutate(
      { list: id, ...(warehouse && { warehouse }) },
      {
        onSuccess: (quotation) => navigate(hrefs.quotation(quotation.id)),
        onError: (error) => toasts.show(failureOf(error).line, { tone: "danger" }),
      },
    );
  return (
    <Button
      icon="newsletter"
      isDisabled={lines.length === 0}
      isPending={create.isPending || saving.isSaving}
      onPress={() => saving.whenSaved(start)}
    >
      {t("quotations.number")}
    </Button>
  );
}
