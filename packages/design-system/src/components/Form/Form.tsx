import { useEffect, useMemo, useRef, useState } from "react";
import type { ReactNode } from "react";
import { Form as AriaForm } from "react-aria-components";
import type { Space } from "../../theme/tokens.ts";
import { Link } from "../Link/Link.tsx";
import { Notice } from "../Notice/Notice.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { entry } from "./Form.css.ts";
import { invalidControl } from "./focusInvalid.ts";

export interface FormProps {
  /** Fields with a `name`, and a button of type `submit`: with it Enter submits from every field. */
  children: ReactNode;
  /** By press or Enter, never while pending. The data hold what is typed, by name; controlled fields need none of it. */
  onSubmit: (data: FormData) => void;
  /** What is wrong, by the field's name: from the server or your own checks. Leaves a field once it is edited. */
  errors?: Readonly<Record<string, string>>;
  /** For long forms: lists the errors above the fields, each a link to its field. The count is of errors. */
  summaryTitle?: (count: number) => string;
  /** The answer is still on its way: submitting does nothing, fields stay as they are. Tell the button, too. */
  isPending?: boolean;
  /** Its name, where a page has several. */
  label?: string;
  /** What a button outside of it names as its `form`: one at the foot of a dialog. */
  id?: string;
  /** Between the children, in px; 20 unless told. */
  gap?: Space;
}

/** Fields that go together. After a refused submit the focus is in the first field that is wrong; nothing typed is lost. */
export function Form({
  children,
  onSubmit,
  errors = {},
  summaryTitle,
  isPending = false,
  label,
  id,
  gap = 20,
}: FormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const isAnswerDue = useRef(false);
  const [submits, setSubmits] = useState(0);
  // A new object brings a corrected error back, so it is new only when the errors are, or when they were sent again.
  const told = JSON.stringify({ submits, errors });
  const shown = useMemo(
    () => (JSON.parse(told) as { errors: Record<string, string> }).errors,
    [told],
  );
  const listed = Object.entries(shown);

  // After every render: the answer may come as errors here or as errors of the fields.
  useEffect(() => {
    if (!isAnswerDue.current || isPending || !formRef.current) return;
    const control = invalidControl(formRef.current);
    if (!control) return;
    isAnswerDue.current = false;
    control.focus();
  });

  // Whoever types again has seen the answer, or doesn't wait for it: the focus stays with them.
  useEffect(() => {
    const form = formRef.current;
    const forget = () => {
      isAnswerDue.current = false;
    };
    form?.addEventListener("input", forget);
    return () => form?.removeEventListener("input", forget);
  }, []);

  return (
    <AriaForm
      ref={formRef}
      validationBehavior="aria"
      validationErrors={shown}
      {...(label !== undefined && { "aria-label": label })}
      {...(id !== undefined && { id })}
      onSubmit={(event) => {
        event.preventDefault();
        if (isPending) return;
        isAnswerDue.current = true;
        setSubmits(submits + 1);
        onSubmit(new FormData(event.currentTarget));
      }}
    >
      <Stack gap={gap}>
        {summaryTitle && listed.length > 0 && (
          <Notice tone="danger" title={summaryTitle(listed.length)}>
            {listed.map(([name, error]) => (
              <span key={name} className={entry}>
                <Link
                  appearance="prose"
                  onPress={() => formRef.current && invalidControl(formRef.current, name)?.focus()}
                >
                  {error}
                </Link>
              </span>
            ))}
          </Notice>
        )}
        {children}
      </Stack>
    </AriaForm>
  );
}
