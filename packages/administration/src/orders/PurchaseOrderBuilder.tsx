import { maxNoteLength, sendOrderMutation } from "@caliper/api-client";
import {
  FailureState,
  giveFocus,
  Outdated,
  PrintHead,
  saveFile,
  useClient,
  useLinks,
  useViewer,
} from "@caliper/catalogue-widgets/shared";
import {
  Button,
  Hide,
  Inline,
  LinkButton,
  Notice,
  SectionHeading,
  Stack,
  Text,
  TextArea,
  toasts,
  usePrinted,
} from "@caliper/design-system";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { contained, useText } from "../messages/index.ts";
import { ClearOrder } from "./ClearOrder.tsx";
import { DraftDocument } from "./document/DraftDocument.tsx";
import { FoundProducts } from "./FoundProducts.tsx";
import { choiceOf, currentChoice, isAdded, sameChoice } from "./order.ts";
import { OrderChoices } from "./OrderChoices.tsx";
import * as styles from "./OrderForm.css.ts";
import { OrderLines } from "./OrderLines.tsx";
import { OrderNotices } from "./OrderNotices.tsx";
import { OrderSummary } from "./OrderSummary.tsx";
import { toFullBoxes, toFullPallets } from "./quantities.ts";
import { pricesOf, rowsOf, wholeCategories, wholeLines } from "./rows.ts";
import { useCategoryNames } from "./useCategoryNames.ts";
import { useCustomer } from "./useCustomer.ts";
import { useDraft } from "./useDraft.ts";
import { usePrices } from "./usePrices.ts";
import { useRepeat } from "./useRepeat.ts";
import { WholeCategories } from "./WholeCategories.tsx";
import { lineId, type OrderDrafts } from "./orderDraft.ts";

export interface PurchaseOrderBuilderProps {
  /** Storage of the order in progress. */
  drafts: OrderDrafts;
  /** The number of a sent order to begin with. */
  repeat?: number | undefined;
  /** Called when the repeated order is loaded, so that the host can remove it from the URL. */
  onRepeated?: ((id: number) => void) | undefined;
}

/** The order form, from choosing a user to downloading the workbook. */
export const PurchaseOrderBuilder = contained(PurchaseOrderBuilderContent);

