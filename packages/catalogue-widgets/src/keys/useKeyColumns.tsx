import type { AccessKey } from "@caliper/api-client";
import { keyScopes } from "@caliper/catalogue-model";
import {
  CopyButton,
  type DataColumn,
  Flag,
  MenuButton,
  Stack,
  Tag,
  type TagProps,
  Text,
} from "@caliper/design-system";
import { useIntl } from "react-intl";
import { Marks } from "../administration/index.ts";
import { useColumn } from "../shared/columns/index.ts";
import { warehouseFlag } from "../shared/prices/index.ts";
import { useTerms } from "../terms/index.ts";
import * as styles from "./AccessKeys.css.ts";
import { keyMessages, kindMessages, scopeMessages, stateMessages } from "./messages.ts";

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
  const { formatMessage, formatDate } = useIntl();
  const column = useColumn();
  const terms = useTerms();
  const day = (date: Date) => formatDate(date, { dateStyle: "medium" });
  return [
    {
      id: "name",
      header: formatMessage(keyMessages.name),
      isRowHeader: true,
      minWidth: 160,
      sortBy: ({ name }) => name,
      cell: (key) => <KeyName row={key} />,
    },
    {
      id: "state",
      header: formatMessage(keyMessages.state),
      sortBy: ({ state }) => formatMessage(stateMessages[state]),
      cell: ({ state, expiresAt }) => (
        <Stack gap={0} align="start">
          <Tag {...stateTags[state]}>{formatMessage(stateMessages[state])}</Tag>
          {state === "active" && expiresAt !== undefined && (
            <Text variant="caption" tone="subtle">
              {formatMessage(keyMessages.expires, { date: day(expiresAt) })}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      id: "scopes",
      header: formatMessage(keyMessages.scopes),
      cell: ({ scopes, warehouses }) => (
        <Marks>
          {keyScopes
            .filter((scope) => scopes.includes(scope))
            .map((scope) => (
              <Tag key={scope} tone="info">
                {formatMessage(scopeMessages[scope])}
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
      header: formatMessage(keyMessages.origins),
      minWidth: 144,
      cell: ({ origins }) => (
        <span className={styles.lines}>
          {origins.map((origin) => (
            <span key={origin}>{origin}</span>
          ))}
        </span>
      ),
    },
    column.text("owner", keyMessages.owner, ({ owner }) => owner),
    column.count("requests", keyMessages.requests, ({ requests }) => requests),
    {
      id: "lastUsed",
      header: formatMessage(keyMessages.lastUsed),
      isMuted: true,
      sortBy: ({ lastUsed }) => lastUsed,
      cell: ({ lastUsed }) => (
        <span className={styles.time}>
          {lastUsed === undefined ? formatMessage(keyMessages.never) : day(lastUsed)}
        </span>
      ),
    },
    {
      id: "actions",
      header: formatMessage(keyMessages.actions),
      isUnprinted: true,
      width: 88,
      cell: (key) => (
        <MenuButton
          label={formatMessage(keyMessages.of, { name: key.name })}
          icon="more"
          iconOnly
          items={keyActions
            .filter((action) => action !== "revoke" || key.state !== "revoked")
            .map((action) => ({
              id: action,
              icon: icons[action],
              label: formatMessage(keyMessages[action]),
            }))}
          onAction={(id) => {
            const action = keyActions.find((each) => each === id);
            if (action !== undefined) onAct(key, action);
          }}
        />
      ),
    },
  ];
}

/** The name of a key, its kind, and the key itself, which pages need. */
function KeyName({ row: { name, kind, key } }: { readonly row: AccessKey }) {
  const { formatMessage } = useIntl();
  const shown = kind === "api" ? `${key}…` : key;
  return (
    <div className={styles.name}>
      <Text weight="strong">{name}</Text>
      <Text variant="caption" tone="subtle">
        {formatMessage(kindMessages[kind])}
      </Text>
      <span className={styles.key}>
        {shown}
        {kind === "embed" && (
          <CopyButton
            text={key}
            label={formatMessage(keyMessages.copyOf, { name })}
            copiedLabel={formatMessage(keyMessages.copied)}
          />
        )}
      </span>
    </div>
  );
}
