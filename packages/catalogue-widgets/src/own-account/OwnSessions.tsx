import {
  endOtherSessionsMutation,
  endSessionMutation,
  type OwnSession,
  ownSessionsQuery,
} from "@caliper/api-client";
import {
  Button,
  Dialog,
  Inline,
  Notice,
  Skeleton,
  Stack,
  Tag,
  Text,
  toasts,
} from "@caliper/design-system";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { contained, useClient, useFailure } from "../provider/index.ts";
import { FailureState } from "../shared/failure-state/index.ts";
import type { OwnAccountDialogProps } from "./ChangePassword.tsx";
import { deviceOf } from "./device.ts";
import { ownAccountMessages } from "./messages.ts";

/** A dialog in which users see their sessions and end them. */
export const OwnSessions = contained("own-account", OwnSessionsContent);

function OwnSessionsContent({ isOpen, onClose }: OwnAccountDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={formatMessage(ownAccountMessages.sessions)}
      closeLabel={formatMessage(ownAccountMessages.close)}
    >
      {isOpen && <Sessions />}
    </Dialog>
  );
}

function Sessions() {
  const { formatMessage } = useIntl();
  const failureOf = useFailure();
  const client = useClient();
  const { data, error, refetch, isFetching } = useQuery(ownSessionsQuery(client));
  const end = useMutation(endSessionMutation(client));
  const endOthers = useMutation(endOtherSessionsMutation(client));
  if (data === undefined) {
    return error === null ? (
      <Skeleton shape="rows" count={3} />
    ) : (
      <FailureState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  }
  // A session that has already ended is also removed from the list.
  const failed = [end.error, endOthers.error].find(
    (each) => each !== null && each.kind !== "notFound",
  );
  return (
    <Stack gap={16}>
      <Stack as="ul" gap={16}>
        {data.map((session) => (
          <Inline key={session.id} as="li" justify="between">
            <SessionFacts session={session} />
            {session.isCurrent ? (
              <Tag>{formatMessage(ownAccountMessages.thisSession)}</Tag>
            ) : (
              <EndButton
                session={session}
                isPending={end.isPending && end.variables.id === session.id}
                onPress={() => end.mutate({ id: session.id })}
              />
            )}
          </Inline>
        ))}
      </Stack>
      {failed && <Notice tone="danger">{failureOf(failed).line}</Notice>}
      {data.length > 1 && (
        <Button
          variant="danger"
          isPending={endOthers.isPending}
          onPress={() =>
            endOthers.mutate(undefined, {
              onSuccess: () =>
                toasts.show(formatMessage(ownAccountMessages.othersEnded), { tone: "success" }),
            })
          }
        >
          {formatMessage(ownAccountMessages.endOthers)}
        </Button>
      )}
    </Stack>
  );
}

function useDeviceName() {
  const { formatMessage } = useIntl();
  return ({ userAgent }: OwnSession): string => {
    const device = deviceOf(userAgent);
    if (device === undefined) return formatMessage(ownAccountMessages.unknownDevice);
    const { browser, system } = device;
    return formatMessage(ownAccountMessages.device, { browser, system });
  };
}

function SessionFacts({ session }: { session: OwnSession }) {
  const { formatMessage, formatDate } = useIntl();
  const nameOf = useDeviceName();
  const at = formatDate(session.lastSeen, { dateStyle: "medium", timeStyle: "short" });
  const { address } = session;
  return (
    <Stack gap={4}>
      <Text weight="medium">{nameOf(session)}</Text>
      <Text variant="caption" tone="subtle">
        {address === undefined
          ? formatMessage(ownAccountMessages.lastUse, { at })
          : formatMessage(ownAccountMessages.lastUseAt, { address, at })}
      </Text>
    </Stack>
  );
}

interface EndButtonProps {
  session: OwnSession;
  isPending: boolean;
  onPress: () => void;
}

function EndButton({ session, isPending, onPress }: EndButtonProps) {
  const { formatMessage } = useIntl();
  const device = useDeviceName()(session);
  return (
    <Button
      label={formatMessage(ownAccountMessages.endOf, { device })}
      isPending={isPending}
      onPress={onPress}
    >
      {formatMessage(ownAccountMessages.end)}
    </Button>
  );
}
