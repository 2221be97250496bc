import {
  type AccessKey,
  accessKeysQuery,
  type EmbedRelease,
  embedReleaseQuery,
} from "@caliper/api-client";
import { FailureState, useClient } from "@caliper/catalogue-widgets/shared";
import {
  CodeBlock,
  EmptyState,
  LinkButton,
  Notice,
  SectionHeading,
  Skeleton,
  Stack,
  Tabs,
  Text,
  VisuallyHidden,
} from "@caliper/design-system";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import { KeyUsage } from "../keys/index.ts";
import { contained, useText } from "../messages/index.ts";
import { embedCode, type EmbedDraft, type EmbedHost, embedHosts } from "./embedCode.ts";
import { EmbedFields } from "./EmbedFields.tsx";
import { EmbedPreview, type LoadEmbed } from "./EmbedPreview.tsx";

export interface EmbedBuilderProps {
  /** The list of access keys, where keys are created. */
  keysHref: string;
  /** A product code to start with. */
  code?: string;
  /** Loads the script of the preview; by default from the page's own server. */
  load?: LoadEmbed;
}

/** Administrators choose what a page of another site shows, see it, and copy its lines. */
export const EmbedBuilder = contained(EmbedBuilderContent);

function EmbedBuilderContent(props: EmbedBuilderProps) {
  const t = useText();
  const client = useClient();
  const keys = useQuery(accessKeysQuery(client));
  const release = useQuery(embedReleaseQuery(client));
  if (release.error?.status === 404)
    return (
      <EmptyState
        icon="warning"
        title={t("embedding.notBuilt")}
        hint={t("embedding.notBuiltHint")}
      />
    );
  const failed = [keys, release].find(({ error, data }) => error !== null && data === undefined);
  if (failed?.error) {
    const retry = () => void Promise.all([keys.refetch(), release.refetch()]);
    return <FailureState error={failed.error} onRetry={retry} />;
  }
  if (!keys.data || !release.data)
    return (
      <>
        <VisuallyHidden>{t("embedding.loading")}</VisuallyHidden>
        <Skeleton shape="rows" count={4} />
      </>
    );
  const working = keys.data.filter(({ kind, state }) => kind === "embed" && state === "active");
  const [first] = working;
  if (!first)
    return (
      <EmptyState
        icon="key"
        title={t("embedding.noKeys")}
        hint={t("embedding.noKeysHint")}
        action={<LinkButton href={props.keysHref}>{t("embedding.toKeys")}</LinkButton>}
      />
    );
  return <Builder {...props} accessKeys={working} first={first} release={release.data} />;
}

interface BuilderProps extends EmbedBuilderProps {
  accessKeys: readonly AccessKey[];
  first: AccessKey;
  release: EmbedRelease;
}

function Builder({ accessKeys, first, release, code = "", load }: BuilderProps) {
  const t = useText();
  const [draft, setDraft] = useState<EmbedDraft>({
    widget: "datasheet",
    values: { key: first.key, code },
    isFixed: false,
  });
  const [host, setHost] = useState<EmbedHost>("html");
  const key = accessKeys.find((each) => each.key === draft.values.key) ?? first;
  const isSearch = draft.widget.endsWith("-search");
  return (
    <Stack gap={40}>
      <Section title={t("embedding.options")}>
        <EmbedFields {...{ draft, accessKeys, release }} onChange={setDraft} />
        {isSearch && !key.scopes.includes("search") && (
          <Notice tone="warning">{t("embedding.searchNeeded")}</Notice>
        )}
      </Section>
      <Section title={t("embedding.code")}>
        <Text tone="subtle">{t("embedding.code.hint")}</Text>
        <Tabs
          label={t("embedding.host")}
          items={embedHosts.map((each) => ({
            id: each,
            label: hostNames[each],
            content: (
              <CodeBlock
                label={t("embedding.code")}
                copyLabel={t("embedding.copy")}
                copiedLabel={t("embedding.copied")}
              >
                {embedCode(draft, release, each)}
              </CodeBlock>
            ),
          }))}
          value={host}
          onChange={setHost}
        />
      </Section>
      <Section title={t("embedding.preview")}>
        {needsCode(draft) ? (
          <EmptyState title={t("embedding.codeNeeded")} />
        ) : (
          <EmbedPreview draft={draft} script={new URL(release.script).pathname} load={load} />
        )}
      </Section>
      <Section title={t("embedding.usage", { name: key.name })}>
        <KeyUsage id={key.id} />
      </Section>
    </Stack>
  );
}

/** The same in every language. */
const hostNames: Readonly<Record<EmbedHost, string>> = {
  html: "HTML",
  react: "React",
  next: "Next",
  vue: "Vue",
};

const needsCode = ({ widget, values }: EmbedDraft) =>
  (widget === "datasheet" || widget === "drawing") && (values.code?.trim() ?? "") === "";

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack gap={16}>
        <SectionHeading id={id}>{title}</SectionHeading>
        {children}
      </Stack>
    </section>
  );
}
