import { hardwareSearchQuery } from "@caliper/api-client";
import { EmptyState, Hide, Stack } from "@caliper/design-system";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import { contained, useClient, useFailure } from "../provider/index.ts";
import { MatchedCode, PartField, useAddressText, useFinding } from "../search/index.ts";
import { Outdated, useDebounced } from "../shared/search-state/index.ts";
import { useTerms } from "../terms/index.ts";
import { groupKits } from "./groupKits.ts";
import { HardwarePanel } from "./HardwarePanel.tsx";

export interface HardwareCodeSearchProps {
  /** The typed text, if the host keeps it in the URL. */
  text?: string | undefined;
  /** Called with the text in capitals when the user stops typing. */
  onTextChange?: ((text: string) => void) | undefined;
  /** The selected kit, if the host keeps it; null for none. */
  code?: string | null | undefined;
  /** Called with the code of the chosen kit. */
  onSelect?: ((code: string) => void) | undefined;
}

/** Finds a hardware kit by its code or by a brake that it fits, and shows it. */
export const HardwareCodeSearch = contained("hardware", HardwareCodeSearchContent);

function HardwareCodeSearchContent({
  text: address = "",
  onTextChange,
  code,
  onSelect,
}: HardwareCodeSearchProps) {
  const t = useText();
  const terms = useTerms();
  const failureOf = useFailure();
  const client = useClient();
  const [ownCode, setOwnCode] = useState<string | null>(null);
  const chosen = code === undefined ? ownCode : code;
  const { text, type, acceptSuggestion } = useAddressText(address, onTextChange, chosen);
  const typed = text.trim();
  const query = useDebounced(typed);
  const { data, error, isFetching } = useQuery({
    ...hardwareSearchQuery(client, { code: query }),
    placeholderData: keepPreviousData,
  });
  const kits = typed === "" ? [] : groupKits(data ?? []);
  const isSettled = query === typed && !isFetching;
  const similar = useFinding(
    { text: query, section: "hardware" },
    { isEnabled: isSettled && data?.length === 0 },
  );
  const near = similar.data?.near ?? [];

  return (
    <Stack gap={32}>
      <Hide on={chosen === null ? undefined : "print"}>
        <PartField
          text={text}
          onTextChange={type}
          suggestions={kits.map((kit) => ({
            code: kit.code,
            shown: <MatchedCode query={query}>{kit.code}</MatchedCode>,
            about: terms.value(kit.type),
            note: (
              <MatchedCode query={query}>
                {t("hardware.forBrakes", { brakes: kit.brakes.join(", ") })}
              </MatchedCode>
            ),
          }))}
          near={near}
          isLoading={typed !== "" && (!isSettled || similar.isFetching)}
          onSelect={(kit) => {
            acceptSuggestion(kit);
            (onSelect ?? setOwnCode)(kit);
          }}
          hint={
            near.length > 0
              ? t("search.near.heading", { code: typed })
              : t("search.section.hardwareHint")
          }
          error={error === null ? undefined : failureOf(error).line}
        />
      </Hide>
      {chosen === null ? (
        <EmptyState icon="box" title={t("hardware.startHeading")} hint={t("hardware.startHint")} />
      ) : (
        <Outdated isOutdated={typed !== chosen} searched={chosen}>
          <HardwarePanel key={chosen} code={chosen} />
        </Outdated>
      )}
    </Stack>
  );
}
