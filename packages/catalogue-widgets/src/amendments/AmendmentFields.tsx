import { amendmentMessageLimit, amendmentSubjects } from "@caliper/api-client";
import { Notice, Select, TextArea, TextField } from "@caliper/design-system";
import { useText } from "../messages/index.ts";
import * as styles from "./AmendmentFields.css.ts";
import { type AmendmentDraft, type DraftField, missingFields } from "./draft.ts";
import type { CorrectableColumn } from "./useCorrectable.ts";

export interface AmendmentFieldsProps {
  user: string;
  product: string;
  /** Empty when no value can be suggested. */
  columns: readonly CorrectableColumn[];
  draft: AmendmentDraft;
  onChange: (draft: AmendmentDraft) => void;
  /** Show required fields that are empty. */
  showMissing: boolean;
  /** Errors of the server, by field. */
  refused?: Partial<Record<DraftField, string>> | undefined;
  /** Read-only after sending. */
  isSent: boolean;
}

const noColumn = "none";

/** The fields of a correction, all required but the suggested value. */
export function AmendmentFields({
  user,
  product,
  columns,
  draft,
  onChange,
  showMissing,
  refused = {},
  isSent,
}: AmendmentFieldsProps) {
  const t = useText();
  const emptyFields = showMissing ? missingFields(draft) : [];
  const errorOf = (name: DraftField) => {
    const error = emptyFields.includes(name) ? t("amendments.needed") : refused[name];
    return error === undefined ? {} : { error };
  };
  const edit = (change: Partial<AmendmentDraft>) => onChange({ ...draft, ...change });
  const column = columns.find((candidate) => candidate.id === draft.field);
  return (
    <>
      {emptyFields.length > 0 && <Notice tone="danger">{t("amendments.allRequired")}</Notice>}
      <div className={styles.pair}>
        <TextField label={t("common.product")} value={product} isMono isReadOnly />
        <TextField label={t("common.user")} value={user} isReadOnly />
      </div>
      <TextField
        label={t("amendments.email")}
        type="email"
        name="email"
        autoComplete="email"
        isRequired
        isReadOnly={isSent}
        maxLength={254}
        value={draft.email}
        onChange={(email) => edit({ email })}
        {...errorOf("email")}
      />
      <Select
        label={t("amendments.subject")}
        name="subject"
        isRequired
        isDisabled={isSent}
        placeholder={t("amendments.subject.choose")}
        items={amendmentSubjects.map((subject) => ({
          id: subject,
          label: t(`amendments.subject.${subject}`),
        }))}
        value={draft.subject}
        onChange={(subject) => edit({ subject })}
        {...errorOf("subject")}
      />
      <TextArea
        label={t("amendments.message")}
        description={t("amendments.message.hint")}
        name="message"
        isRequired
        isReadOnly={isSent}
        maxLength={amendmentMessageLimit}
        remainingText={(left) => t("amendments.message.remaining", { left })}
        value={draft.message}
        onChange={(message) => edit({ message })}
        {...errorOf("message")}
      />
      {columns.length > 0 && (
        <Select
          label={t("amendments.field")}
          name="field"
          isDisabled={isSent}
          items={[
            { id: noColumn, label: t("amendments.field.none") },
            ...columns.map(({ id: wire, label, current }) => ({ id: wire, label, note: current })),
          ]}
          value={draft.field ?? noColumn}
          onChange={(chosen) => edit({ field: chosen === noColumn ? null : chosen })}
          {...errorOf("field")}
        />
      )}
      {column !== undefined && (
        <TextField
          label={t("amendments.suggested")}
          description={t("amendments.field.current", { value: column.current })}
          name="suggested"
          isMono
          isRequired
          isReadOnly={isSent}
          maxLength={200}
          value={draft.suggested}
          onChange={(suggested) => edit({ suggested })}
          {...errorOf("suggested")}
        />
      )}
    </>
  );
}
