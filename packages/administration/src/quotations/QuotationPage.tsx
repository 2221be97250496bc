import {
  deleteQuotationMutation,
  type QuotationLine,
  quotationPdfMutation,
  quotationQuery,
  quotationWorkbookMutation,
  reviseQuotationMutation,
  sendQuotationMutation,
  type WholeQuotation,
} from "@caliper/api-client";
import { standardGrade } from "@caliper/catalogue-model";
import {
  Confirmation,
  saveFile,
  useClient,
  useFailure,
  useFormat,
  useNavigate,
  useRowAction,
  useTerms,
} from "@caliper/catalogue-widgets/shared";
import {
  Button,
  type DataColumn,
  type Fact,
  Inline,
  Link,
  Notice,
  Tag,
  Text,
} from "@caliper/design-system";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import { BackLink, UnreadPage } from "../lists/index.ts";
import { contained, useText } from "../messages/index.ts";
import { LinesDocument } from "../orders/index.ts";
import { LinePrice, LineRemarks, rowOf, useLineText } from "../parts-lists/index.ts";
import { DetailsDialog } from "./DetailsDialog.tsx";
import type { QuotationHrefs } from "./hrefs.ts";
import { PriceDialog } from "./PriceDialog.tsx";
import { numberOf, QuotationState } from "./QuotationState.tsx";

export interface QuotationPageProps {
  /** Identifies the revision. */
  id: number;
  /** Addresses of the host. */
  hrefs: QuotationHrefs;
}

/** A quotation: a draft to price and send, a sent one to read, download and revise. */
export const QuotationPage = contained(QuotationPageContent);

function QuotationPageContent({ id, hrefs }: QuotationPageProps) {
  const t = useText();
  const { data, ...query } = useQuery(quotationQuery(useClient(), id));
  if (data !== undefined) return <LoadedQuotation quotation={data} hrefs={hrefs} />;
  return (
    <UnreadPage
      title={t("quotations.number")}
      context={<BackLink href={hrefs.quotation()}>{t("quotations.quotations")}</BackLink>}
      query={query}
      missing={{
        icon: "newsletter",
        title: t("quotations.missing"),
        hint: t("quotations.missingHint"),
      }}
    />
  );
}

interface LoadedQuotationProps extends Pick<QuotationPageProps, "hrefs"> {
  quotation: WholeQuotation;
}

