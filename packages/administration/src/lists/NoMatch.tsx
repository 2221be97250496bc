import { Button, EmptyState } from "@caliper/design-system";

export interface NoMatchProps {
  /** States that no item matches. */
  title: string;
  clearLabel: string;
  onClear: () => void;
}

/** Shown when no row matches the filters. */
export function NoMatch({ title, clearLabel, onClear }: NoMatchProps) {
  return (
    <EmptyState
      icon="filter"
      title={title}
      action={<Button onPress={onClear}>{clearLabel}</Button>}
    />
  );
}
