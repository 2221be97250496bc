import { type ApiError, type Finding, reportSearch } from "@caliper/api-client";
import { Button, Inline, Notice, Stack, Text } from "@caliper/design-system";
import { useState } from "react";
import { useText } from "../../messages/index.ts";
import { useClient, useFailure, useFormat, useWarehouse } from "../../provider/index.ts";
import { useAnnouncement } from "../../shared/search-state/index.ts";
import { FoundParts } from "./FoundParts.tsx";
import { NearestCodes } from "./NearestCodes.tsx";
import { withModel, withYears } from "./nearestTexts.ts";

export interface NothingFoundProps {
  /** The searched text. */
  text: string;
  /** What it found. */
  finding: Finding;
  /** Called with a text that finds parts. */
  onTextChange: (text: string) => void;
}

/** What comes closest to a text without parts, by each of its readings, and a button to ask for it. */
export function NothingFound({ text, finding, onTextChange }: NothingFoundProps) {
  const t = useText();
  const format = useFormat();
  const { near, nearest } = finding;
  const years = nearest?.vehicles.map(({ submodel, years: built }) => ({
    label: [submodel, format.years(built)].filter(Boolean).join(" "),
    text: withYears(text, finding, built),
  }));
  const models = nearest?.models.map((model) => ({
    label: model,
    text: withModel(text, finding, model),
  }));
  if (near.length === 0 && nearest === undefined) return null;
  return (
    <Stack gap={16}>
      <NearestCodes code={text} near={near} />
      {nearest && (
        <>
          <Choices label={t("search.nothing.years")} choices={years} onChoose={onTextChange} />
          <Choices label={t("search.nothing.models")} choices={models} onChoose={onTextChange} />
          {nearest.parts.length > 0 && (
            <FoundParts heading={t("search.nothing.measures")} parts={nearest.parts} />
          )}
          <Report key={text} text={text} />
        </>
      )}
    </Stack>
  );
}

interface ChoicesProps {
  label: string;
  choices: readonly { readonly label: string; readonly text: string }[] | undefined;
  onChoose: (text: string) => void;
}

/** Texts to search instead; nothing without any. */
function Choices({ label, choices = [], onChoose }: ChoicesProps) {
  const isEmpty = choices.length === 0;
  const names = choices.map((choice) => choice.label).join(", ");
  useAnnouncement(isEmpty ? null : `${label} ${names}`);
  if (isEmpty) return null;
  return (
    <section aria-label={label}>
      <Stack gap={8}>
        <Text>{label}</Text>
        <Inline gap={8}>
          {choices.map((choice) => (
            <Button key={choice.label} size="chip" onPress={() => onChoose(choice.text)}>
              {choice.label}
            </Button>
          ))}
        </Inline>
      </Stack>
    </section>
  );
}

/** Tells the administrators what was searched, without the text and without the user. */
function Report({ text }: { text: string }) {
  const t = useText();
  const client = useClient();
  const failureOf = useFailure();
  const warehouse = useWarehouse();
  const [state, setState] = useState<"new" | "pending" | "sent" | ApiError>("new");
  const isSent = state === "sent";
  useAnnouncement(isSent ? t("search.nothing.reported") : null);
  const send = () => {
    setState("pending");
    reportSearch(client, { text, warehouse }).then(
      () => setState("sent"),
      (error: ApiError) => setState(error),
    );
  };
  return (
    <Stack gap={8} align="start">
      {typeof state === "object" && <Notice tone="danger">{failureOf(state).line}</Notice>}
      {/* It stays after the report, because it has the focus. */}
      <Button
        isPending={state === "pending"}
        onPress={() => isSent || send()}
        icon={isSent ? "check" : undefined}
      >
        {t(isSent ? "search.nothing.reported" : "search.nothing.report")}
      </Button>
    </Stack>
  );
}
