import { findQuery, type FoundPart } from "@caliper/api-client";
import { familyOf, hasVin, maySee } from "@caliper/catalogue-model";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import {
  contained,
  useClient,
  useFailure,
  useLinks,
  useNavigate,
  useViewer,
  useWarehouse,
} from "../../provider/index.ts";
import { useScanner } from "../../scanning/index.ts";
import { awaitResults, useDebounced } from "../../shared/search-state/index.ts";
import { useNumberJumps } from "../numbers/useNumberJumps.ts";
import { useFind, useJumpsOf } from "../words/useJumps.ts";
import { exactPart, isWhole } from "./destination.ts";
import { GlobalCodeFieldView } from "./GlobalCodeFieldView.tsx";

/** Texts that are offered again. */
const mostRecent = 6;

/** Finds a product by whatever is typed, from anywhere. */
export const GlobalCodeField = contained("search", GlobalCodeFieldContent);

function GlobalCodeFieldContent() {
  const client = useClient();
  const links = useLinks();
  const navigate = useNavigate();
  const viewer = useViewer();
  const warehouse = useWarehouse();
  const failureOf = useFailure();
  const [text, setText] = useState("");
  // Only in memory: a search text may name a customer's vehicle.
  const [recent, setRecent] = useState<readonly string[]>([]);
  const field = useRef<HTMLInputElement>(null);
  /** Request sequence number; stale responses are ignored. */
  const sequence = useRef(0);
  const typed = text.trim();
  const query = useDebounced(typed);
  const { data, error, isFetching } = useQuery({
    ...findQuery(client, { text: query, warehouse }),
    placeholderData: keepPreviousData,
  });
  const isSettled = query === typed;
  const jumpsOf = useJumpsOf();
  const numbers = useNumberJumps(query);
  const find = useFind();

  const type = (next: string) => {
    if (next !== text) sequence.current += 1;
    setText(next);
  };
  const go = (href: string) => {
    sequence.current += 1;
    if (typed !== "" && !hasVin(typed)) {
      setRecent((now) => [typed, ...now.filter((other) => other !== typed)].slice(0, mostRecent));
    }
    setText("");
    // Blurring the field closes its list, which hides the page from screen readers. A click on an option focuses the
    // field again, so blur once more after it.
    field.current?.blur();
    setTimeout(() => field.current?.blur());
    awaitResults();
    navigate(href);
  };
  const open = ({ code, family }: Pick<FoundPart, "code" | "family">) =>
    go(links.datasheet({ code, family }));
  const submit = async (written: string) => {
    const submitted = written.trim();
    if (submitted === "") return;
    sequence.current += 1;
    const own = sequence.current;
    const { href } = window.location;
    const { finding, jumps } = await find(submitted);
    if (sequence.current !== own || window.location.href !== href) return;
    const parts = finding?.parts ?? [];
    // A VIN must not be in the URL of the results page.
    const hasResults = maySee("homeSearch", viewer) && !hasVin(submitted);
    const product = exactPart(parts);
    if (product !== null) return open(product);
    const [jump] = jumps;
    // The results page shows what was understood, which the search by vehicle cannot always hold.
    if (jump !== undefined && (!hasResults || (finding !== null && isWhole(finding)))) {
      return go(jump.href);
    }
    if (hasResults) return go(links.codeSearch(submitted));
    // Viewers without a results page, such as plant staff, open the best match.
    const [best] = parts.filter(({ match }) => match !== undefined && match !== "near");
    if (best !== undefined) open(best);
  };

  const scanner = useScanner((scanned) => void submit(scanned));
  const isEmpty = typed === "";
  const isNumber = numbers.jumps.length > 0 || hasVin(query);
  return (
    <GlobalCodeFieldView
      scanner={scanner}
      inputRef={field}
      text={text}
      onTextChange={type}
      parts={isEmpty || isNumber ? [] : (data?.parts ?? [])}
      jumps={isEmpty ? [] : isNumber ? numbers.jumps : data === undefined ? [] : jumpsOf(data)}
      notUnderstood={isEmpty || isNumber ? [] : (data?.notUnderstood ?? [])}
      recent={recent}
      query={query}
      failure={error === null ? numbers.problem : failureOf(error).line}
      isLoading={!isEmpty && (isFetching || numbers.isFetching || !isSettled)}
      onChoose={open}
      onCompare={({ code, family }) => go(links.comparison(familyOf(family).section, { a: code }))}
      onJump={(jump) => go(jump.href)}
      onSubmit={(written) => void submit(written)}
    />
  );
}
