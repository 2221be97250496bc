import type { Amendment, ApiError } from "@caliper/api-client";
import { useFailure } from "@caliper/catalogue-widgets/shared";
import { Button } from "@caliper/design-system";
import { RowButtons } from "../lists/index.ts";
import { useText } from "../messages/index.ts";

/** Actions of a row. */
export type ReviewAction = "accept" | "reject" | "solve" | "apply" | "reopen";

export interface ReviewActionsProps {
  amendment: Amendment;
  /** The action in progress. */
  busy: ReviewAction | undefined;
  /** Result of the last attempt. */
  error: ApiError | undefined;
  onAct: (action: ReviewAction) => void;
}

function actionsOf({ status, suggestion, changeId }: Amendment): readonly ReviewAction[] {
  if (status === "rejected" || status === "solved") return ["reopen"];
  const apply: readonly ReviewAction[] =
    suggestion !== undefined && changeId === undefined ? ["apply"] : [];
  return status === "pending" ? [...apply, "accept", "reject"] : [...apply, "solve"];
}

/** The buttons of a correction, and the error of the last action. */
export function ReviewActions({ amendment, busy, error, onAct }: ReviewActionsProps) {
  const t = useText();
  const failureOf = useFailure();
  const { code, id } = amendment;
  const reason = ({ status, kind }: ApiError) => {
    if (status === 409) return t("amendments.review.conflict");
    return kind === "invalid" ? t("amendments.review.invalidValue") : undefined;
  };
  const failure = error && failureOf(error);
  return (
    <RowButtons failure={error && `${failure?.title} ${reason(error) ?? failure?.detail ?? ""}`}>
      {actionsOf(amendment).map((action) => {
        const text = t(`amendments.review.${action}`);
        return (
          <Button
            key={action}
            size="chip"
            label={t("amendments.review.of", { action: text, code, id })}
            // Not shown as pending, because the row disappears with the answer.
            isDisabled={busy !== undefined && busy !== action}
            onPress={() => {
              if (busy === undefined) onAct(action);
            }}
          >
            {text}
          </Button>
        );
      })}
    </RowButtons>
  );
}
