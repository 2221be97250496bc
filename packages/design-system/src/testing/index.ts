import { comboBox } from "./comboBox.ts";
import { dataTable } from "./dataTable.ts";
import { dialog } from "./dialog.ts";
import { dropZone } from "./dropZone.ts";
import { select } from "./select.ts";
import type { Name, TestingTools } from "./tools.ts";

export type { Name, Queries, TestingTools } from "./tools.ts";

/**
 * Testers that use components as users do. Each finds its component in a scope, by its label or name; a dialog is found on the
 * whole page unless it gets a scope. A component or a part of it that is not there is an error.
 *
 * @param tools From `storybook/test`, or from `@testing-library/react` and `@testing-library/user-event`.
 */
export const testersOf = (tools: TestingTools) => ({
  comboBox: (scope: HTMLElement, name: Name) => comboBox(tools, scope, name),
  select: (scope: HTMLElement, label: Name) => select(tools, scope, label),
  dataTable: (scope: HTMLElement, name: Name) => dataTable(tools, scope, name),
  dialog: (title: Name, scope?: HTMLElement) => dialog(tools, title, scope),
  dropZone: (scope: HTMLElement, label: Name) => dropZone(tools, scope, label),
});