function LoadedQuotation({ quotation, hrefs }: LoadedQuotationProps) {
  const t = useText();
  const client = useClient();
  const failureOf = useFailure();
  const navigate = useNavigate();
  const describe = useLineText();
  const terms = useTerms();
  const [isDetails, setDetails] = useState(false);
  const [priced, setPriced] = useState<QuotationLine | null>(null);
  const pdf = useMutation(quotationPdfMutation(client));
  const workbook = useMutation(quotationWorkbookMutation(client));
  const send = useMutation(sendQuotationMutation(client));
  const revise = useMutation(reviseQuotationMutation(client));
  const { ask, confirmation } = useRowAction(deleteQuotationMutation(client), {
    facts: (row: WholeQuotation) => row.id,
    onDone: () => navigate(hrefs.quotation()),
  });
  const { id, warehouse, lines, list } = quotation;
  const isDraft = quotation.sentAt === undefined;
  const hasPrices = warehouse !== undefined;
  const title = t("quotations.title", { number: numberOf(quotation) });
  const saveAs = (extension: string) => ({
    onSuccess: (content: Blob) => saveFile({ name: `${title}.${extension}`, content }),
  });
  const failed = send.error ?? revise.error ?? pdf.error ?? workbook.error;
  const isOutdated = send.error?.status === 409;
  // The notices and marks of the page say which of these it is.
  const isBlocked =
    quotation.isExpired ||
    quotation.lostWarehouse !== undefined ||
    lines.length === 0 ||
    lines.some(({ type }) => type === undefined);
  const remarks = (line: QuotationLine) => {
    const grade = line.grade ?? line.price?.grade;
    return (
      <>
        {grade !== undefined && grade !== standardGrade && (
          <Text variant="caption">{terms.grade(grade)}</Text>
        )}
        {line.ownCode !== undefined && <Text variant="caption">{line.ownCode}</Text>}
        {line.note !== "" && (
          <Text variant="caption" tone="subtle">
            {line.note}
          </Text>
        )}
        {isDraft && <LineRemarks line={line} warehouse={warehouse} />}
        {hasPrices && line.offer === undefined && (
          <Tag tone="warning">{t("quotations.onRequest")}</Tag>
        )}
      </>
    );
  };
  const rows = lines.map((line) => ({
    ...rowOf(line),
    line,
    code: line.code,
    price: line.offer ?? 0,
    description: describe(line),
    remarks: remarks(line),
  }));
  const cost: DataColumn<(typeof rows)[number]> = {
    id: "cost",
    header: t("quotations.cost"),
    align: "end",
    foldsInto: "price",
    isUnprinted: true,
    cell: ({ line }) => <LinePrice line={line} warehouse={warehouse} />,
  };
  const ownPriceColumn: DataColumn<(typeof rows)[number]> = {
    id: "own",
    header: t("quotations.priceBy"),
    isUnprinted: true,
    foldsInto: "price",
    cell: ({ line }) => <OwnPrice line={line} onChange={isDraft ? setPriced : undefined} />,
  };
  return (
    <>
      <LinesDocument
        title={title}
        context={<BackLink href={hrefs.quotation()}>{t("quotations.quotations")}</BackLink>}
        facts={useFacts(quotation)}
        hasPrices={hasPrices}
        lines={rows}
        more={hasPrices ? [cost, ownPriceColumn] : []}
        actions={
          <Inline gap={8}>
            {isDraft ? (
              <>
                <Button
                  variant="primary"
                  icon="send"
                  isDisabled={isBlocked}
                  isPending={send.isPending}
                  onPress={() => send.mutate(quotation)}
                >
                  {t("quotations.send")}
                </Button>
                <Button icon="edit" onPress={() => setDetails(true)}>
                  {t("quotations.details")}
                </Button>
              </>
            ) : (
              <Button
                icon="edit"
                isPending={revise.isPending}
                onPress={() =>
                  revise.mutate(id, { onSuccess: (next) => navigate(hrefs.quotation(next.id)) })
                }
              >
                {t("quotations.revise")}
              </Button>
            )}
            <Button
              icon="download"
              isPending={pdf.isPending}
              onPress={() => pdf.mutate(id, saveAs("pdf"))}
            >
              {t("quotations.pdf")}
            </Button>
            <Button
              icon="table"
              isPending={workbook.isPending}
              onPress={() => workbook.mutate(id, saveAs("xlsx"))}
            >
              {t("lists.workbook")}
            </Button>
            {isDraft && (
              <Button icon="trash" onPress={() => ask(quotation)}>
                {t("lists.action.delete")}
              </Button>
            )}
          </Inline>
        }
      >
        {failed && (
          <Notice tone={isOutdated ? "warning" : "danger"}>
            {isOutdated ? t("quotations.outdated") : failureOf(failed).line}
          </Notice>
        )}
        {isDraft && quotation.isExpired && (
          <Notice tone="warning">{t("quotations.expiredHint")}</Notice>
        )}
        {quotation.lostWarehouse !== undefined && (
          <Notice tone="warning">
            {t("quotations.lostWarehouse", { warehouse: quotation.lostWarehouse })}
          </Notice>
        )}
        {isDraft && (
          <Text as="p" tone="subtle">
            {list === undefined ? (
              t("quotations.noList")
            ) : (
              <Link href={hrefs.list(list)}>{t("quotations.follows")}</Link>
            )}
          </Text>
        )}
      </LinesDocument>
      {isDetails && <DetailsDialog quotation={quotation} onClose={() => setDetails(false)} />}
      {priced && (
        <PriceDialog quotation={quotation} line={priced} onClose={() => setPriced(null)} />
      )}
      <Confirmation
        {...confirmation}
        title={t("quotations.deleteTitle", { title })}
        confirmLabel={t("lists.action.delete")}
      >
        {t("quotations.deleteText")}
      </Confirmation>
    </>
  );
}

interface OwnPriceProps {
  line: QuotationLine;
  /** Undefined for a sent quotation. */
  onChange: ((line: QuotationLine) => void) | undefined;
}

/** How the price of a line is made where it differs from the others, and the button that changes it. */
function OwnPrice({ line, onChange }: OwnPriceProps) {
  const t = useText();
  const { formatNumber } = useIntl();
  const { margin, fixedPrice } = line;
  const text =
    fixedPrice !== undefined
      ? t("quotations.fixedPrice")
      : margin !== undefined && `${formatNumber(margin)} %`;
  if (!onChange) return text || null;
  const buttonText = text || t("quotations.sameMargin");
  return (
    <Button
      size="chip"
      icon="edit"
      label={[buttonText, t("quotations.priceOf", { code: line.code })].join(", ")}
      isDisabled={line.type === undefined}
      onPress={() => onChange(line)}
    >
      {buttonText}
    </Button>
  );
}

function useFacts(quotation: WholeQuotation): readonly Fact[] {
  const t = useText();
  const terms = useTerms();
  const format = useFormat();
  const { formatDate, formatNumber } = useIntl();
  const { customer, validUntil, warehouse, margin, rounding, currencyNote } = quotation;
  const fact = (id: string, label: string, value: Fact["value"]): Fact => ({ id, label, value });
  return [
    fact("state", t("common.state"), <QuotationState quotation={quotation} />),
    fact("customer", t("quotations.customer"), customer || "–"),
    fact(
      "validUntil",
      t("quotations.validUntil"),
      formatDate(validUntil, { dateStyle: "medium", timeZone: "UTC" }),
    ),
    ...(warehouse === undefined
      ? []
      : [
          fact("warehouse", t("common.warehouse"), terms.warehouse(warehouse)),
          fact("margin", t("quotations.margin"), `${formatNumber(margin)} %`),
          fact("rounding", t("quotations.rounding"), `US$ ${format.amount(rounding)}`),
        ]),
    ...(currencyNote === "" ? [] : [fact("currency", t("quotations.currencyNote"), currencyNote)]),
  ];
}
