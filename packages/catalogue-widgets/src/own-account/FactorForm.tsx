import type { ApiError } from "@caliper/api-client";
import { Button, Form, Inline, Notice } from "@caliper/design-system";
import type { ReactNode } from "react";
import { useText } from "../messages/index.ts";
import { useFailure } from "../provider/index.ts";

export interface FactorFormProps {
  submitLabel: string;
  variant?: "primary" | "danger";
  onCancel: () => void;
  onSubmit: () => void;
  isPending: boolean;
  /** Why the last attempt failed: an error of the API or a text; null if a field shows it. */
  failure: ApiError | string | null;
  children: ReactNode;
}

/** One step of setting up second factors. It takes the place of the settings, in a dialog or on a page. */
export function FactorForm({
  submitLabel,
  variant = "primary",
  onCancel,
  onSubmit,
  isPending,
  failure,
  children,
}: FactorFormProps) {
  const t = useText();
  const failureOf = useFailure();
  return (
    <Form onSubmit={onSubmit} isPending={isPending} gap={16}>
      {children}
      {failure !== null && (
        <Notice tone="danger">
          {typeof failure === "string" ? failure : failureOf(failure).line}
        </Notice>
      )}
      <Inline gap={8} justify="end">
        <Button onPress={onCancel}>{t("common.cancel")}</Button>
        <Button type="submit" variant={variant}>
          {submitLabel}
        </Button>
      </Inline>
    </Form>
  );
}
