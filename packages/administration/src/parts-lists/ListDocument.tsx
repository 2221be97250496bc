import type { ListLine } from "@caliper/api-client";
import type { Warehouse } from "@caliper/catalogue-model";
import { useTerms } from "@caliper/catalogue-widgets/shared";
import { type Fact, Text } from "@caliper/design-system";
import type { ReactNode } from "react";
import { useText } from "../messages/index.ts";
import { LinesDocument } from "../orders/document/LinesDocument.tsx";
import { LineRemarks } from "./LineRemarks.tsx";
import { rowOf } from "./rows.ts";
import { useLineText } from "./useLineText.ts";

export interface ListDocumentProps {
  name: string;
  /** Above the name; not printed. */
  context?: ReactNode;
  /** Beside the name; not printed. */
  actions?: ReactNode;
  /** Who shares it. */
  owner?: string;
  /** Whose prices are shown; undefined for readers without prices. */
  warehouse: Warehouse | undefined;
  lines: readonly ListLine[];
}

/** A list to read and to print. */
export function ListDocument({ name, owner, warehouse, lines, ...heading }: ListDocumentProps) {
  const t = useText();
  const terms = useTerms();
  const describe = useLineText();
  const fact = (id: string, label: string, value: string): Fact => ({ id, label, value });
  return (
    <LinesDocument
      {...heading}
      title={name}
      facts={[
        ...(owner === undefined ? [] : [fact("owner", t("lists.owner"), owner)]),
        ...(warehouse === undefined
          ? []
          : [fact("warehouse", t("common.warehouse"), terms.warehouse(warehouse))]),
      ]}
      hasPrices={warehouse !== undefined}
      lines={lines.map((line) => {
        const grade = line.grade ?? line.price?.grade;
        const hasGrades = (line.grades?.length ?? 0) > 1;
        return {
          ...rowOf(line),
          code: line.code,
          description: [
            describe(line),
            grade !== undefined && hasGrades && terms.grade(grade, true),
          ]
            .filter(Boolean)
            .join(" · "),
          remarks: (
            <>
              <LineRemarks line={line} warehouse={warehouse} />
              {line.note !== "" && (
                <Text variant="caption" tone="subtle">
                  {line.note}
                </Text>
              )}
            </>
          ),
        };
      })}
    />
  );
}
