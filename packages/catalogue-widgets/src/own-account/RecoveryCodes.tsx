import { Button, CopyButton, Inline, Notice, Stack } from "@caliper/design-system";
import { useText } from "../messages/index.ts";
import { useViewer } from "../provider/index.ts";
import { saveFile } from "../shared/save-file/index.ts";
import * as styles from "./SecondFactor.css.ts";

export interface RecoveryCodesProps {
  codes: readonly string[];
  /** Called when the user says that they are saved. */
  onDone: () => void;
}

/** Recovery codes, which are shown once, to be saved as a text file or copied. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const t = useText();
  const { username } = useViewer();
  const name = t("ownAccount.factor.codes");
  const lines = codes.join("\n");
  const save = () => {
    const text = `Caliper · ${username} · ${name}\n\n${lines}\n`;
    saveFile({ name: `${name}.txt`, content: new Blob([text], { type: "text/plain" }) });
  };
  return (
    <Stack gap={16}>
      <Notice tone="warning">{t("ownAccount.factor.codesText")}</Notice>
      <ul className={styles.codes} aria-label={name} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Inline justify="between">
        <Inline gap={8}>
          <Button icon="download" onPress={save}>
            {t("ownAccount.factor.download")}
          </Button>
          <CopyButton
            text={lines}
            label={t("ownAccount.factor.copyCodes")}
            copiedLabel={t("ownAccount.factor.codesCopied")}
          />
        </Inline>
        <Button variant="primary" onPress={onDone}>
          {t("ownAccount.factor.saved")}
        </Button>
      </Inline>
    </Stack>
  );
}
