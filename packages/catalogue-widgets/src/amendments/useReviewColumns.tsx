import type { Amendment, ApiError } from "@caliper/api-client";
import { Code, type DataColumn, Tag, Text } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { useLinks } from "../provider/index.ts";
import * as styles from "./AmendmentsReview.css.ts";
import { amendmentMessages, subjectMessages } from "./messages.ts";
import { type ReviewAction, ReviewActions } from "./ReviewActions.tsx";
import { reviewMessages, statusMessages } from "./reviewMessages.ts";
import { SuggestionText } from "./SuggestionText.tsx";

interface ReviewColumns {
  /** Rows have a fixed height with one line of the message. */
  isLong: boolean;
  busy: ReadonlyMap<number, ReviewAction>;
  failures: ReadonlyMap<number, ApiError>;
  onAct: (amendment: Amendment, action: ReviewAction) => void;
}

const subjects: Readonly<Partial<Record<string, (typeof subjectMessages)["Any"]>>> =
  subjectMessages;

export function useReviewColumns({
  isLong,
  busy,
  failures,
  onAct,
}: ReviewColumns): readonly DataColumn<Amendment>[] {
  const { formatMessage, formatDate } = useIntl();
  const links = useLinks();
  return [
    {
      id: "created",
      header: formatMessage(reviewMessages.created),
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
      header: formatMessage(amendmentMessages.email),
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
      header: formatMessage(amendmentMessages.subject),
      width: 112,
      sortBy: ({ subject }) => subject,
      cell: ({ subject }) => {
        const known = subjects[subject];
        return known === undefined ? subject : formatMessage(known);
      },
    },
    {
      id: "product",
      header: formatMessage(amendmentMessages.product),
      width: 112,
      isRowHeader: true,
      sortBy: ({ code }) => code,
      cell: (amendment) => <Code href={links.datasheet(amendment)}>{amendment.code}</Code>,
    },
    {
      id: "status",
      header: formatMessage(reviewMessages.status),
      width: 104,
      cell: ({ status }) => (
        <Tag tone={status === "accepted" ? "success" : "neutral"}>
          {formatMessage(statusMessages[status])}
        </Tag>
      ),
    },
    {
      id: "message",
      header: formatMessage(amendmentMessages.message),
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
      header: formatMessage(reviewMessages.action),
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