function PurchaseOrderBuilderContent({ drafts, repeat, onRepeated }: PurchaseOrderBuilderProps) {
  const t = useText();
  const client = useClient();
  const links = useLinks();
  const names = useCategoryNames();
  const { username } = useViewer();
  const [state, dispatch] = useDraft(drafts, username);
  const order = useRef<HTMLDivElement>(null);
  /** Moves the focus when the pressed button disappears. */
  const focusOrder = () => giveFocus(() => order.current?.querySelector("h2"));
  const decide: typeof dispatch = (action) => {
    focusOrder();
    dispatch(action);
  };
  const [repeats, setRepeats] = useState<number>();
  const isPrinted = usePrinted();
  const repeating = useRepeat(repeat, dispatch, (id) => {
    setRepeats(id);
    onRepeated?.(id);
  });
  const customer = useCustomer(state.user);
  const { users, user, usual } = customer;
  const category = user?.categories.find(({ name }) => name === state.category);
  const choice = choiceOf(state, category);
  const prices = usePrices(state.user, state.warehouse, [
    ...(state.searched ? [state.searched] : []),
    ...state.added,
    ...state.lines,
  ]);
  const rows = rowsOf(state.lines, prices.categories);
  const categories = wholeCategories(state.added, prices.categories);
  const whole = wholeLines(categories, state.lines);
  const ordered = new Map(state.lines.map((line) => [lineId(line), line.quantity]));
  const send = useMutation(sendOrderMutation(client));

  // The warehouse of the other prices, until another is chosen for this order.
  useEffect(() => {
    if (state.warehouse === undefined && usual !== undefined)
      dispatch({ type: "warehouse", warehouse: usual });
  }, [state.warehouse, usual, dispatch]);

  // Lines without an agreed price, as in a draft, take today's price.
  useEffect(() => {
    const withoutPrices = rows.filter(({ line }) => line.agreed === undefined);
    if (withoutPrices.length > 0)
      dispatch({ type: "prices", prices: pricesOf(withoutPrices, "current") });
    for (const { choice: one, state: its, today } of categories) {
      const isUnseen = state.added.some((each) => sameChoice(each, one) && !each.agreed);
      if (isUnseen && its === "current") {
        dispatch({ type: "categoryPrices", choice: one, prices: today });
      }
    }
  }, [rows, categories, state.added, dispatch]);

  /** The quantities of the lines, rounded by the packing of today's products. */
  const rounded = (round: typeof toFullBoxes) =>
    new Map(rows.map((row) => [row.id, round(row.quantity, row)]));
  const addAll = () => {
    if (choice === undefined) return;
    if (isAdded(state, choice)) toasts.show(t("order.fullyAdded"));
    else dispatch({ type: "addCategory" });
  };
  // Totals are shown once all prices are loaded.
  const isRead = [...rows, ...categories].every((one) => one.state !== "reading");
  const isSettled = [...rows, ...categories].every((one) => one.state === "current");
  const isEmpty = state.lines.length === 0 && state.added.length === 0;
  const canSend = isSettled && !isEmpty && state.warehouse !== undefined && user !== undefined;
  const sendIt = () => {
    const { user: name, warehouse } = state;
    if (!canSend || name === undefined || warehouse === undefined) return;
    send.mutate(
      {
        user: user.name,
        customerCode: user.customerCode,
        warehouse,
        choice: currentChoice(state),
        note: state.note,
        added: categories.map((one) => ({ ...one.choice, products: one.products })),
        products: rows.map(({ line: { code, grade }, product, quantity, price }) => ({
          code,
          grade,
          description: product?.description ?? "",
          quantity,
          price,
        })),
      },
      {
        onSuccess: ({ workbook }) => {
          saveFile({ name: "report.xlsx", content: workbook });
          setRepeats(undefined);
          focusOrder();
          dispatch({ type: "sent" });
        },
      },
    );
  };

  if (users.data === undefined && users.error !== null) {
    return <FailureState error={users.error} onRetry={() => void users.refetch()} />;
  }
  const { searched, warehouse } = state;
  const searchedCategory = prices.categories.find((one) => searched && sameChoice(one, searched));
  const hasDocument = isPrinted && !isEmpty && warehouse !== undefined;
  return (
    <>
      <Hide on={hasDocument ? "print" : undefined}>
        <Stack gap={24}>
          <PrintHead />
          {/* What changed while an order is being sent would be lost with the sent one. */}
          <div inert={send.isPending}>
            <Stack gap={24}>
              <OrderChoices
                state={state}
                dispatch={dispatch}
                customer={customer}
                category={category}
                choice={choice}
                onAddAll={addAll}
              />
              {searched && (
                <Outdated
                  isOutdated={!sameChoice(searched, currentChoice(state))}
                  searched={names.choice(searched)}
                  onSearch={choice && (() => dispatch({ type: "search" }))}
                >
                  <FoundProducts
                    choice={searched}
                    products={
                      searchedCategory?.isRefused === true ? [] : searchedCategory?.products
                    }
                    error={prices.error}
                    onRetry={prices.retry}
                    filter={state.filter}
                    onFilter={(filter) => dispatch({ type: "filter", filter })}
                    ordered={ordered}
                    onAdd={(product) => dispatch({ type: "add", product })}
                  />
                </Outdated>
              )}
              <div ref={order}>
                <Stack gap={16} as="section">
                  <SectionHeading note={t("order.counted", { count: rows.length + whole.length })}>
                    {t("order.order")}
                  </SectionHeading>
                  {send.isSuccess && isEmpty && (
                    <Notice
                      tone="success"
                      action={
                        <LinkButton size="chip" icon="arrowRight" href={links.order(send.data.id)}>
                          {t("order.open", { id: String(send.data.id) })}
                        </LinkButton>
                      }
                    >
                      {t("order.sent", { id: String(send.data.id) })}
                    </Notice>
                  )}
                  {repeating.isReading && <Text tone="subtle">{t("order.repeatReading")}</Text>}
                  {repeating.error && <FailureState error={repeating.error} />}
                  <OrderNotices
                    state={state}
                    rows={rows}
                    whole={categories}
                    dispatch={decide}
                    error={send.error}
                    repeats={repeats}
                  />
                  {prices.error && !searched && (
                    <FailureState error={prices.error} onRetry={prices.retry} />
                  )}
                  <WholeCategories whole={categories} dispatch={decide} />
                  {(state.lines.length > 0 || state.added.length === 0) && (
                    <OrderLines rows={rows} dispatch={dispatch} />
                  )}
                  {!isEmpty && (
                    <Inline gap={12}>
                      {rows.length > 0 &&
                        roundings.map(({ icon, title, round }) => (
                          <Button
                            key={icon}
                            icon={icon}
                            onPress={() =>
                              dispatch({ type: "quantities", quantities: rounded(round) })
                            }
                          >
                            {t(title)}
                          </Button>
                        ))}
                      <ClearOrder onClear={() => decide({ type: "empty" })} />
                    </Inline>
                  )}
                </Stack>
              </div>
              <div className={styles.note}>
                <TextArea
                  label={t("order.note")}
                  value={state.note}
                  onChange={(note) => dispatch({ type: "note", note })}
                  maxLength={maxNoteLength}
                  remainingText={(left) => t("order.noteLeft", { left })}
                />
              </div>
              {!isEmpty && isRead && <OrderSummary lines={[...rows, ...whole]} />}
            </Stack>
          </div>
          <Inline gap={16}>
            <Button
              variant="primary"
              size="main"
              icon="send"
              isDisabled={!canSend}
              isPending={send.isPending}
              onPress={sendIt}
            >
              {t("order.send")}
            </Button>
            {isEmpty && <Text tone="subtle">{t("order.needWhole")}</Text>}
          </Inline>
        </Stack>
      </Hide>
      {hasDocument && (
        <DraftDocument
          customer={user ?? { name: state.user ?? "", customerCode: "" }}
          warehouse={warehouse}
          note={state.note}
          rows={rows}
          whole={whole}
        />
      )}
    </>
  );
}

const roundings = [
  { icon: "box", title: "order.fullBoxes", round: toFullBoxes },
  { icon: "pallet", title: "order.fullPallets", round: toFullPallets },
] as const;
