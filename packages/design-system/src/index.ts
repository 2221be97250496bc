// The one door: what is not exported here is nobody else's.
export { AppShell } from "./components/AppShell/AppShell.tsx";
export type { AppShellLabels, AppShellProps } from "./components/AppShell/AppShell.tsx";
export { Avatar } from "./components/Avatar/Avatar.tsx";
export type { AvatarProps } from "./components/Avatar/Avatar.tsx";
export { Badge } from "./components/Badge/Badge.tsx";
export type { BadgeProps } from "./components/Badge/Badge.tsx";
export { Box } from "./components/Box/Box.tsx";
export type { BoxProps } from "./components/Box/Box.tsx";
export { BrandMark } from "./components/BrandMark/BrandMark.tsx";
export type { BrandMarkProps } from "./components/BrandMark/BrandMark.tsx";
export { Button } from "./components/Button/Button.tsx";
export type { ButtonProps } from "./components/Button/Button.tsx";
export { Card } from "./components/Card/Card.tsx";
export type { CardProps } from "./components/Card/Card.tsx";
export { Carousel } from "./components/Carousel/Carousel.tsx";
export type { CarouselItem, CarouselProps } from "./components/Carousel/Carousel.tsx";
export { CellGrid } from "./components/CellGrid/CellGrid.tsx";
export type { GridCell, CellGridProps } from "./components/CellGrid/CellGrid.tsx";
export { Checkbox } from "./components/Checkbox/Checkbox.tsx";
export type { CheckboxProps } from "./components/Checkbox/Checkbox.tsx";
export { CheckboxGroup } from "./components/CheckboxGroup/CheckboxGroup.tsx";
export type { CheckboxGroupProps } from "./components/CheckboxGroup/CheckboxGroup.tsx";
export { ChipGroup } from "./components/ChipGroup/ChipGroup.tsx";
export type { ChipItem, ChipGroupProps } from "./components/ChipGroup/ChipGroup.tsx";
export { Code } from "./components/Code/Code.tsx";
export type { CodeProps } from "./components/Code/Code.tsx";
export { ComboBox } from "./components/ComboBox/ComboBox.tsx";
export type { ComboBoxItem, ComboBoxProps } from "./components/ComboBox/ComboBox.tsx";
export { ConfirmDialog } from "./components/ConfirmDialog/ConfirmDialog.tsx";
export type { ConfirmDialogProps } from "./components/ConfirmDialog/ConfirmDialog.tsx";
export { CopyButton } from "./components/CopyButton/CopyButton.tsx";
export type { CopyButtonProps } from "./components/CopyButton/CopyButton.tsx";
export { DataTable } from "./components/DataTable/DataTable.tsx";
export type { DataTableProps } from "./components/DataTable/DataTable.tsx";
export { TableSettingsProvider } from "./components/DataTable/settings.ts";
export type { TableSettings, TableSettingsHost } from "./components/DataTable/settings.ts";
export type { DataColumn, RowGroup, Sort } from "./components/DataTable/types.ts";
export { DescriptionList } from "./components/DescriptionList/DescriptionList.tsx";
export type {
  DescriptionItem,
  DescriptionListProps,
} from "./components/DescriptionList/DescriptionList.tsx";
export { Dialog } from "./components/Dialog/Dialog.tsx";
export type { DialogProps } from "./components/Dialog/Dialog.tsx";
export { Disclosure } from "./components/Disclosure/Disclosure.tsx";
export type { DisclosureProps } from "./components/Disclosure/Disclosure.tsx";
export { Divider } from "./components/Divider/Divider.tsx";
export type { DividerProps } from "./components/Divider/Divider.tsx";
export { DropZone } from "./components/DropZone/DropZone.tsx";
export type { DropZoneProps } from "./components/DropZone/DropZone.tsx";
export type { FileState, ListedFile } from "./components/DropZone/FileList.tsx";
export { checkFiles, typeNames } from "./components/DropZone/fileRules.ts";
export type {
  FileFacts,
  FileProblem,
  FileRules,
  RefusedFile,
} from "./components/DropZone/fileRules.ts";
export { EmptyState } from "./components/EmptyState/EmptyState.tsx";
export type { EmptyStateProps } from "./components/EmptyState/EmptyState.tsx";
export { ErrorState } from "./components/ErrorState/ErrorState.tsx";
export type { ErrorStateProps } from "./components/ErrorState/ErrorState.tsx";
export { FactsStrip } from "./components/FactsStrip/FactsStrip.tsx";
export type { Fact, FactsStripProps } from "./components/FactsStrip/FactsStrip.tsx";
export { Flag } from "./components/Flag/Flag.tsx";
export type { FlagProps } from "./components/Flag/Flag.tsx";
export { flagCodes } from "./components/Flag/flags.tsx";
export type { FlagCode } from "./components/Flag/flags.tsx";
export { Footer } from "./components/Footer/Footer.tsx";
export type { FooterLink, FooterProps } from "./components/Footer/Footer.tsx";
export { Form } from "./components/Form/Form.tsx";
export type { FormProps } from "./components/Form/Form.tsx";
export { Gallery } from "./components/Gallery/Gallery.tsx";
export type { GalleryImage, GalleryProps } from "./components/Gallery/Gallery.tsx";
export { Grid, GridItem } from "./components/Grid/Grid.tsx";
export type { GridProps, GridItemProps } from "./components/Grid/Grid.tsx";
export { Heading } from "./components/Heading/Heading.tsx";
export type { HeadingProps } from "./components/Heading/Heading.tsx";
export { Hide } from "./components/Hide/Hide.tsx";
export type { HideProps } from "./components/Hide/Hide.tsx";
export { Icon } from "./components/Icon/Icon.tsx";
export type { IconProps } from "./components/Icon/Icon.tsx";
export { iconNames } from "./components/Icon/paths.ts";
export type { IconName } from "./components/Icon/paths.ts";
export { IconButton } from "./components/IconButton/IconButton.tsx";
export type { IconButtonProps } from "./components/IconButton/IconButton.tsx";
export { Inline } from "./components/Inline/Inline.tsx";
export type { InlineProps } from "./components/Inline/Inline.tsx";
export { Link } from "./components/Link/Link.tsx";
export type { LinkProps } from "./components/Link/Link.tsx";
export { LinkButton } from "./components/LinkButton/LinkButton.tsx";
export type { LinkButtonProps } from "./components/LinkButton/LinkButton.tsx";
export { Mark } from "./components/Mark/Mark.tsx";
export type { MarkProps } from "./components/Mark/Mark.tsx";
export { Measurement } from "./components/Measurement/Measurement.tsx";
export type { MeasurementProps } from "./components/Measurement/Measurement.tsx";
export { formatLength, formatMeasurement } from "./components/Measurement/formatMeasurement.ts";
export type { LengthUnit } from "./components/Measurement/formatMeasurement.ts";
export { MenuButton } from "./components/MenuButton/MenuButton.tsx";
export type { MenuEntry, MenuButtonProps } from "./components/MenuButton/MenuButton.tsx";
export { Money } from "./components/Money/Money.tsx";
export type { MoneyProps } from "./components/Money/Money.tsx";
export { formatMoney } from "./components/Money/formatMoney.ts";
export { Notice } from "./components/Notice/Notice.tsx";
export type { NoticeProps } from "./components/Notice/Notice.tsx";
export { NumberField } from "./components/NumberField/NumberField.tsx";
export type { NumberFieldProps } from "./components/NumberField/NumberField.tsx";
export {
  fromShown,
  inchDecimals,
  millimetresPerInch,
  toShown,
  writeNumber,
} from "./components/NumberField/lengths.ts";
export { readNumber } from "./components/NumberField/readNumber.ts";
export type {
  NumberProblem,
  NumberReading,
  NumberRules,
} from "./components/NumberField/readNumber.ts";
export { PageHeader } from "./components/PageHeader/PageHeader.tsx";
export type { PageHeaderProps } from "./components/PageHeader/PageHeader.tsx";
export { PasswordField } from "./components/PasswordField/PasswordField.tsx";
export type { PasswordFieldProps } from "./components/PasswordField/PasswordField.tsx";
export { ProgressBar } from "./components/ProgressBar/ProgressBar.tsx";
export type { ProgressBarProps } from "./components/ProgressBar/ProgressBar.tsx";
export { RadioGroup } from "./components/RadioGroup/RadioGroup.tsx";
export type { RadioItem, RadioGroupProps } from "./components/RadioGroup/RadioGroup.tsx";
export { SearchField } from "./components/SearchField/SearchField.tsx";
export type { SearchFieldProps } from "./components/SearchField/SearchField.tsx";
export { SectionHeading } from "./components/SectionHeading/SectionHeading.tsx";
export type { SectionHeadingProps } from "./components/SectionHeading/SectionHeading.tsx";
export { Select } from "./components/Select/Select.tsx";
export type { SelectItem, SelectProps } from "./components/Select/Select.tsx";
export { SideNav } from "./components/SideNav/SideNav.tsx";
export type { SideNavProps } from "./components/SideNav/SideNav.tsx";
export { SideNavAction } from "./components/SideNav/SideNavAction.tsx";
export type { SideNavActionProps } from "./components/SideNav/SideNavAction.tsx";
export { SideNavSwitch } from "./components/SideNav/SideNavSwitch.tsx";
export type { SideNavSwitchProps } from "./components/SideNav/SideNavSwitch.tsx";
export { SideNavUser } from "./components/SideNav/SideNavUser.tsx";
export type { SideNavUserProps } from "./components/SideNav/SideNavUser.tsx";
export type {
  SideNavLink,
  SideNavGroup,
  SideNavEntry,
  SideNavItem,
} from "./components/SideNav/items.ts";
export { Skeleton } from "./components/Skeleton/Skeleton.tsx";
export type { SkeletonProps } from "./components/Skeleton/Skeleton.tsx";
export { Slider } from "./components/Slider/Slider.tsx";
export type { SliderProps } from "./components/Slider/Slider.tsx";
export { Stack } from "./components/Stack/Stack.tsx";
export type { StackProps } from "./components/Stack/Stack.tsx";
export { Switch } from "./components/Switch/Switch.tsx";
export type { SwitchProps } from "./components/Switch/Switch.tsx";
export { Table } from "./components/Table/Table.tsx";
export type { TableProps } from "./components/Table/Table.tsx";
export { Tabs } from "./components/Tabs/Tabs.tsx";
export type { TabItem, TabsProps } from "./components/Tabs/Tabs.tsx";
export { Tag } from "./components/Tag/Tag.tsx";
export type { TagProps } from "./components/Tag/Tag.tsx";
export { Text } from "./components/Text/Text.tsx";
export type { TextProps } from "./components/Text/Text.tsx";
export { TextArea } from "./components/TextArea/TextArea.tsx";
export type { TextAreaProps } from "./components/TextArea/TextArea.tsx";
export { TextField } from "./components/TextField/TextField.tsx";
export type { TextFieldProps } from "./components/TextField/TextField.tsx";
export { ToastRegion } from "./components/Toast/Toast.tsx";
export type { ToastRegionProps } from "./components/Toast/Toast.tsx";
export { toasts } from "./components/Toast/toasts.ts";
export type { ToastTone, ToastMessage } from "./components/Toast/toasts.ts";
export { ToggleButtonGroup } from "./components/ToggleButtonGroup/ToggleButtonGroup.tsx";
export type {
  ToggleItem,
  ToggleButtonGroupProps,
} from "./components/ToggleButtonGroup/ToggleButtonGroup.tsx";
export { Tooltip } from "./components/Tooltip/Tooltip.tsx";
export type { TooltipProps } from "./components/Tooltip/Tooltip.tsx";
export { VisuallyHidden } from "./components/VisuallyHidden/VisuallyHidden.tsx";
export type { VisuallyHiddenProps } from "./components/VisuallyHidden/VisuallyHidden.tsx";
export { announce } from "./internal/announce.ts";
export type { Urgency } from "./internal/announce.ts";
export { useNarrow } from "./internal/useNarrow.ts";
export { I18nProvider, RouterProvider } from "react-aria-components";
