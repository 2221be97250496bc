import type { Account } from "@caliper/api-client";
import { isLimitedByFlags, levelOf, seesAllWarehouses, warehouses } from "@caliper/catalogue-model";
import { type DataColumn, Flag, Inline, MenuButton, Tag, Text } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { Marks } from "../administration/index.ts";
import { useColumn } from "../shared/columns/index.ts";
import { warehouseFlag } from "../shared/prices/index.ts";
import { useViewer } from "../provider/index.ts";
import { useTerms } from "../terms/index.ts";
import { accountMessages, flagMessages } from "./messages.ts";

export const accountActions = [
  "edit",
  "link",
  "signOut",
  "removeFactor",
  "disable",
  "enable",
] as const;
export type AccountAction = (typeof accountActions)[number];

const icons = {
  edit: "edit",
  link: "key",
  signOut: "logout",
  removeFactor: "trash",
  disable: "blocked",
  enable: "check",
} as const;

const actionsOf = ({ isDisabled, hasSecondFactor }: Account): readonly AccountAction[] => [
  "edit",
  "link",
  ...(isDisabled ? [] : ["signOut" as const]),
  ...(hasSecondFactor ? ["removeFactor" as const] : []),
  isDisabled ? "enable" : "disable",
];

/** The columns of the accounts table, including the actions menu. */
export function useAccountColumns(
  onAct: (account: Account, action: AccountAction) => void,
): readonly DataColumn<Account>[] {
  const { formatMessage, formatDate } = useIntl();
  const column = useColumn();
  const terms = useTerms();
  const viewer = useViewer();
  const warehousesIn = (account: Account) => {
    if (seesAllWarehouses(account.level) || account.warehouses.length === warehouses.length)
      return formatMessage(accountMessages.all);
    if (account.warehouses.length === 0) return formatMessage(accountMessages.none);
    return (
      <Marks>
        {account.warehouses.map((warehouse) => (
          <Flag
            key={warehouse}
            code={warehouseFlag[warehouse]}
            label={terms.warehouse(warehouse)}
          />
        ))}
      </Marks>
    );
  };
  const state = ({ isDisabled, hasPassword }: Account) => {
    if (isDisabled) return <Tag icon="blocked">{formatMessage(accountMessages.disabled)}</Tag>;
    if (!hasPassword) return <Tag tone="warning">{formatMessage(accountMessages.noPassword)}</Tag>;
    return <Tag tone="success">{formatMessage(accountMessages.active)}</Tag>;
  };
  return [
    {
      id: "username",
      header: formatMessage(accountMessages.username),
      isRowHeader: true,
      minWidth: 160,
      sortBy: ({ username }) => username,
      cell: ({ username }) => (
        <Inline gap={8} wrap={false}>
          <Text weight="strong">{username}</Text>
          {username.toLowerCase() === viewer.username.toLowerCase() && (
            <Text variant="caption" tone="subtle">
              {formatMessage(accountMessages.you)}
            </Text>
          )}
        </Inline>
      ),
    },
    column.text("level", accountMessages.level, ({ level }) => terms.level(levelOf(level))),
    column.text("customerCode", accountMessages.customerCode, ({ customerCode }) => customerCode, {
      isMono: true,
      minWidth: 112,
    }),
    { id: "warehouses", header: formatMessage(accountMessages.warehouses), cell: warehousesIn },
    {
      id: "flags",
      header: formatMessage(accountMessages.families),
      cell: ({ level, flags }) =>
        isLimitedByFlags({ level }) && (
          <Marks>
            {flags.map((flag) => (
              <Tag key={flag} tone="info">
                {formatMessage(flagMessages[flag])}
              </Tag>
            ))}
          </Marks>
        ),
    },
    {
      id: "lastSeen",
      header: formatMessage(accountMessages.lastSeen),
      isMuted: true,
      sortBy: ({ lastSeen }) => lastSeen,
      cell: ({ lastSeen }) => (
        <Text variant="cell" nowrap>
          {lastSeen === undefined
            ? formatMessage(accountMessages.never)
            : formatDate(lastSeen, { dateStyle: "medium", timeStyle: "short" })}
        </Text>
      ),
    },
    { id: "state", header: formatMessage(accountMessages.state), cell: state },
    {
      id: "actions",
      header: formatMessage(accountMessages.actions),
      isUnprinted: true,
      width: 88,
      cell: (account) => (
        <MenuButton
          label={formatMessage(accountMessages.of, { name: account.username })}
          icon="more"
          iconOnly
          items={actionsOf(account).map((action) => ({
            id: action,
            icon: icons[action],
            label: formatMessage(accountMessages[action]),
          }))}
          onAction={(id) => {
            const action = accountActions.find((each) => each === id);
            if (action !== undefined) onAct(account, action);
          }}
        />
      ),
    },
  ];
}
