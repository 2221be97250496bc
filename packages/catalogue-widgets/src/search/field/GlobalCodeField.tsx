import type { Finding, FoundPart } from "@caliper/api-client";
import { hasVehicleIdentifier, maySee } from "@caliper/catalogue-model";
import { Kbd } from "@caliper/design-system";
import { useRef, useState } from "react";
import { contained, useLinks, useNavigate, useViewer } from "../../provider/index.ts";
import { useScanner } from "../../scanning/index.ts";
import { useAwaitResults } from "../../shared/search-state/index.ts";
import { useFind } from "../query.ts";
import { useJumpsOf } from "../results/useJumps.ts";
import { exactPart, isWhole } from "./destination.ts";
import * as styles from "./GlobalCodeField.css.ts";
import { leaveField } from "./leaveField.ts";
import { SearchBoxView } from "./SearchBoxView.tsx";
import { focusKey, useFieldKeys } from "./useFieldKeys.ts";
import { useRecentTexts } from "./useRecentTexts.ts";
import { useSuggestions } from "./useSuggestions.ts";

export interface GlobalCodeFieldProps {
  /** Whether `/` alone focuses the field; users must be able to switch it off. */
  hasSingleKeys?: boolean;
}

/** The search field of the header, which finds a product by any typed text: `/` and Ctrl or ⌘ K focus it. */
export const GlobalCodeField = contained("search", GlobalCodeFieldContent);

function GlobalCodeFieldContent({ hasSingleKeys = true }: GlobalCodeFieldProps) {
  const links = useLinks();
  const navigate = useNavigate();
  const viewer = useViewer();
  const [text, setText] = useState("");
  const [recent, remember] = useRecentTexts();
  const field = useRef<HTMLInputElement>(null);
  const suggestions = useSuggestions(text);
  const { find, cancel } = useFind();
  const jumpsOf = useJumpsOf();
  const awaitResults = useAwaitResults();

  const type = (next: string) => {
    if (next !== text) cancel();
    setText(next);
  };
  const go = (href: string) => {
    cancel();
    remember(text.trim());
    setText("");
    leaveField(field.current);
    awaitResults();
    navigate(href);
  };
  const open = ({ code, family }: Pick<FoundPart, "code" | "family">) =>
    go(links.datasheet({ code, family }));
  const submit = (written: string) => {
    const submitted = written.trim();
    if (submitted !== "") find(submitted, (finding) => goTo(submitted, finding));
  };
  const goTo = (submitted: string, finding: Finding | null) => {
    const parts = finding?.parts ?? [];
    const [jump] = finding === null ? [] : jumpsOf(finding);
    if (jump?.by === "codes") return go(jump.href);
    // The identifier of a vehicle must not be in the URL of the results page.
    const hasResults = maySee("homeSearch", viewer) && !hasVehicleIdentifier(submitted);
    const product = exactPart(parts);
    if (product !== null) return open(product);
    // The results page shows all readings, which the vehicle search cannot always express.
    if (jump !== undefined && (!hasResults || (finding !== null && isWhole(finding)))) {
      return go(jump.href);
    }
    if (hasResults) return go(links.codeSearch(submitted));
    // Viewers without a results page, such as plant staff, open the best match.
    const [best] = parts.filter(({ match }) => match !== undefined && match !== "near");
    if (best !== undefined) open(best);
  };

  const scanner = useScanner(submit);
  useFieldKeys(field, hasSingleKeys);
  return (
    <div className={styles.field}>
      <SearchBoxView
        {...suggestions}
        inputRef={field}
        text={text}
        onTextChange={type}
        recent={recent}
        onGo={go}
        onSubmit={submit}
        camera={scanner.action}
      />
      {text === "" && hasSingleKeys && (
        <span className={styles.shortcutHint({ hasButton: scanner.action !== undefined })}>
          <Kbd isDecorative>{focusKey}</Kbd>
        </span>
      )}
      {scanner.dialog}
    </div>
  );
}
