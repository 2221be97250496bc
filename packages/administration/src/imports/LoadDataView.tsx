import {
  Confirmation,
  type StoredText,
  useLinks,
  useViewer,
} from "@caliper/catalogue-widgets/shared";
import {
  Button,
  DropZone,
  type FileProblem,
  type RefusedFile,
  Inline,
  LinkButton,
  Notice,
  ProgressBar,
  Select,
  Stack,
} from "@caliper/design-system";
import type { ForeignFormat } from "@caliper/sheet-reader";
import type { ReactNode } from "react";
import { type TextId, useText } from "../messages/index.ts";
import type { ImportQueue } from "./ImportQueue.ts";
import { QuestionText } from "./QuestionText.tsx";
import { SheetMatching } from "./matching/SheetMatching.tsx";
import { type LoadItem, missingBefore } from "./queue.ts";
import { useLoadFailure } from "./useLoadFailure.ts";
import { isExcel, rulesOf, typesFor, type UploadType } from "./uploadTypes.ts";

/** A file of another format than .xlsx. */
export interface Offer {
  readonly file: File;
  readonly format: ForeignFormat;
}

export interface LoadDataViewProps {
  /** Whether the file replaces the table or adds to it. */
  type: UploadType;
  /** Called when another type of upload is chosen. */
  onTypeChange: (type: UploadType) => void;
  /** The files, each with its progress and question. */
  items: readonly LoadItem[];
  /** Keeps the matching of columns over a reload. */
  matching?: StoredText | undefined;
  /** Upload type that files of the last drop did not fit. */
  wrongType?: UploadType | undefined;
  /** The upload was canceled. */
  isCanceled?: boolean;
  /** Files of the last drop that can be converted. */
  offers?: readonly Offer[];
  /** Called by the button that converts a file. */
  onConvert: (offer: Offer) => void;
  /** Called once per drop with the files of supported types, and the others. */
  onFiles: (files: readonly File[], refused: readonly RefusedFile[]) => void;
  /** Called by the button that cancels the upload. */
  onCancel: () => void;
  /** Answers the questions about a file, loads it again, or removes it from the list. */
  queue: Pick<ImportQueue, "answer" | "decide" | "convert" | "retry" | "remove">;
}

const typeNotes = {
  PDF: "loading.typePdf",
  IMG: "loading.typeImage",
  "EXCEL PARCIAL": "loading.typePartial",
  "EXCEL TOTAL": "loading.typeTotal",
} as const satisfies Record<UploadType, TextId>;

/** Upload type, drop zone, and the state of each file. */
export function LoadDataView({
  type,
  onTypeChange,
  items,
  matching,
  wrongType,
  offers = [],
  isCanceled = false,
  onConvert,
  onFiles,
  onCancel,
  queue,
}: LoadDataViewProps) {
  const t = useText();
  const note = useItemNote();
  const detail = usePictureDetail(items);
  const askingItem = items.find((item) => item.stage === "asking");
  return (
    <Stack gap={20}>
      <Select
        label={t("loading.type")}
        items={typesFor(useViewer()).map((id) => ({
          id,
          label: id,
          note: t(typeNotes[id]),
          ...(isExcel(id) && { lang: "es" }),
        }))}
        value={type}
        onChange={onTypeChange}
      />
      {wrongType !== undefined && (
        <Notice tone="danger">{t("loading.wrongType", { type: wrongType })}</Notice>
      )}
      {offers.map((offer) => (
        <Notice
          key={offer.file.name}
          tone="info"
          action={
            <Button size="chip" onPress={() => onConvert(offer)}>
              {t("loading.convert.convert")}
            </Button>
          }
        >
          {t("loading.ofFile", {
            file: offer.file.name,
            reason: t(`loading.convert.${offer.format}`),
          })}
        </Notice>
      ))}
      <DropZone
        label={t("common.files")}
        prompt={t("loading.prompt")}
        browseText={t("loading.browse")}
        description={t("loading.accepted")}
        dropText={t("loading.drop")}
        refuseText={t("loading.refuse")}
        refusedLabel={t("loading.refused")}
        rules={rulesOf(type)}
        problemText={useProblemText()}
        onFiles={onFiles}
        onCancel={onCancel}
        files={items.map((item) => ({
          id: item.id,
          name: item.name,
          size: item.size,
          state: rowStates[item.stage],
          note: note(item),
          ...detail(item),
        }))}
        onRemove={queue.remove}
        removeLabel={(name) => t("loading.remove", { name })}
        size={items.length > 0 ? "short" : "tall"}
      />
      {isCanceled && items.length === 0 && <Notice tone="info">{t("loading.canceled")}</Notice>}
      {items.map((item) => (
        <ItemDetail key={item.id} item={item} matching={matching} queue={queue} />
      ))}
      {askingItem && (
        <Confirmation
          asked={askingItem}
          tone="primary"
          onClose={() => queue.answer(askingItem.id, "no")}
          title={t("loading.confirmTitle")}
          confirmLabel={t("loading.continue")}
          onConfirm={() => queue.answer(askingItem.id, "yes")}
        >
          <QuestionText
            {...askingItem.question}
            onMatch={() => queue.answer(askingItem.id, "match")}
            onEncoding={(encoding) => queue.answer(askingItem.id, { encoding })}
          />
        </Confirmation>
      )}
    </Stack>
  );
}

