import type { Amendment } from "@caliper/api-client";
import { useLinks } from "@caliper/catalogue-widgets/shared";
import { Code, Dialog, Stack, Text } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { useText } from "../messages/index.ts";
import * as styles from "./AmendmentsReview.css.ts";
import { subjectText } from "./subjectText.ts";
import { ConcernedBlock } from "./ConcernedBlock.tsx";
import { SuggestionText } from "./SuggestionText.tsx";

export interface AmendmentReaderProps {
  /** Null when closed. */
  amendment: Amendment | null;
  onClose: () => void;
}

/** One correction in full, beside the datasheet's current values. */
export function AmendmentReader({ amendment, onClose }: AmendmentReaderProps) {
  const { formatDate } = useIntl();
  const t = useText();
  const links = useLinks();
  return (
    <Dialog
      isOpen={amendment !== null}
      onClose={onClose}
      title={t("amendments.review.read")}
      closeLabel={t("common.close")}
      size="large"
    >
      {amendment !== null && (
        <div className={styles.beside}>
          <Stack gap={12}>
            <Code href={links.datasheet(amendment)}>{amendment.code}</Code>
            <Text tone="subtle">
              {t("amendments.review.from", {
                user: amendment.user,
                email: amendment.email,
                when: formatDate(amendment.sentAt, { dateStyle: "medium", timeStyle: "short" }),
              })}
            </Text>
            <Text weight="strong">{subjectText(t, amendment.subject)}</Text>
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
