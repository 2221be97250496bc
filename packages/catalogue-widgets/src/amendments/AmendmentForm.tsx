import { amendmentMessageLimit, amendmentSubjects } from "@caliper/api-client";
import { Form, Notice, Select, TextArea, TextField } from "@caliper/design-system";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import * as styles from "./AmendmentForm.css.ts";
import { type AmendmentDraft, type DraftField, missingFields } from "./draft.ts";
import { amendmentMessages, subjectMessages } from "./messages.ts";
import type { CorrectableColumn } from "./useCorrectable.ts";

export interface AmendmentFormProps {
  /** Id for the submit button outside the form. */
  id: string;
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
  /** Result of the last attempt. */
  failure?: ReactNode;
  isPending: boolean;
  /** Read-only after sending. */
  isSent: boolean;
  onSubmit: () => void;
}

const noColumn = "none";

/** The fields of a correction, all required but the suggested value. */
export function AmendmentForm({
  id,
  user,
  product,
  columns,
  draft,
  onChange,
  showMissing,
  refused = {},
  failure,
  isPending,
  isSent,
  onSubmit,
}: AmendmentFormProps) {
  const { formatMessage } = useIntl();
  const missing = showMissing ? missingFields(draft) : [];
  const errorOf = (name: DraftField) => {
    const error = missing.includes(name) ? formatMessage(amendmentMessages.needed) : refused[name];
    return error === undefined ? {} : { error };
  };
  const edit = (change: Partial<AmendmentDraft>) => onChange({ ...draft, ...change });
  const column = columns.find((candidate) => candidate.id === draft.field);
  return (
    <Form id={id} onSubmit={onSubmit} isPending={isPending || isSent} gap={16}>
      {missing.length > 0 && (
        <Notice tone="danger">{formatMessage(amendmentMessages.allRequired)}</Notice>
      )}
      <div className={styles.pair}>
        <TextField
          label={formatMessage(amendmentMessages.product)}
          value={product}
          isMono
          isReadOnly
        />
        <TextField label={formatMessage(amendmentMessages.user)} value={user} isReadOnly />
      </div>
      <TextField
        label={formatMessage(amendmentMessages.email)}
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
        label={formatMessage(amendmentMessages.subject)}
        name="subject"
        isRequired
        isDisabled={isSent}
        placeholder={formatMessage(amendmentMessages.chooseSubject)}
        items={amendmentSubjects.map((subject) => ({
          id: subject,
          label: formatMessage(subjectMessages[subject]),
        }))}
        value={draft.subject}
        onChange={(chosen) =>
          edit({ subject: amendmentSubjects.find((subject) => subject === chosen) ?? null })
        }
        {...errorOf("subject")}
      />
      <TextArea
        label={formatMessage(amendmentMessages.message)}
        description={formatMessage(amendmentMessages.messageHint)}
        name="message"
        isRequired
        isReadOnly={isSent}
        maxLength={amendmentMessageLimit}
        remainingText={(left) => formatMessage(amendmentMessages.remaining, { left })}
        value={draft.message}
        onChange={(message) => edit({ message })}
        {...errorOf("message")}
      />
      {columns.length > 0 && (
        <Select
          label={formatMessage(amendmentMessages.field)}
          name="field"
          isDisabled={isSent}
          items={[
            { id: noColumn, label: formatMessage(amendmentMessages.noField) },
            ...columns.map(({ id: wire, label, current }) => ({ id: wire, label, note: current })),
          ]}
          value={draft.field ?? noColumn}
          onChange={(chosen) => edit({ field: chosen === noColumn ? null : chosen })}
          {...errorOf("field")}
        />
      )}
      {column !== undefined && (
        <TextField
          label={formatMessage(amendmentMessages.suggested)}
          description={formatMessage(amendmentMessages.current, { value: column.current })}
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
      {failure}
    </Form>
  );
}
