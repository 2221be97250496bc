import {
  renewRecoveryCodesMutation,
  secondFactorQuery,
  startTotpMutation,
} from "@caliper/api-client";
import { Button, Heading, Inline, Notice, Skeleton, Stack, Text } from "@caliper/design-system";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import { useClient } from "../provider/index.ts";
import { FailureNotice, FailureState } from "../shared/failure-state/index.ts";
import { supportsPasskeys } from "../shared/passkeys/index.ts";
import { AddPasskey } from "./AddPasskey.tsx";
import { Passkeys } from "./Passkeys.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { SwitchOffTotp } from "./SwitchOffTotp.tsx";
import { TotpSetup } from "./TotpSetup.tsx";

/** At most this many recovery codes left are worth a warning. */
const few = 3;

export interface SecondFactorSettingsProps {
  /** Called after a second factor was set up, once the user has seen the recovery codes. */
  onSetUp?: () => void;
}

/** What is set up, the set-up itself, and the recovery codes: one after the other in the same place. */
export function SecondFactorSettings({ onSetUp }: SecondFactorSettingsProps) {
  const t = useText();
  const client = useClient();
  const { data, error, refetch, isFetching } = useQuery(secondFactorQuery(client));
  const start = useMutation(startTotpMutation(client));
  const renew = useMutation(renewRecoveryCodesMutation(client));
  const [codes, setCodes] = useState<readonly string[]>();
  const [form, setForm] = useState<"switchOff" | "passkey">();

  if (codes) {
    const close = () => {
      setCodes(undefined);
      onSetUp?.();
    };
    return <RecoveryCodes codes={codes} onDone={close} />;
  }
  if (start.data) {
    const done = (recoveryCodes: readonly string[]) => {
      start.reset();
      setCodes(recoveryCodes);
    };
    return <TotpSetup setup={start.data} onCancel={start.reset} onDone={done} />;
  }
  const closeForm = () => setForm(undefined);
  if (form === "switchOff") return <SwitchOffTotp onClose={closeForm} />;
  if (form === "passkey") {
    const done = (recoveryCodes: readonly string[] | undefined) => {
      closeForm();
      setCodes(recoveryCodes);
      if (!recoveryCodes) onSetUp?.();
    };
    return <AddPasskey onCancel={closeForm} onDone={done} />;
  }
  if (data === undefined) {
    return error === null ? (
      <Skeleton shape="rows" count={2} />
    ) : (
      <FailureState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  }
  const failed = start.error ?? renew.error;
  // The buttons are gone after a success, so they announce no progress.
  const setUp = (label: "setUp" | "move") => (
    <Button
      {...(label === "setUp" && { variant: "primary" })}
      onPress={() => {
        if (!start.isPending) start.mutate();
      }}
    >
      {t(`ownAccount.factor.${label}`)}
    </Button>
  );
  const { isRequired, hasTotp, passkeys } = data;
  const isOn = hasTotp || passkeys.length > 0;
  return (
    <Stack gap={24}>
      {isOn ? (
        <Stack gap={12}>
          <Notice tone={data.recoveryCodes > few ? "info" : "warning"}>
            {t("ownAccount.factor.codesLeft", { count: data.recoveryCodes })}
          </Notice>
          <Inline>
            <Button
              isPending={renew.isPending}
              onPress={() => renew.mutate(undefined, { onSuccess: setCodes })}
            >
              {t("ownAccount.factor.renew")}
            </Button>
          </Inline>
        </Stack>
      ) : (
        <Text as="p">
          {t(isRequired ? "ownAccount.factor.requiredText" : "ownAccount.factor.offText")}
        </Text>
      )}
      <Stack gap={12}>
        <Heading level={3}>{t("ownAccount.factor.appTitle")}</Heading>
        {hasTotp && <Text as="p">{t("ownAccount.factor.onText")}</Text>}
        <Inline gap={8}>
          {setUp(hasTotp ? "move" : "setUp")}
          {hasTotp && (
            <Button variant="danger" onPress={() => setForm("switchOff")}>
              {t("ownAccount.factor.switchOff")}
            </Button>
          )}
        </Inline>
      </Stack>
      <Stack gap={12}>
        <Heading level={3}>{t("ownAccount.factor.passkeysTitle")}</Heading>
        <Text as="p">{t("ownAccount.factor.passkeysText")}</Text>
        {passkeys.length > 0 && <Passkeys passkeys={passkeys} />}
        {supportsPasskeys() && (
          <Inline>
            <Button onPress={() => setForm("passkey")}>{t("ownAccount.factor.addPasskey")}</Button>
          </Inline>
        )}
      </Stack>
      <FailureNotice error={failed} />
    </Stack>
  );
}
