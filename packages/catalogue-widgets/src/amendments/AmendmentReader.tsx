import type { Amendment } from "@caliper/api-client";
import { Code, Dialog, Stack, Text } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { useLinks } from "../provider/index.ts";
import * as styles from "./AmendmentsReview.css.ts";
import { amendmentMessages, subjectMessages } from "./messages.ts";
import { ConcernedBlock } from "./ConcernedBlock.tsx";
import { reviewMessages } from "./reviewMessages.ts";
import { SuggestionText } from "./SuggestionText.tsx";

export interface AmendmentReaderProps {
  /** Null when closed. */
  amendment: Amendment | null;
  onClose: () => void;
}

/** One correction in full, beside the datasheet's current values. */
export function AmendmentReader({ amendment, onClose }: AmendmentReaderProps) {
  const { formatMessage, formatDate } = useIntl();
  const links = useLinks();
  return (
    <Dialog
      isOpen={amendment !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={formatMessage(reviewMessages.read)}
      closeLabel={formatMessage(amendmentMessages.close)}
      size="large"
    >
      {amendment !== null && (
        <div className={styles.beside}>
          <Stack gap={12}>
            <Code href={links.datasheet(amendment)}>{amendment.code}</Code>
            <Text tone="subtle">
              {formatMessage(reviewMessages.from, {
                user: amendment.user,
                email: amendment.email,
                when: formatDate(amendment.sentAt, { dateStyle: "medium", timeStyle: "short" }),
              })}
            </Text>
            <Text weight="strong">
              {Object.hasOwn(subjectMessages, amendment.subject)
                ? formatMessage(subjectMessages[amendment.subject as keyof typeof subjectMessages])
                : amendment.subject}
            </Text>
            <div className={styles.message}>
              <Text>{amendment.message}</Text>
              <SuggestionText amendment={amendment} />
            </div>
          </Stack>
          <ConcernedBlock amendment={amendment} />
        </div>
      )}
    </Dialog>
  );
}
