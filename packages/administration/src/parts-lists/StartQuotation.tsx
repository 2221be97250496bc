import { createQuotationMutation, type WholePartsList } from "@caliper/api-client";
import { useClient, useFailure, useNavigate } from "@caliper/catalogue-widgets/shared";
import { Button, toasts } from "@caliper/design-system";
import { useMutation } from "@tanstack/react-query";
import { useText } from "../messages/index.ts";
import type { ListHrefs } from "./hrefs.ts";

export interface StartQuotationProps {
  /** With today's prices. */
  list: WholePartsList;
  /** Addresses of the host. */
  hrefs: Pick<ListHrefs, "quotation">;
}

/** Starts a quotation of a list and opens it. */
export function StartQuotation({ list, hrefs }: StartQuotationProps) {
  const t = useText();
  const navigate = useNavigate();
  const failureOf = useFailure();
  const create = useMutation(createQuotationMutation(useClient()));
  const { id, warehouse, lines } = list;
  return (
    <Button
      icon="newsletter"
      isDisabled={lines.length === 0}
      isPending={create.isPending}
      onPress={() =>
        create.mutate(
          { list: id, ...(warehouse && { warehouse }) },
          {
            onSuccess: (quotation) => navigate(hrefs.quotation(quotation.id)),
            onError: (error) => toasts.show(failureOf(error).line, { tone: "danger" }),
          },
        )
      }
    >
      {t("quotations.number")}
    </Button>
  );
}
