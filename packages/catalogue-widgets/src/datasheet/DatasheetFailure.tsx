import type { ApiError } from "@caliper/api-client";
import { EmptyState, ErrorState, Heading, LinkButton } from "@caliper/design-system";
import { useText } from "../messages/index.ts";
import { contained, useFailure, useLinks } from "../provider/index.ts";
import { Late } from "../shared/late/index.ts";
import { ReplacementNotes } from "./parts.ts";
import { grid } from "../shared/sheet-layout/index.ts";

export interface DatasheetFailureProps {
  /** The requested code. */
  code: string;
  /** Why the datasheet could not be read. */
  error: ApiError;
  /** Called by the button that repeats the request. */
  onRetry: () => void;
  /** The request is being repeated. */
  isRetrying: boolean;
}

/** Why there is no datasheet: replaced or unknown code, family not open to the account, or failed request. */
export const DatasheetFailure = contained("datasheet", DatasheetFailureContent);

function DatasheetFailureContent(props: DatasheetFailureProps) {
  return (
    <div className={grid.sheet}>
      <div className={grid.head}>
        <Heading level={1} variant="codeHero">
          {props.code.trim().toUpperCase()}
        </Heading>
      </div>
      <Reason {...props} />
    </div>
  );
}

function Reason({ code, error, onRetry, isRetrying }: DatasheetFailureProps) {
  const t = useText();
  const links = useLinks();
  const failure = useFailure()(error);
  const displayCode = code.trim().toUpperCase();
  const { replacedBy } = error.problem ?? {};
  if (replacedBy)
    return (
      <Late preload={ReplacementNotes.preload}>
        <ReplacementNotes replacements={{ replacedBy }} />
      </Late>
    );
  if (error.kind === "notFound" || error.kind === "invalid")
    return (
      <EmptyState
        title={t("datasheet.notFoundHeading", { code: displayCode })}
        hint={t("datasheet.notFound")}
        action={
          <LinkButton href={links.codeSearch(displayCode)} icon="search">
            {t("datasheet.search", { code: displayCode })}
          </LinkButton>
        }
      />
    );
  if (error.kind === "forbidden")
    return (
      <EmptyState
        icon="info"
        title={t("datasheet.forbiddenHeading", { code: displayCode })}
        hint={t("datasheet.forbidden")}
        action={<LinkButton href={links.codeSearch("")}>{t("datasheet.goSearch")}</LinkButton>}
      />
    );
  return (
    <ErrorState
      title={t("datasheet.errorHeading")}
      detail={failure.detail ?? failure.title}
      retryLabel={failure.retryLabel}
      onRetry={onRetry}
      isRetrying={isRetrying}
    />
  );
}

/** The URL has no code. */
export const DatasheetMissing = contained("datasheet", DatasheetMissingContent);

function DatasheetMissingContent() {
  const t = useText();
  const links = useLinks();
  return (
    <div className={grid.sheet}>
      <div className={grid.head}>
        <Heading level={1}>{t("datasheet.missingHeading")}</Heading>
      </div>
      <EmptyState
        title={t("datasheet.missing")}
        action={<LinkButton href={links.codeSearch("")}>{t("datasheet.goSearch")}</LinkButton>}
      />
    </div>
  );
}
