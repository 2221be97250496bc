import { listsQuery, type PartsList } from "@caliper/api-client";
import { compareTexts } from "@caliper/catalogue-model";
import { useQuery } from "@tanstack/react-query";
import { useClient, useSharedState } from "../../provider/index.ts";
import { usePartsLists } from "./partsLists.ts";

export interface CurrentList {
  /** The list that was chosen or created last in this tab, otherwise the one that changed last; undefined without lists, and until they are loaded. */
  readonly list: PartsList | undefined;
  /** The lists that are not archived, the last changed one first; undefined until they are loaded. */
  readonly lists: readonly PartsList[] | undefined;
  /** Chooses another list, by its number. */
  readonly choose: (id: number) => void;
  /** Loads the lists, or waits until they are loaded; a rejection is an ApiError. */
  readonly load: () => Promise<readonly PartsList[]>;
}

/** The list to which parts are added. */
export function useCurrentList(): CurrentList {
  const host = usePartsLists();
  const [shared, share] = useSharedState<number | null>("current list", null);
  const query = useQuery({ ...listsQuery(useClient()), enabled: host !== undefined });
  const lists = query.data && openLists(query.data);
  const chosen = shared ?? Number(host?.chosen.get() ?? 0);
  return {
    list: lists && currentOf(lists, chosen),
    lists,
    choose: (id) => {
      host?.chosen.set(String(id));
      share(id);
    },
    load: async () => {
      const { data = [] } = await query.refetch({ throwOnError: true, cancelRefetch: false });
      return openLists(data);
    },
  };
}

const openLists = (lists: readonly PartsList[]): readonly PartsList[] =>
  lists
    .filter(({ archivedAt }) => archivedAt === undefined)
    .toSorted((a, b) => compareTexts(b.changedAt, a.changedAt));

/** A chosen list that was archived or deleted since is no longer current. */
const currentOf = (lists: readonly PartsList[], chosen: number): PartsList | undefined =>
  lists.find(({ id }) => id === chosen) ?? lists[0];
