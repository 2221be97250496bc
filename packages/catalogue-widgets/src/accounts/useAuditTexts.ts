import type { AuditEntry } from "@caliper/api-client";
import {
  columnsOf,
  families,
  familyIdOfType,
  flags,
  isWarehouse,
  levels,
} from "@caliper/catalogue-model";
import { useIntl } from "react-intl";
import { useLocale } from "../provider/index.ts";
import { useTerms } from "../terms/index.ts";
import { auditMessages, fieldMessages, valueMessages } from "./auditMessages.ts";
import { auditLines, type AuditValue } from "./auditLines.ts";
import { flagMessages } from "./messages.ts";

/** Formats log entries in the user's language. */
export function useAuditTexts() {
  const { formatDate, formatMessage, formatNumber } = useIntl();
  const terms = useTerms();
  const language = useLocale();

  const fieldName = (field: string) => {
    const known = fieldMessages[field];
    if (known !== undefined) return formatMessage(known);
    // The entry does not name the family; most columns have one title in all families.
    const column = families
      .flatMap(({ id }) => columnsOf(id))
      .find(({ header }) => header === field);
    return column?.title[language] ?? field;
  };
  const valueName = (field: string, value: string): string => {
    const known = valueMessages[field]?.[value];
    if (known !== undefined) return formatMessage(known);
    if (field === "expiresAt") return formatDate(value, { dateStyle: "medium" });
    const flag = flags.find((each) => each === value);
    if (flag !== undefined) return formatMessage(flagMessages[flag]);
    const level = levels.find((each) => each === value);
    if (field === "level" && level !== undefined) return terms.level(level);
    return field === "warehouses" && isWarehouse(value) ? terms.warehouse(value) : value;
  };
  const valueText = (field: string, value: AuditValue): string => {
    if (value === null || value === "") return formatMessage(auditMessages.none);
    if (typeof value === "boolean")
      return formatMessage(value ? auditMessages.yes : auditMessages.no);
    if (typeof value === "object") {
      if (value.length === 0) return formatMessage(auditMessages.none);
      return value.map((each) => valueName(field, each)).join(", ");
    }
    const isText = typeof value === "string" || valueMessages[field] !== undefined;
    return isText ? valueName(field, String(value)) : formatNumber(value);
  };
  return {
    actor: (actor: string) =>
      actor === "command line" ? formatMessage(auditMessages.commandLine) : actor,
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
          ? formatMessage(auditMessages.set, { field: name, to: after })
          : formatMessage(auditMessages.changed, {
              field: name,
              from: valueText(field, from),
              to: after,
            });
      }),
  };
}
