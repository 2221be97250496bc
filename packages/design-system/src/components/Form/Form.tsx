import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { Form as AriaForm } from "react-aria-components";
import type { Space } from "../../theme/tokens.ts";
import { Stack } from "../Stack/Stack.tsx";
import { useFirstPress } from "../../internal/useFirstPress.ts";
import { invalidControl } from "./focusInvalid.ts";

export interface FormProps {
  /** Fields with a `name`, and a button of type `submit`, so that Enter submits from every field. */
  children: ReactNode;
  /** Called on submit, but not while pending. The data has the values by name; controlled fields don't need it. */
  onSubmit: (data: FormData) => void;
  /** Errors by field name, from the server or the client. An error disappears when its field is edited. */
  errors?: Readonly<Record<string, string>>;
  /** A submission is in progress: submitting does nothing. Set `isPending` on the button too. */
  isPending?: boolean;
  /** Accessible name, if the page has several forms. */
  label?: string;
  /** For the `form` prop of a button outside the form, such as in a dialog's footer. */
  id?: string;
  /** Space between the children in px; defaults to 20. */
  gap?: Space;
}

/** A group of fields. After an invalid submit, focus moves to the first invalid field; no input is lost. */
export function Form({
  children,
  onSubmit,
  errors = {},
  isPending = false,
  label,
  id,
  gap = 20,
}: FormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const isFocusPending = useRef(false);
  const isFirst = useFirstPress(isPending);
  const [submits, setSubmits] = useState(0);
  // React Aria shows dismissed errors again for a new object, so it changes only with the errors or a new submit.
  const errorsKey = JSON.stringify({ submits, errors });
  const stableErrors = useMemo(
    () => (JSON.parse(errorsKey) as { errors: Record<string, string> }).errors,
    [errorsKey],
  );

  // Runs after every render, because errors can arrive in `errors` or in the fields' own props.
  useEffect(() => {
    if (!isFocusPending.current || isPending || !formRef.current) return;
    const control = invalidControl(formRef.current);
    if (!control) return;
    isFocusPending.current = false;
    control.focus();
  });

  // Don't move focus away once the user has started typing again.
  useEffect(() => {
    const form = formRef.current;
    const cancel = () => {
      isFocusPending.current = false;
    };
    form?.addEventListener("input", cancel);
    return () => form?.removeEventListener("input", cancel);
  }, []);

  return (
    <AriaForm
      ref={formRef}
      validationBehavior="aria"
      validationErrors={stableErrors}
      aria-label={label}
      id={id}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isFirst()) return;
        isFocusPending.current = true;
        setSubmits(submits + 1);
        onSubmit(new FormData(event.currentTarget));
      }}
    >
      <Stack gap={gap}>{children}</Stack>
    </AriaForm>
  );
}
