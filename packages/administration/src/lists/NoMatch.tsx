import { Button, EmptyState } from "@caliper/design-system";
import { useText } from "../messages/index.ts";

export interface NoMatchProps {
  /** States that no item matches. */
  title: string;
  hint?: string;
  onClear: () => void;
}

/** Shown when no row matches the filters. */
export function NoMatch({ title, hint, onClear }: NoMatchProps) {
  const t = useText();
  return (
    <EmptyState
      icon="filter"
      title={title}
      hint={hint}
      action={<Button onPress={onClear}>{t("common.removeFilters")}</Button>}
    />
  );
}
