import type { Amendment, ApiError } from "@caliper/api-client";
import { Button, Stack, Text } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { useFailure } from "../provider/index.ts";
import * as styles from "./AmendmentsReview.css.ts";
import { reviewMessages } from "./reviewMessages.ts";

/** What a reviewer does with a row. */
export type ReviewAction = "accept" | "reject" | "solve" | "apply";

export interface ReviewActionsProps {
  amendment: Amendment;
  /** What is being done with it. */
  busy: ReviewAction | undefined;
  /** What became of the last try. */
  error: ApiError | undefined;
  onAct: (action: ReviewAction) => void;
}

function actionsOf({ status, suggestion, changeId }: Amendment): readonly ReviewAction[] {
  const apply: readonly ReviewAction[] =
    suggestion !== undefined && changeId === undefined ? ["apply"] : [];
  return status === "pending" ? [...apply, "accept", "reject"] : [...apply, "solve"];
}

/** The buttons of a correction, and why the last press did nothing. */
export function ReviewActions({ amendment, busy, error, onAct }: ReviewActionsProps) {
  const { formatMessage } = useIntl();
  const failureOf = useFailure();
  const { code, id } = amendment;
  const reason = ({ status, kind }: ApiError) => {
    if (status === 409) return formatMessage(reviewMessages.conflict);
    return kind === "invalid" ? formatMessage(reviewMessages.invalidValue) : undefined;
  };
  return (
    <Stack gap={0}>
      <div className={styles.buttons}>
        {actionsOf(amendment).map((action) => {
          const text = formatMessage(reviewMessages[action]);
          return (
            <Button
              key={action}
              size="chip"
              label={formatMessage(reviewMessages.of, { action: text, code, id })}
              // Not pending: its row goes with the answer, and the words about it would be left without a button.
              isDisabled={busy !== undefined && busy !== action}
              onPress={() => {
                if (busy === undefined) onAct(action);
              }}
            >
              {text}
            </Button>
          );
        })}
      </div>
      {error !== undefined && (
        <div role="alert">
          <Text variant="caption" tone="danger">
            {failureOf(error).title} {reason(error) ?? failureOf(error).detail}
          </Text>
        </div>
      )}
    </Stack>
  );
}
