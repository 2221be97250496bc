import { Button, EmptyState } from "@caliper/design-system";

export interface NoMatchProps {
  /** Which things the filters leave none of. */
  title: string;
  clearLabel: string;
  onClear: () => void;
}

/** There are rows, but the filters leave none. */
export function NoMatch({ title, clearLabel, onClear }: NoMatchProps) {
  return (
    <EmptyState
      icon="filter"
      title={title}
      action={<Button onPress={onClear}>{clearLabel}</Button>}
    />
  );
}
