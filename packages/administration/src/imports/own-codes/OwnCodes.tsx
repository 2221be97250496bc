import {
  importsQuery,
  ownCodesQuery,
  type OwnCodes as Codes,
  removeOwnCodesMutation,
  tableDownloadUrl,
  templateUrl,
} from "@caliper/api-client";
import { relatedTables } from "@caliper/catalogue-model";
import {
  Confirmation,
  useClient,
  useColumn,
  useLinks,
  useRowAction,
} from "@caliper/catalogue-widgets/shared";
import {
  Button,
  Code,
  type DataColumn,
  EmptyState,
  LinkButton,
  PageHeader,
  SectionHeading,
  Stack,
} from "@caliper/design-system";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { AdminList } from "../../lists/index.ts";
import { contained, useText } from "../../messages/index.ts";
import { RecentImports } from "../history/RecentImports.tsx";

type OwnCode = Codes[number];

const { wireName } = relatedTables.customer_code;

export interface OwnCodesProps {
  /** Called by the button that loads a file. */
  onLoad: () => void;
}

/** The user's own codes of our parts: the list, their workbook, and the last imports with undo. */
export const OwnCodes = contained(OwnCodesContent);

function OwnCodesContent({ onLoad }: OwnCodesProps) {
  const t = useText();
  const client = useClient();
  const column = useColumn();
  const links = useLinks();
  const codes = useQuery(ownCodesQuery(client));
  const imports = useInfiniteQuery(importsQuery(client, { limit: 10 }));
  const total = codes.data?.length ?? 0;
  const removal = useRowAction(removeOwnCodesMutation(client), {
    facts: (_count: number) => undefined,
  });
  const columns: DataColumn<OwnCode>[] = [
    column.text("own", t("ownCodes.own"), ({ own }) => own, { isRowHeader: true }),
    {
      id: "code",
      header: t("ownCodes.ours"),
      cell: ({ code }) => <Code href={links.datasheet({ code })}>{code}</Code>,
    },
    column.text("description", t("ownCodes.description"), ({ description }) => description ?? ""),
  ];
  return (
    <Stack gap={32}>
      <PageHeader
        title={t("ownCodes.title")}
        note={t("ownCodes.note")}
        actions={
          <Button variant="primary" icon="upload" onPress={onLoad}>
            {t("history.loadFile")}
          </Button>
        }
      />
      <AdminList
        id="own-codes"
        label={t("ownCodes.title")}
        query={codes}
        rows={codes.data ?? []}
        all={total}
        columns={columns}
        getRowId={({ own }) => own}
        getRowText={({ own, code }) => `${own} ${code}`}
        actions={
          <>
            <LinkButton icon="fileSheet" href={templateUrl(client, wireName)} download="">
              {t("history.template")}
            </LinkButton>
            <LinkButton icon="download" href={tableDownloadUrl(client, wireName)} download="">
              {t("common.download")}
            </LinkButton>
            <Button icon="trash" isDisabled={total === 0} onPress={() => removal.ask(total)}>
              {t("ownCodes.remove")}
            </Button>
          </>
        }
        empty={
          <EmptyState icon="code" title={t("ownCodes.empty")} hint={t("ownCodes.emptyHint")} />
        }
      />
      <Stack gap={16} as="section">
        <SectionHeading number={1}>{t("ownCodes.imports")}</SectionHeading>
        <RecentImports label={t("ownCodes.imports")} imports={imports.data ?? []} />
      </Stack>
      <Confirmation
        {...removal.confirmation}
        title={t("ownCodes.removeTitle", { count: total })}
        confirmLabel={t("ownCodes.remove")}
      >
        {t("ownCodes.removeBody")}
      </Confirmation>
    </Stack>
  );
}
