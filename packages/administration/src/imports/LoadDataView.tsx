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
import { type TextId, useText } from "../messages/index.ts";
import { QuestionText } from "./QuestionText.tsx";
import { type SheetDecision, SheetMatching } from "./matching/SheetMatching.tsx";
import { type EncodingChoice, type LoadAnswer, type LoadItem, missingBefore } from "./queue.ts";
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
  /** Called by the button that converts a file which turned out to be of another format. */
  onConvertItem: (item: LoadItem) => void;
  /** Called once per drop with the files of supported types, and the others. */
  onFiles: (files: readonly File[], refused: readonly RefusedFile[]) => void;
  /** Called by the button that cancels the upload. */
  onCancel: () => void;
  /** Called with a file's id and the answer to its question. */
  onAnswer: (id: string, answer: LoadAnswer) => void;
  /** Called with a file's id and its plan or encoding; undefined if it is not to be loaded. */
  onDecide: (id: string, decision: SheetDecision | EncodingChoice | undefined) => void;
  /** Called with the id of a file to load again. */
  onRetry: (id: string) => void;
  /** Called with the id of a file to remove from the list. */
  onRemove: (id: string) => void;
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
  onConvertItem,
  onFiles,
  onCancel,
  onAnswer,
  onDecide,
  onRetry,
  onRemove,
}: LoadDataViewProps) {
  const t = useText();
  const note = useItemNote();
  const detail = usePictureDetail(items);
  const asked = items.find((item) => item.stage === "asking");
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
        onRemove={onRemove}
        removeLabel={(name) => t("loading.remove", { name })}
        size={items.length > 0 ? "short" : "tall"}
      />
      {isCanceled && items.length === 0 && <Notice tone="info">{t("loading.canceled")}</Notice>}
      {items.map((item) => (
        <ItemDetail
          key={item.id}
          item={item}
          matching={matching}
          onRetry={() => onRetry(item.id)}
          onConvert={() => onConvertItem(item)}
          onDecide={(decision) => onDecide(item.id, decision)}
        />
      ))}
      {asked && (
        <Confirmation
          asked={asked}
          tone="primary"
          onClose={() => onAnswer(asked.id, "no")}
          title={t("loading.confirmTitle")}
          confirmLabel={t("loading.continue")}
          onConfirm={() => onAnswer(asked.id, "yes")}
        >
          <QuestionText
            {...asked.question}
            onMatch={() => onAnswer(asked.id, "match")}
            onEncoding={(encoding) => onAnswer(asked.id, { encoding })}
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
    const missing = missingBefore(item.picture, items);
    const { product, position } = item.picture;
    return {
      detail:
        missing === undefined
          ? t("loading.pictureOf", { product, position })
          : t("loading.pictureLater", { product, position, missing }),
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

interface ItemDetailProps {
  item: LoadItem;
  matching: StoredText | undefined;
  onRetry: () => void;
  onConvert: () => void;
  onDecide: (decision: SheetDecision | EncodingChoice | undefined) => void;
}

/** The decisions about a spreadsheet, its progress and its result, below the list. */
function ItemDetail({ item, matching, onRetry, onConvert, onDecide }: ItemDetailProps) {
  const t = useText();
  const failureText = useLoadFailure();
  const links = useLinks();
  if (!isExcel(item.type)) return null;
  const file = item.name;
  switch (item.stage) {
    case "matching":
      return (
        <SheetMatching
          fileName={file}
          question={item.contents}
          kept={matching}
          onDecide={onDecide}
          onEncoding={(encoding) => onDecide({ encoding })}
          onCancel={() => onDecide(undefined)}
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
      return (
        <Notice
          tone="danger"
          title={t("loading.excelFailed")}
          action={
            <Button size="chip" onPress={onRetry}>
              {t("loading.retry")}
            </Button>
          }
        >
          {t("loading.ofFile", { file, reason: t("loading.lost") })}
        </Notice>
      );
    case "failed": {
      const { reason: failure, format } = item;
      const reason = format ? t(`loading.convert.${format}`) : failureText(failure);
      return (
        <Notice
          tone="danger"
          title={t("loading.excelFailed")}
          action={
            format && (
              <Button size="chip" onPress={onConvert}>
                {t("loading.convert.convert")}
              </Button>
            )
          }
        >
          {t("loading.ofFile", { file, reason })}
        </Notice>
      );
    }
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
