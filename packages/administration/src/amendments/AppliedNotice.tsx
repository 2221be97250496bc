import { type Amendment, undoAmendmentMutation } from "@caliper/api-client";
import { useClient, useFailure } from "@caliper/catalogue-widgets/shared";
import { Button, Notice, Stack } from "@caliper/design-system";
import { useMutation } from "@tanstack/react-query";
import { useText } from "../messages/index.ts";
import { useSuggestionWords } from "./SuggestionText.tsx";

export interface AppliedNoticeProps {
  /** The amendment before it was applied, and the change that applied it. */
  amendment: Amendment;
}

/** The applied value with an undo button. Not a toast, because it must stay available. */
export function AppliedNotice({ amendment }: AppliedNoticeProps) {
  const t = useText();
  const failureOf = useFailure();
  const words = useSuggestionWords()(amendment);
  const undo = useMutation(undoAmendmentMutation(useClient()));
  const { code, changeId } = amendment;
  if (words === undefined || changeId === undefined) return null;
  const { column, current, suggested } = words;

  if (undo.data !== undefined) {
    return undo.data.kept > 0 ? (
      <Notice tone="warning">{t("amendments.review.kept", { code, column })}</Notice>
    ) : (
      <Notice>{t("amendments.review.undone", { code, column, value: current })}</Notice>
    );
  }
  return (
    <Stack gap={8}>
      <Notice
        tone="success"
        action={
          <Button
            icon="undo"
            onPress={() => {
              if (!undo.isPending) undo.mutate({ changeId });
            }}
          >
            {t("common.undo")}
          </Button>
        }
      >
        {t("amendments.review.applied", { code, column, value: suggested })}
      </Notice>
      {undo.error !== null && (
        <Notice tone="danger" title={failureOf(undo.error).title}>
          {failureOf(undo.error).detail}
        </Notice>
      )}
    </Stack>
  );
}
