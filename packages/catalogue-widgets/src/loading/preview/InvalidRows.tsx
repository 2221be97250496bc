import type { DataImport } from "@caliper/api-client";
import { Checkbox, LinkButton } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { group } from "./CommitBar.css.ts";
import { previewMessages as texts } from "./messages.ts";

export interface InvalidRowsProps {
  data: DataImport;
  problemsHref: string;
  skips: boolean;
  onSkipsChange: (skips: boolean) => void;
}

/** Skips the invalid rows, or downloads them. */
export function InvalidRows({ data, problemsHref, skips, onSkipsChange }: InvalidRowsProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={group}>
      <Checkbox isSelected={skips} onChange={onSkipsChange}>
        {formatMessage(texts.skip, { count: data.counts.invalid })}
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
    </div>
  );
}
