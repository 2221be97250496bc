import { Button, CopyButton, Inline, Notice, Stack } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { useViewer } from "../provider/index.ts";
import { saveFile } from "../shared/save-file/index.ts";
import * as styles from "./SecondFactor.css.ts";
import { secondFactorMessages } from "./secondFactorMessages.ts";

export interface RecoveryCodesProps {
  codes: readonly string[];
  /** Called when the user says that they are saved. */
  onDone: () => void;
}

/** Recovery codes, which are shown once, to be saved as a text file or copied. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { formatMessage } = useIntl();
  const { username } = useViewer();
  const name = formatMessage(secondFactorMessages.codes);
  const lines = codes.join("\n");
  const save = () => {
    const text = `Caliper · ${username} · ${name}\n\n${lines}\n`;
    saveFile({ name: `${name}.txt`, content: new Blob([text], { type: "text/plain" }) });
  };
  return (
    <Stack gap={16}>
      <Notice tone="warning">{formatMessage(secondFactorMessages.codesText)}</Notice>
      <ul className={styles.codes} aria-label={name} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Inline justify="between">
        <Inline gap={8}>
          <Button icon="download" onPress={save}>
            {formatMessage(secondFactorMessages.download)}
          </Button>
          <CopyButton
            text={lines}
            label={formatMessage(secondFactorMessages.copyCodes)}
            copiedLabel={formatMessage(secondFactorMessages.codesCopied)}
          />
        </Inline>
        <Button variant="primary" onPress={onDone}>
          {formatMessage(secondFactorMessages.saved)}
        </Button>
      </Inline>
    </Stack>
  );
}
