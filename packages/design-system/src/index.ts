// The public API. Everything a component file exports is public; helper modules list their exports.
export * from "./components/AppShell/AppShell.tsx";
export * from "./components/Avatar/Avatar.tsx";
export * from "./components/Badge/Badge.tsx";
export * from "./components/Box/Box.tsx";
export * from "./components/BrandMark/BrandMark.tsx";
export * from "./components/Button/Button.tsx";
export * from "./components/Card/Card.tsx";
export * from "./components/Carousel/Carousel.tsx";
export * from "./components/CellGrid/CellGrid.tsx";
export * from "./components/Checkbox/Checkbox.tsx";
export * from "./components/CheckboxGroup/CheckboxGroup.tsx";
export * from "./components/ChipGroup/ChipGroup.tsx";
export * from "./components/Code/Code.tsx";
export * from "./components/CodeBlock/CodeBlock.tsx";
export * from "./components/ComboBox/ComboBox.tsx";
export * from "./components/ConfirmDialog/ConfirmDialog.tsx";
export * from "./components/CopyButton/CopyButton.tsx";
export * from "./components/DataTable/DataTable.tsx";
export {
  TableSettingsProvider,
  type TableSettings,
  type TableSettingsHost,
  type TableSettingsLabels,
} from "./components/DataTable/settings.ts";
export type { DataColumn, RowGroup, Sort, TablePlace } from "./components/DataTable/types.ts";
export * from "./components/DescriptionList/DescriptionList.tsx";
export * from "./components/Dialog/Dialog.tsx";
export * from "./components/Disclosure/Disclosure.tsx";
export * from "./components/Drawer/Drawer.tsx";
export * from "./components/DropZone/DropZone.tsx";
export type { FileState, ListedFile } from "./components/DropZone/FileList.tsx";
export {
  checkFiles,
  typeNames,
  type FileFacts,
  type FileProblem,
  type FileRules,
  type RefusedFile,
} from "./components/DropZone/fileRules.ts";
export * from "./components/EmptyState/EmptyState.tsx";
export * from "./components/ErrorState/ErrorState.tsx";
export * from "./components/FactsStrip/FactsStrip.tsx";
export * from "./components/FileName/FileName.tsx";
export * from "./components/Flag/Flag.tsx";
export { flagCodes, type FlagCode } from "./components/Flag/flags.tsx";
export * from "./components/Footer/Footer.tsx";
export * from "./components/Form/Form.tsx";
export * from "./components/Gallery/Gallery.tsx";
export * from "./components/Grid/Grid.tsx";
export * from "./components/Heading/Heading.tsx";
export * from "./components/Hide/Hide.tsx";
export * from "./components/Icon/Icon.tsx";
export { iconNames, type IconName } from "./components/Icon/paths.ts";
export * from "./components/IconButton/IconButton.tsx";
export * from "./components/Inline/Inline.tsx";
export * from "./components/Kbd/Kbd.tsx";
export * from "./components/Link/Link.tsx";
export * from "./components/LinkButton/LinkButton.tsx";
export * from "./components/Mark/Mark.tsx";
export * from "./components/Measurement/Measurement.tsx";
export * from "./components/MenuButton/MenuButton.tsx";
export * from "./components/Money/Money.tsx";
export * from "./components/Money/formatMoney.ts";
export * from "./components/Notice/Notice.tsx";
export * from "./components/NumberField/NumberField.tsx";
export {
  fromShown,
  inchDecimals,
  millimetersPerInch,
  toShown,
  writeNumber,
} from "./components/NumberField/lengths.ts";
export * from "./components/NumberField/readNumber.ts";
export * from "./components/PageHeader/PageHeader.tsx";
export * from "./components/PasswordField/PasswordField.tsx";
export * from "./components/ProgressBar/ProgressBar.tsx";
export * from "./components/RadioGroup/RadioGroup.tsx";
export * from "./components/SearchField/SearchField.tsx";
export * from "./components/SectionHeading/SectionHeading.tsx";
export * from "./components/Select/Select.tsx";
export * from "./components/SideNav/SideNav.tsx";
export * from "./components/SideNav/SideNavAction.tsx";
export * from "./components/SideNav/SideNavSwitch.tsx";
export * from "./components/SideNav/SideNavUser.tsx";
export type {
  SideNavLink,
  SideNavGroup,
  SideNavEntry,
  SideNavItem,
} from "./components/SideNav/items.ts";
export * from "./components/Skeleton/Skeleton.tsx";
export * from "./components/Slider/Slider.tsx";
export * from "./components/Stack/Stack.tsx";
export * from "./components/StatusIndicator/StatusIndicator.tsx";
export * from "./components/Switch/Switch.tsx";
export * from "./components/Table/Table.tsx";
export * from "./components/Tabs/Tabs.tsx";
export * from "./components/Tag/Tag.tsx";
export * from "./components/Text/Text.tsx";
export * from "./components/TextArea/TextArea.tsx";
export * from "./components/TextField/TextField.tsx";
export * from "./components/Toast/Toast.tsx";
export { toasts } from "./components/Toast/toasts.ts";
export type { ToastTone, ToastMessage } from "./components/Toast/toastMessage.ts";
export * from "./components/ToggleButtonGroup/ToggleButtonGroup.tsx";
export * from "./components/Tooltip/Tooltip.tsx";
export * from "./components/VisuallyHidden/VisuallyHidden.tsx";
export { HeadingOffset, useHeadingLevel } from "./internal/headingLevel.ts";
export { activeElement } from "./internal/activeElement.ts";
export { useAnnounce, type Announce, type Urgency } from "./internal/announce.ts";
export { LayoutContainer, useMediaQuery } from "./internal/useMediaQuery.ts";
export { preloadable, type Preloadable } from "./internal/preloadable.ts";
export { preloadOverlays } from "./preloadOverlays.ts";
export * from "./internal/useCopy.ts";
export * from "./internal/useNarrow.ts";
export * from "./internal/usePrinted.ts";
export * from "./internal/useRoom.ts";
export * from "./internal/useStaysTrue.ts";
export { useSingleKey } from "./internal/useSingleKey.ts";
export { I18nProvider, RouterProvider } from "./internal/providers.ts";