const rowStates = {
  waiting: "waiting",
  reading: "busy",
  matching: "waiting",
  asking: "waiting",
  sending: "busy",
  lost: "failed",
  declined: "failed",
  unfit: "failed",
  failed: "failed",
  stored: "done",
  compared: "done",
} as const satisfies Record<LoadItem["stage"], string>;

function useItemNote() {
  const t = useText();
  const failureText = useLoadFailure();
  return (item: LoadItem): string => {
    switch (item.stage) {
      case "waiting":
      case "matching":
      case "asking":
        return t("loading.waiting");
      case "reading":
        return t("loading.percentRead", { percent: Math.round(item.share * 100) });
      case "sending":
        return item.progress
          ? t("loading.batchesDone", { ...item.progress })
          : t("loading.sending");
      case "lost":
      case "declined":
        return t("loading.notSent");
      case "unfit":
        return t("loading.unfit", { type: item.type });
      case "failed":
        // The reason is shown below the list.
        return isExcel(item.type)
          ? t("loading.notSent")
          : `${t("loading.fileFailed", { filename: item.name })}. ${failureText(item.reason)}`;
      case "stored":
        return t(item.replaced ? "loading.replaced" : "loading.added");
      case "compared":
        return t("loading.fileRead");
    }
  };
}

/** Which product's picture an image became. */
function usePictureDetail(items: readonly LoadItem[]) {
  const t = useText();
  return (item: LoadItem): { detail?: string } => {
    if (item.stage !== "stored" || item.picture === undefined) return {};
    if (item.picture === null) return { detail: t("loading.noProduct") };
    const missingPosition = missingBefore(item.picture, items);
    const { product, position } = item.picture;
    return {
      detail:
        missingPosition === undefined
          ? t("loading.pictureOf", { product, position })
          : t("loading.pictureLater", { product, position, missing: missingPosition }),
    };
  };
}

function useProblemText() {
  const t = useText();
  return (problem: FileProblem): string => {
    switch (problem.kind) {
      case "wrongType":
        return t("loading.typeMust", problem);
      case "tooLarge":
        return t("loading.larger", problem);
      case "tooSmall":
        return t("loading.smaller", problem);
      case "tooMany":
        return t("loading.tooMany");
    }
  };
}

interface ItemDetailProps extends Pick<LoadDataViewProps, "matching" | "queue"> {
  item: LoadItem;
}

/** The decisions about a spreadsheet, its progress and its result, below the list. */
function ItemDetail({ item, matching, queue }: ItemDetailProps) {
  const t = useText();
  const failureText = useLoadFailure();
  const links = useLinks();
  if (!isExcel(item.type)) return null;
  const { id, name: file } = item;
  const failed = (reason: string, action?: ReactNode) => (
    <Notice tone="danger" title={t("loading.excelFailed")} action={action}>
      {t("loading.ofFile", { file, reason })}
    </Notice>
  );
  switch (item.stage) {
    case "matching":
      return (
        <SheetMatching
          fileName={file}
          question={item.contents}
          kept={matching}
          onDecide={(decision) => queue.decide(id, decision)}
          onEncoding={(encoding) => queue.decide(id, { encoding })}
          onCancel={() => queue.decide(id, undefined)}
        />
      );
    case "reading":
      return <ProgressBar label={t("loading.reading", { file })} value={item.share * 100} />;
    case "sending": {
      const { done = 0, batches = 1 } = item.progress ?? {};
      return done >= batches - 1 && batches > 1 ? (
        <ProgressBar label={t("loading.comparing", { file })} />
      ) : (
        <ProgressBar
          label={t("loading.sendingRows", { file })}
          value={(100 * done) / batches}
          {...(item.progress && { valueText: t("loading.batchesDone", item.progress) })}
        />
      );
    }
    case "lost":
      return failed(
        t("loading.lost"),
        <Button size="chip" onPress={() => queue.retry(id)}>
          {t("loading.retry")}
        </Button>,
      );
    case "failed":
      return item.format
        ? failed(
            t(`loading.convert.${item.format}`),
            <Button size="chip" onPress={() => queue.convert(item)}>
              {t("loading.convert.convert")}
            </Button>,
          )
        : failed(failureText(item.reason));
    case "compared":
      return (
        <Stack gap={12}>
          <Notice tone="info" title={t("loading.fileRead")}>
            {t(item.hasChanges ? "loading.nothingYet" : "loading.noChanges")}
          </Notice>
          <Inline>
            <LinkButton variant="primary" href={links.importPreview(item.importId)}>
              {t("loading.review")}
            </LinkButton>
          </Inline>
        </Stack>
      );
    case "waiting":
    case "asking":
    case "declined":
    case "unfit":
    case "stored":
      return null;
  }
}
