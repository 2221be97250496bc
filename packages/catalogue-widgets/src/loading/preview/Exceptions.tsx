import type { DataImport } from "@caliper/api-client";
import { Checkbox, LinkButton } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { hasWarnings } from "./columns.ts";
import { group } from "./CommitBar.css.ts";
import { previewMessages as texts } from "./messages.ts";

export interface ExceptionsProps {
  data: DataImport;
  problemsHref: string;
  skips: boolean;
  onSkipsChange: (skips: boolean) => void;
  acceptsWarnings: boolean;
  onAcceptsWarningsChange: (accepts: boolean) => void;
}

/** Skips the invalid rows or downloads them; accepts unlikely values. */
export function Exceptions({ data, problemsHref, ...decisions }: ExceptionsProps) {
  const { formatMessage } = useIntl();
  const { invalid, warned } = data.counts;
  const { skips, onSkipsChange, acceptsWarnings, onAcceptsWarningsChange } = decisions;
  return (
    <div className={group}>
      {hasWarnings(data) && (
        <Checkbox isSelected={acceptsWarnings} onChange={onAcceptsWarningsChange}>
          {formatMessage(texts.loadAnyway, { count: warned })}
        </Checkbox>
      )}
      {invalid > 0 && (
        <>
          <Checkbox isSelected={skips} onChange={onSkipsChange}>
            {formatMessage(texts.skip, { count: invalid })}
          </Checkbox>
          <LinkButton
            variant="plain"
            size="chip"
            icon="download"
            href={problemsHref}
            download={`problemas-${data.table}.xlsx`}
          >
            {formatMessage(texts.problems)}
          </LinkButton>
        </>
      )}
    </div>
  );
}
