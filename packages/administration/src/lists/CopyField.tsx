import { CopyButton, TextField } from "@caliper/design-system";
import { copied } from "./layout.css.ts";

export interface CopyFieldProps {
  label: string;
  value: string;
  copyLabel: string;
  copiedLabel: string;
}

/** A value that can only be copied: a link, a key. */
export const CopyField = ({ label, value, copyLabel, copiedLabel }: CopyFieldProps) => (
  <div className={copied}>
    <TextField label={label} value={value} isMono isReadOnly />
    <CopyButton text={value} label={copyLabel} copiedLabel={copiedLabel} />
  </div>
);
