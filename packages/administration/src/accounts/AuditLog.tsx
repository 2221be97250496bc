import { auditActions, type AuditEntry, type AuditFilter, auditQuery } from "@caliper/api-client";
import {
  Outdated,
  useClient,
  useColumn,
  useDraft,
  useOwnState,
} from "@caliper/catalogue-widgets/shared";
import {
  Button,
  type DataColumn,
  EmptyState,
  Form,
  Select,
  Stack,
  TextField,
} from "@caliper/design-system";
import { useInfiniteQuery } from "@tanstack/react-query";
import { AdminList, morePages, NoMatch } from "../lists/index.ts";
import { contained, useText } from "../messages/index.ts";
import * as styles from "./Accounts.css.ts";
import { useAuditTexts } from "./useAuditTexts.ts";

export interface AuditLogProps {
  /** The filter, when controlled (in the URL). Otherwise it is kept in state. */
  filter?: AuditFilter;
  /** Called when the filter changes, so that the host can keep it in the URL. */
  onFilterChange?: (filter: AuditFilter) => void;
}

const anyAction = "any";
const idOf = ({ id }: AuditEntry) => String(id);
const textOf = ({ actor, action, target }: AuditEntry) => `${actor} ${action} ${target}`;

/** The change log with old and new values. */
export const AuditLog = contained(AuditLogContent);

function AuditLogContent({ filter: given, onFilterChange }: AuditLogProps) {
  const [filter, onFilter] = useOwnState(given, onFilterChange, {});
  const log = useInfiniteQuery(auditQuery(useClient(), filter));
  const t = useText();
  const [draft, setDraft] = useDraft(filter, isSame);
  const columns = useColumns();
  const filterName = [
    filter.actor,
    filter.action && t(`audit.action.${filter.action}`),
    filter.target,
  ]
    .filter((value) => value !== undefined && value !== "")
    .join(" · ");
  return (
    <Stack gap={16}>
      <Form label={t("audit.filter")} onSubmit={() => onFilter(draft)}>
        <div className={styles.filters}>
          <TextField
            label={t("common.who")}
            value={draft.actor ?? ""}
            maxLength={60}
            onChange={(actor) => setDraft({ ...draft, actor })}
          />
          <Select
            label={t("common.action")}
            items={[
              { id: anyAction, label: t("common.any") },
              ...auditActions.map((id) => ({ id, label: t(`audit.action.${id}`) })),
            ]}
            value={draft.action ?? anyAction}
            onChange={(id) => setDraft({ ...draft, action: id === anyAction ? undefined : id })}
          />
          <TextField
            label={t("audit.target")}
            placeholder={t("audit.target.hint")}
            value={draft.target ?? ""}
            maxLength={200}
            onChange={(target) => setDraft({ ...draft, target })}
          />
          <div className={styles.submit}>
            <Button type="submit" icon="filter">
              {t("audit.filter")}
            </Button>
          </div>
        </div>
      </Form>
      <Outdated
        isOutdated={!isSame(draft, filter)}
        searched={filterName || t("common.any")}
        onSearch={() => onFilter(draft)}
      >
        <AdminList
          id="audit-log"
          label={t("audit.list")}
          query={log}
          rows={log.data ?? []}
          columns={columns}
          getRowId={idOf}
          getRowText={textOf}
          empty={
            isSame(filter, {}) ? (
              <EmptyState
                icon="history"
                title={t("audit.unchanged")}
                hint={t("audit.unchangedHint")}
              />
            ) : (
              <NoMatch
                title={t("audit.empty")}
                hint={t("audit.emptyHint")}
                onClear={() => onFilter({})}
              />
            )
          }
          rowHeight="rowResult"
          more={morePages(log, t("audit.older"))}
        />
      </Outdated>
    </Stack>
  );
}

const isSame = (one: AuditFilter, other: AuditFilter) =>
  (["actor", "action", "target"] as const).every(
    (field) => (one[field] ?? "") === (other[field] ?? ""),
  );

function useColumns(): readonly DataColumn<AuditEntry>[] {
  const t = useText();
  const column = useColumn();
  const words = useAuditTexts();
  return [
    column.time("at", t("common.when"), ({ at }) => at),
    column.text("actor", t("common.who"), ({ actor }) => words.actor(actor), { minWidth: 80 }),
    column.text("action", t("common.action"), ({ action }) => t(`audit.action.${action}`), {
      isRowHeader: true,
    }),
    column.text("target", t("audit.target"), ({ target }) => words.target(target), {
      minWidth: 120,
    }),
    {
      id: "detail",
      header: t("audit.detail"),
      minWidth: 200,
      cell: (entry) => (
        <span className={styles.lines}>
          {words.lines(entry).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
      ),
    },
  ];
}
