import type { AuditEntry } from "@caliper/api-client";
import {
  columnsOf,
  families,
  familyIdOfType,
  flags,
  isWarehouse,
  levels,
} from "@caliper/catalogue-model";
import { useLocale, useTerms } from "@caliper/catalogue-widgets/shared";
import { useIntl } from "react-intl";
import { type PlainTextId, useText } from "../messages/index.ts";
import { auditLines, type AuditValue } from "./auditLines.ts";
import { valueTexts } from "./auditValues.ts";

/** Formats log entries in the user's language. */
export function useAuditTexts() {
  const { formatDate, formatNumber, messages } = useIntl();
  const isTextId = (id: string): id is PlainTextId => Object.hasOwn(messages, id);
  const t = useText();
  const terms = useTerms();
  const language = useLocale();

  const fieldName = (field: string) => {
    const id = `audit.field.${field}`;
    if (isTextId(id)) return t(id);
    // The entry does not name the family; most columns have one title in all families.
    const column = families
      .flatMap(({ id }) => columnsOf(id))
      .find(({ header }) => header === field);
    return column?.title[language] ?? field;
  };
  const valueName = (field: string, value: string): string => {
    const textId = valueTexts[field]?.[value];
    if (textId !== undefined) return t(textId);
    if (field === "expiresAt") return formatDate(value, { dateStyle: "medium" });
    const flag = flags.find((each) => each === value);
    if (flag !== undefined) return t(`accounts.flag.${flag}`);
    const level = levels.find((each) => each === value);
    if (field === "level" && level !== undefined) return terms.level(level);
    return field === "warehouses" && isWarehouse(value) ? terms.warehouse(value) : value;
  };
  const valueText = (field: string, value: AuditValue): string => {
    if (value === null || value === "") return t("audit.none");
    if (typeof value === "boolean") return t(value ? "audit.yes" : "audit.no");
    if (typeof value === "object") {
      if (value.length === 0) return t("audit.none");
      return value.map((each) => valueName(field, each)).join(", ");
    }
    const isText = typeof value === "string" || valueTexts[field] !== undefined;
    return isText ? valueName(field, String(value)) : formatNumber(value);
  };
  return {
    actor: (actor: string) => (actor === "command line" ? t("audit.commandLine") : actor),
    /** The localized name of a table; other targets are unchanged. */
    target: (target: string) => {
      const family = familyIdOfType(target);
      return family === undefined ? terms.table(target) : terms.family(family, "many");
    },
    lines: ({ detail }: Pick<AuditEntry, "detail">) =>
      auditLines(detail).map(({ field, from, to }) => {
        const name = fieldName(field);
        const after = valueText(field, to);
        return from === undefined
          ? t("audit.set", { field: name, to: after })
          : t("audit.changed", {
              field: name,
              from: valueText(field, from),
              to: after,
            });
      }),
  };
}
