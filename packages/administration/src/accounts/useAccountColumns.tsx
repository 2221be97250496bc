import type { Account } from "@caliper/api-client";
import { isLimitedByFlags, levelOf, seesAllWarehouses, warehouses } from "@caliper/catalogue-model";
import { useColumn, useTerms, useViewer } from "@caliper/catalogue-widgets/shared";
import { type DataColumn, Inline, Tag, Text } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { actionsColumn, Marks } from "../lists/index.ts";
import { useText } from "../messages/index.ts";

const icons = {
  edit: "edit",
  link: "key",
  signOut: "logout",
  removeFactor: "trash",
  disable: "blocked",
  enable: "check",
} as const;

export type AccountAction = keyof typeof icons;

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
  const { formatDate } = useIntl();
  const t = useText();
  const column = useColumn();
  const terms = useTerms();
  const viewer = useViewer();
  const warehousesIn = (account: Account) => {
    if (seesAllWarehouses(account.level) || account.warehouses.length === warehouses.length)
      return t("common.all");
    if (account.warehouses.length === 0) return t("accounts.none");
    return account.warehouses.map(terms.warehouse).join(", ");
  };
  const state = ({ isDisabled, hasPassword }: Account) => {
    if (isDisabled) return <Tag icon="blocked">{t("accounts.state.disabled")}</Tag>;
    if (!hasPassword) return <Tag tone="warning">{t("accounts.state.noPassword")}</Tag>;
    return <Tag tone="success">{t("accounts.state.active")}</Tag>;
  };
  return [
    {
      id: "username",
      header: t("accounts.username"),
      isRowHeader: true,
      minWidth: 160,
      sortBy: ({ username }) => username,
      cell: ({ username }) => (
        <Inline gap={8} wrap={false}>
          <Text weight="strong">{username}</Text>
          {username.toLowerCase() === viewer.username.toLowerCase() && (
            <Text variant="caption" tone="subtle">
              {t("accounts.you")}
            </Text>
          )}
        </Inline>
      ),
    },
    column.text("level", t("accounts.level"), ({ level }) => terms.level(levelOf(level)), {
      foldsInto: "username",
    }),
    column.text("customerCode", t("accounts.customerCode"), ({ customerCode }) => customerCode, {
      foldsInto: "username",
      isMono: true,
      minWidth: 112,
    }),
    { id: "warehouses", header: t("accounts.warehouses"), cell: warehousesIn },
    {
      id: "flags",
      header: t("common.families"),
      cell: ({ level, flags }) =>
        isLimitedByFlags({ level }) && (
          <Marks>
            {flags.map((flag) => (
              <Tag key={flag}>{t(`accounts.flag.${flag}`)}</Tag>
            ))}
          </Marks>
        ),
    },
    {
      id: "lastSeen",
      foldsInto: "state",
      header: t("accounts.lastSeen"),
      isMuted: true,
      sortBy: ({ lastSeen }) => lastSeen,
      cell: ({ lastSeen }) => (
        <Text variant="cell" nowrap>
          {lastSeen === undefined
            ? t("accounts.never")
            : formatDate(lastSeen, { dateStyle: "medium", timeStyle: "short" })}
        </Text>
      ),
    },
    { id: "state", header: t("common.state"), cell: state },
    actionsColumn(
      t("common.actions"),
      (account) => ({
        label: t("accounts.actionsOf", { name: account.username }),
        items: actionsOf(account).map((id) => ({
          id,
          icon: icons[id],
          label: t(`accounts.action.${id}`),
        })),
      }),
      onAct,
    ),
  ];
}
