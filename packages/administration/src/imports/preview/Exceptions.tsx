import { type DataImport, problemsUrl } from "@caliper/api-client";
import { useClient } from "@caliper/catalogue-widgets/shared";
import { Checkbox, LinkButton } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";
import { hasWarnings } from "./columns.ts";
import { group } from "./CommitBar.css.ts";

export interface ExceptionsProps {
  data: DataImport;
  skips: boolean;
  onSkipsChange: (skips: boolean) => void;
  acceptsWarnings: boolean;
  onAcceptsWarningsChange: (accepts: boolean) => void;
}

/** Skips the invalid rows or downloads them; accepts unlikely values. */
export function Exceptions({ data, ...decisions }: ExceptionsProps) {
  const t = useText();
  const client = useClient();
  const { invalid, warned } = data.counts;
  const { skips, onSkipsChange, acceptsWarnings, onAcceptsWarningsChange } = decisions;
  return (
    <div className={group}>
      {hasWarnings(data) && (
        <Checkbox isSelected={acceptsWarnings} onChange={onAcceptsWarningsChange}>
          {t("preview.loadAnyway", { count: warned })}
        </Checkbox>
      )}
      {invalid > 0 && (
        <>
          <Checkbox isSelected={skips} onChange={onSkipsChange}>
            {t("preview.skip", { count: invalid })}
          </Checkbox>
          <LinkButton
            variant="plain"
            size="chip"
            icon="download"
            href={problemsUrl(client, data.id)}
            download={`problemas-${data.table}.xlsx`}
          >
            {t("preview.problems")}
          </LinkButton>
        </>
      )}
    </div>
  );
}
