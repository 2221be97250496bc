import {
  incompleteProductsQuery,
  type IncompleteProduct,
  type Lackable,
  lackable,
} from "@caliper/api-client";
import { textIn } from "@caliper/catalogue-model";
import {
  useClient,
  useColumn,
  useLinks,
  useLocale,
  useNavigate,
  useTerms,
} from "@caliper/catalogue-widgets/shared";
import { ChipGroup, type DataColumn, EmptyState, Text } from "@caliper/design-system";
import { useInfiniteQuery } from "@tanstack/react-query";
import { AdminList, morePages } from "../lists/index.ts";
import { contained, useText } from "../messages/index.ts";

export interface IncompleteProductsProps {
  /** What is missing from the listed products; the host keeps it in the URL. */
  without: Lackable;
  /** Called with the chosen kind of missing data. */
  onChange: (without: Lackable) => void;
}

/** The products without a picture, a price or a drawing, with links to their datasheets. */
export const IncompleteProducts = contained(IncompleteProductsContent);

function IncompleteProductsContent({ without, onChange }: IncompleteProductsProps) {
  const t = useText();
  const locale = useLocale();
  const links = useLinks();
  const navigate = useNavigate();
  const terms = useTerms();
  const column = useColumn();
  const list = useInfiniteQuery(incompleteProductsQuery(useClient(), without));
  const rows = list.data?.products ?? [];
  const columns: DataColumn<IncompleteProduct>[] = [
    column.product("code", t("attention.code"), (product) => product, { isRowHeader: true }),
    column.text("family", t("attention.family"), ({ family }) => terms.family(family)),
    column.text("detail", t("attention.detail"), ({ detail }) => textIn(detail, locale), {
      isMuted: true,
    }),
  ];
  return (
    <AdminList
      id="incomplete-products"
      label={t("attention.products")}
      query={list}
      rows={rows}
      columns={columns}
      getRowId={({ code }) => code}
      getRowText={({ code }) => code}
      onRowAction={(product) => navigate(links.datasheet(product))}
      empty={<EmptyState icon="check" title={t("attention.complete")} />}
      actions={
        list.data && (
          <Text tone="subtle" nowrap>
            {t("attention.shown", { shown: rows.length, all: list.data.total })}
          </Text>
        )
      }
      filters={
        <ChipGroup
          label={t("attention.without")}
          items={lackable.map((id) => ({ id, label: t(`attention.lack.${id}`) }))}
          value={without}
          onChange={onChange}
        />
      }
      more={morePages(list, t("attention.more"))}
    />
  );
}
