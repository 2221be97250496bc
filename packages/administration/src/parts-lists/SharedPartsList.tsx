import { sharedListQuery } from "@caliper/api-client";
import { FailureNotice, useClient, useWarehouse } from "@caliper/catalogue-widgets/shared";
import { Button, Stack } from "@caliper/design-system";
import { useQuery } from "@tanstack/react-query";
import { useNewList } from "../lists/index.ts";
import { contained, useText } from "../messages/index.ts";
import type { ListHrefs } from "./hrefs.ts";
import { ListDocument } from "./ListDocument.tsx";
import { ListWaiting } from "./ListWaiting.tsx";

export interface SharedPartsListProps {
  /** The last part of the link. */
  token: string;
  /** Addresses of the host. */
  hrefs: ListHrefs;
}

/** A list that somebody shares, to read and, where its owner allows it, to copy. */
export const SharedPartsList = contained(SharedPartsListContent);

function SharedPartsListContent({ token, hrefs }: SharedPartsListProps) {
  const t = useText();
  const client = useClient();
  const query = useQuery(sharedListQuery(client, token, useWarehouse()));
  const copy = useNewList(hrefs.list);
  const { data: list } = query;
  if (list === undefined) {
    return (
      <ListWaiting
        hrefs={hrefs}
        query={query}
        missing={t("lists.revoked")}
        missingHint={t("lists.revokedHint")}
      />
    );
  }
  return (
    <Stack gap={16}>
      <FailureNotice error={copy.error} />
      <ListDocument
        name={list.name}
        owner={list.owner}
        warehouse={list.warehouse}
        lines={list.lines}
        actions={
          <>
            {list.mayBeCopied && (
              <Button
                icon="copy"
                variant="primary"
                isPending={copy.isPending}
                onPress={() => copy.create({ name: list.name, shared: token })}
              >
                {t("lists.copyShared")}
              </Button>
            )}
            <Button icon="print" onPress={() => window.print()}>
              {t("common.print")}
            </Button>
          </>
        }
      />
    </Stack>
  );
}
