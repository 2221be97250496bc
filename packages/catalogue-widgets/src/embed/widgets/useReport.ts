import { type ApiError, sessionQuery } from "@caliper/api-client";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useEffect } from "react";
import { useClient } from "../../provider/index.ts";
import type { EmbedEvents } from "../../shared/embed-options/index.ts";
import type { EmbedTarget } from "../mount.ts";
import type { WidgetProps } from "./props.ts";

type Ready = Omit<EmbedEvents["caliper:ready"], "locale">;

/** A query, or what is left of one that has not failed. */
type Asked = Pick<UseQueryResult<unknown, ApiError>, "error" | "failureReason">;

/** For the developers of the page: failures that they can only explain with the server's address or the page's scripts. */
const explanations: Readonly<Partial<Record<ApiError["kind"], (server: string) => string>>> = {
  address: (server) =>
    `No Caliper server answers at ${server}. Name the server in the element: server="https://…".`,
  fetch: (server) =>
    `A script of the page replaced fetch and adds headers or credentials, which ${server} does not accept. Exclude requests to ${server} from it.`,
};

/** Reports to the element that the widget has content, or the error. */
export function useReport(target: EmbedTarget, ready: Ready | undefined, query: Asked): void {
  const { code, family } = ready ?? {};
  const { baseUrl } = useClient();
  const isReady = ready !== undefined;
  useEffect(() => {
    if (isReady) target.ready({ code, family });
  }, [target, isReady, code, family]);
  const retried = query.failureReason?.kind;
  useEffect(() => {
    if (retried !== undefined) target.retrying(retried);
  }, [target, retried]);
  const reason = query.error?.kind;
  useEffect(() => {
    if (reason === undefined) return;
    const explanation = explanations[reason]?.(baseUrl);
    if (explanation !== undefined) target.warn(explanation);
    target.failed(reason);
  }, [target, reason, baseUrl]);
}

/** For a widget that shows something before it asks for anything: it is ready when the server knows the key. */
export function useReportWithKey(
  { target, options }: WidgetProps,
  ready: Ready | undefined,
  query: Asked,
): void {
  const session = useQuery({
    ...sessionQuery(useClient()),
    enabled: options.key !== undefined,
  });
  const isKnown = options.key === undefined || session.data !== undefined;
  useReport(target, isKnown ? ready : undefined, session.error === null ? query : session);
}
