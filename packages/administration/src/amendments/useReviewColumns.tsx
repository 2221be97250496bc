import type { Amendment, ApiError } from "@caliper/api-client";
import { useColumn } from "@caliper/catalogue-widgets/shared";
import { type DataColumn, Tag, Text } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { useText } from "../messages/index.ts";
import * as styles from "./AmendmentsReview.css.ts";
import { subjectText } from "./subjectText.ts";
import { type ReviewAction, ReviewActions } from "./ReviewActions.tsx";
import { SuggestionText } from "./SuggestionText.tsx";

interface ReviewColumns {
  /** Rows have a fixed height with one line of the message. */
  isLong: boolean;
  busy: ReadonlyMap<number, ReviewAction>;
  failures: ReadonlyMap<number, ApiError>;
  onAct: (amendment: Amendment, action: ReviewAction) => void;
}

export function useReviewColumns({
  isLong,
  busy,
  failures,
  onAct,
}: ReviewColumns): readonly DataColumn<Amendment>[] {
  const { formatDate } = useIntl();
  const t = useText();
  const column = useColumn();
  return [
    {
      id: "created",
      foldsInto: "email",
      header: t("amendments.review.created"),
      width: 136,
      sortBy: ({ sentAt }) => sentAt,
      cell: ({ sentAt }) => (
        <Text variant="cell" nowrap>
          {formatDate(sentAt, { dateStyle: "medium" })}
        </Text>
      ),
    },
    {
      id: "email",
      header: t("amendments.email"),
      width: 184,
      minWidth: 144,
      sortBy: ({ email, user }) => email || user,
      cell: ({ email, user }) =>
        isLong ? (
          <span className={styles.line} title={email}>
            {email}
          </span>
        ) : (
          <span className={styles.sender}>
            <span>{email}</span>
            <Text variant="caption" tone="subtle">
              {user}
            </Text>
          </span>
        ),
    },
    {
      id: "subject",
      foldsInto: "product",
      header: t("amendments.subject"),
      width: 112,
      sortBy: ({ subject }) => subject,
      cell: ({ subject }) => subjectText(t, subject),
    },
    column.product("product", t("common.product"), (amendment) => amendment, {
      width: 112,
      isRowHeader: true,
    }),
    {
      id: "status",
      foldsInto: "product",
      header: t("common.status"),
      width: 104,
      cell: ({ status }) => (
        <Tag tone={status === "accepted" ? "success" : "neutral"}>
          {t(`amendments.status.${status}`)}
        </Tag>
      ),
    },
    {
      id: "message",
      header: t("amendments.message"),
      cell: (amendment) =>
        isLong ? (
          <span className={styles.line} title={amendment.message}>
            {amendment.message}
          </span>
        ) : (
          <span className={styles.message}>
            {amendment.message}
            <SuggestionText amendment={amendment} />
          </span>
        ),
    },
    {
      id: "action",
      foldsInto: "message",
      header: t("common.action"),
      isUnprinted: true,
      width: 264,
      cell: (amendment) => (
        <ReviewActions
          amendment={amendment}
          busy={busy.get(amendment.id)}
          error={failures.get(amendment.id)}
          onAct={(action) => onAct(amendment, action)}
        />
      ),
    },
  ];
}
