import {
  endOtherSessionsMutation,
  endSessionMutation,
  type OwnSession,
  ownSessionsQuery,
} from "@caliper/api-client";
import { Button, Dialog, Inline, Skeleton, Stack, Tag, Text, toasts } from "@caliper/design-system";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { useText } from "../messages/index.ts";
import { contained, useClient } from "../provider/index.ts";
import { FailureNotice, FailureState } from "../shared/failure-state/index.ts";
import type { OwnAccountDialogProps } from "./ChangePassword.tsx";
import { deviceOf } from "./device.ts";

/** A dialog in which users see their sessions and end them. */
export const OwnSessions = contained("own-account", OwnSessionsContent);

function OwnSessionsContent({ isOpen, onClose }: OwnAccountDialogProps) {
  const t = useText();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("ownAccount.sessions")}
      closeLabel={t("common.close")}
    >
      {isOpen && <Sessions />}
    </Dialog>
  );
}

function Sessions() {
  const t = useText();
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
          <SessionItem
            key={session.id}
            session={session}
            isEnding={end.isPending && end.variables.id === session.id}
            onEnd={() => end.mutate({ id: session.id })}
          />
        ))}
      </Stack>
      <FailureNotice error={failed} />
      {data.length > 1 && (
        <Button
          variant="danger"
          isPending={endOthers.isPending}
          onPress={() =>
            endOthers.mutate(undefined, {
              onSuccess: () => toasts.show(t("ownAccount.othersEnded"), { tone: "success" }),
            })
          }
        >
          {t("ownAccount.endOthers")}
        </Button>
      )}
    </Stack>
  );
}

interface SessionItemProps {
  session: OwnSession;
  isEnding: boolean;
  onEnd: () => void;
}

function SessionItem({ session, isEnding, onEnd }: SessionItemProps) {
  const { formatDate } = useIntl();
  const t = useText();
  const { userAgent, lastSeen, address, isCurrent } = session;
  const deviceInfo = deviceOf(userAgent);
  const device = deviceInfo ? t("ownAccount.device", deviceInfo) : t("ownAccount.unknownDevice");
  const at = formatDate(lastSeen, { dateStyle: "medium", timeStyle: "short" });
  return (
    <Inline as="li" justify="between">
      <Stack gap={4}>
        <Text weight="medium">{device}</Text>
        <Text variant="caption" tone="subtle">
          {address === undefined
            ? t("ownAccount.lastUse", { at })
            : t("ownAccount.lastUseAt", { address, at })}
        </Text>
      </Stack>
      {isCurrent ? (
        <Tag>{t("ownAccount.thisSession")}</Tag>
      ) : (
        <Button label={t("ownAccount.endOf", { device })} isPending={isEnding} onPress={onEnd}>
          {t("ownAccount.end")}
        </Button>
      )}
    </Inline>
  );
}
