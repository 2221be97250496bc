import { preloadable, TextField, type TextFieldProps } from "@caliper/design-system";
import { type ComponentType, Suspense } from "react";

type Props = Pick<TextFieldProps, "label" | "hideLabel" | "labelStart" | "description" | "size">;

/** A field whose code loads with its widget, but not before its first content: until then it is shown empty and disabled. */
export function lateField(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Field = preloadable(load);
  void Field.preload();
  return (props) => {
    const { label, hideLabel, labelStart, description, size } = props;
    const frame = { label, hideLabel, labelStart, description, size };
    return (
      <Suspense fallback={<TextField isDisabled {...frame} />}>
        <Field {...props} />
      </Suspense>
    );
  };
}
