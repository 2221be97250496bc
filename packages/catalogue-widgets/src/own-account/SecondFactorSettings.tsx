import {
  renewRecoveryCodesMutation,
  secondFactorQuery,
  startTotpMutation,
} from "@caliper/api-client";
import { Button, Inline, Notice, Skeleton, Stack, Text } from "@caliper/design-system";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useClient, useFailure } from "../provider/index.ts";
import { FailureState } from "../shared/failure-state/index.ts";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { secondFactorMessages } from "./secondFactorMessages.ts";
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
  const { formatMessage } = useIntl();
  const failureOf = useFailure();
  const client = useClient();
  const { data, error, refetch, isFetching } = useQuery(secondFactorQuery(client));
  const start = useMutation(startTotpMutation(client));
  const renew = useMutation(renewRecoveryCodesMutation(client));
  const [codes, setCodes] = useState<readonly string[]>();
  const [isSwitchingOff, setSwitchingOff] = useState(false);

  if (codes) {
    const close = () => {
      setCodes(undefined);
      onSetUp?.();
    };
    return <RecoveryCodes codes={codes} onDone={close} />;
  }
  if (start.data) {
    const done = (made: readonly string[]) => {
      start.reset();
      setCodes(made);
    };
    return <TotpSetup setup={start.data} onCancel={start.reset} onDone={done} />;
  }
  if (isSwitchingOff) return <SwitchOffTotp onClose={() => setSwitchingOff(false)} />;
  if (data === undefined) {
    return error === null ? (
      <Skeleton shape="rows" count={2} />
    ) : (
      <FailureState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  }
  const failed = start.error ?? renew.error;
  // The buttons are gone after a success, so they announce no progress.
  const setUp = (label: keyof Pick<typeof secondFactorMessages, "setUp" | "move">) => (
    <Button
      {...(label === "setUp" && { variant: "primary" })}
      onPress={() => {
        if (!start.isPending) start.mutate();
      }}
    >
      {formatMessage(secondFactorMessages[label])}
    </Button>
  );
  return (
    <Stack gap={16}>
      {data.hasTotp ? (
        <>
          <Text as="p">{formatMessage(secondFactorMessages.onText)}</Text>
          <Notice tone={data.recoveryCodes > few ? "info" : "warning"}>
            {formatMessage(secondFactorMessages.codesLeft, { count: data.recoveryCodes })}
          </Notice>
          <Inline gap={8}>
            <Button
              onPress={() => {
                if (!renew.isPending) renew.mutate(undefined, { onSuccess: setCodes });
              }}
            >
              {formatMessage(secondFactorMessages.renew)}
            </Button>
            {setUp("move")}
            <Button variant="danger" onPress={() => setSwitchingOff(true)}>
              {formatMessage(secondFactorMessages.switchOff)}
            </Button>
          </Inline>
        </>
      ) : (
        <>
          <Text as="p">
            {formatMessage(
              data.isRequired ? secondFactorMessages.requiredText : secondFactorMessages.offText,
            )}
          </Text>
          <Inline>{setUp("setUp")}</Inline>
        </>
      )}
      {failed && <Notice tone="danger">{failureOf(failed).line}</Notice>}
    </Stack>
  );
}
