import type { AccessKey } from "@caliper/api-client";
import { keyScopes } from "@caliper/catalogue-model";
import { useColumn, useTerms, warehouseFlag } from "@caliper/catalogue-widgets/shared";
import {
  CopyButton,
  type DataColumn,
  Flag,
  Stack,
  Tag,
  type TagProps,
  Text,
} from "@caliper/design-system";
import { useIntl } from "react-intl";
import { actionsColumn, Marks } from "../lists/index.ts";
import { useText } from "../messages/index.ts";
import * as styles from "./AccessKeys.css.ts";

export const keyActions = ["usage", "revoke"] as const;
export type KeyAction = (typeof keyActions)[number];

const icons = { usage: "table", revoke: "blocked" } as const;

const stateTags: Readonly<Record<AccessKey["state"], Omit<TagProps, "children">>> = {
  active: { tone: "success" },
  suspended: { tone: "warning" },
  expired: { icon: "blocked" },
  revoked: { icon: "blocked" },
};

/** The columns of the table of keys, including the actions menu. */
export function useKeyColumns(
  onAct: (key: AccessKey, action: KeyAction) => void,
): readonly DataColumn<AccessKey>[] {
  const { formatDate } = useIntl();
  const t = useText();
  const column = useColumn();
  const terms = useTerms();
  const day = (date: Date) => formatDate(date, { dateStyle: "medium" });
  return [
    {
      id: "name",
      header: t("keys.name"),
      isRowHeader: true,
      minWidth: 160,
      sortBy: ({ name }) => name,
      cell: (key) => <KeyName row={key} />,
    },
    {
      id: "state",
      header: t("common.state"),
      sortBy: ({ state }) => t(`keys.state.${state}`),
      cell: ({ state, expiresAt }) => (
        <Stack gap={0} align="start">
          <Tag {...stateTags[state]}>{t(`keys.state.${state}`)}</Tag>
          {state === "active" && expiresAt !== undefined && (
            <Text variant="caption" tone="subtle">
              {t("keys.expires", { date: day(expiresAt) })}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      id: "scopes",
      header: t("keys.scopes"),
      cell: ({ scopes, warehouses }) => (
        <Marks>
          {keyScopes
            .filter((scope) => scopes.includes(scope))
            .map((scope) => (
              <Tag key={scope} tone="info">
                {t(`keys.scope.${scope}`)}
              </Tag>
            ))}
          {warehouses.map((warehouse) => (
            <Flag
              key={warehouse}
              code={warehouseFlag[warehouse]}
              label={terms.warehouse(warehouse)}
            />
          ))}
        </Marks>
      ),
    },
    {
      id: "origins",
      foldsInto: "scopes",
      header: t("keys.origins"),
      minWidth: 144,
      cell: ({ origins }) => (
        <span className={styles.lines}>
          {origins.map((origin) => (
            <span key={origin}>{origin}</span>
          ))}
        </span>
      ),
    },
    column.text("owner", t("keys.owner"), ({ owner }) => owner, { foldsInto: "name" }),
    column.count("requests", t("keys.requests"), ({ requests }) => requests),
    {
      id: "lastUsed",
      foldsInto: "state",
      header: t("keys.lastUsed"),
      isMuted: true,
      sortBy: ({ lastUsed }) => lastUsed,
      cell: ({ lastUsed }) => (
        <span className={styles.time}>
          {lastUsed === undefined ? t("keys.never") : day(lastUsed)}
        </span>
      ),
    },
    actionsColumn(
      t("common.actions"),
      (key) => ({
        label: t("keys.actionsOf", { name: key.name }),
        items: keyActions
          .filter((id) => id !== "revoke" || key.state !== "revoked")
          .map((id) => ({ id, icon: icons[id], label: t(`keys.action.${id}`) })),
      }),
      onAct,
    ),
  ];
}

/** The name of a key, its kind, and the key itself, which pages need. */
function KeyName({ row: { name, kind, key } }: { readonly row: AccessKey }) {
  const t = useText();
  const keyText = kind === "api" ? `${key}…` : key;
  return (
    <div className={styles.name}>
      <Text weight="strong">{name}</Text>
      <Text variant="caption" tone="subtle">
        {t(`keys.kind.${kind}`)}
      </Text>
      <span className={styles.key}>
        {keyText}
        {kind === "embed" && (
          <CopyButton
            text={key}
            label={t("keys.copyOf", { name })}
            copiedLabel={t("keys.copied")}
          />
        )}
      </span>
    </div>
  );
}
