import { type CodeHit, codeSearchQuery } from "@caliper/api-client";
import { hasVin, maySee } from "@caliper/catalogue-model";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import {
  contained,
  useClient,
  useFailure,
  useLinks,
  useNavigate,
  useViewer,
} from "../../provider/index.ts";
import { useScanner } from "../../scanning/index.ts";
import { awaitResults, useDebounced } from "../../shared/search-state/index.ts";
import { useNearSuggestions } from "../nearest/useNearSuggestions.ts";
import { useNumberJumps } from "../numbers/useNumberJumps.ts";
import { useFindJumps, useJumps } from "../words/useJumps.ts";
import { exactProduct } from "./destination.ts";
import { GlobalCodeFieldView } from "./GlobalCodeFieldView.tsx";

const mostSuggestions = 8;

/** Finds a product by any code from anywhere. */
export const GlobalCodeField = contained("search", GlobalCodeFieldContent);

function GlobalCodeFieldContent() {
  const client = useClient();
  const links = useLinks();
  const navigate = useNavigate();
  const viewer = useViewer();
  const queries = useQueryClient();
  const failureOf = useFailure();
  const [text, setText] = useState("");
  const field = useRef<HTMLInputElement>(null);
  /** Request sequence number; stale responses are ignored. */
  const sequence = useRef(0);
  const code = text.trim();
  const query = useDebounced(code);
  const search = (typed: string) =>
    codeSearchQuery(client, { code: typed, limit: mostSuggestions });
  const { data, error, isFetching } = useQuery({
    ...search(query),
    placeholderData: keepPreviousData,
  });
  const isSettled = query === code;
  const jumps = useJumps(query);
  const numbers = useNumberJumps(query);
  const findJumps = useFindJumps();
  const near = useNearSuggestions({
    code: query,
    isNothing: isSettled && !isFetching && data?.total === 0 && jumps.length === 0,
  });

  const type = (typed: string) => {
    if (typed !== text) sequence.current += 1;
    setText(typed);
  };
  const go = (href: string) => {
    sequence.current += 1;
    setText("");
    // Blurring the field closes its list, which hides the page from screen readers. A click on an option focuses the
    // field again, so blur once more after it.
    field.current?.blur();
    setTimeout(() => field.current?.blur());
    awaitResults();
    navigate(href);
  };
  const open = ({ code: chosen, family }: CodeHit) => go(links.datasheet({ code: chosen, family }));
  const submit = async (typed: string) => {
    const submitted = typed.trim();
    if (submitted === "") return;
    sequence.current += 1;
    const own = sequence.current;
    const { href } = window.location;
    const isCurrent = () => sequence.current === own && window.location.href === href;
    // A VIN must not be in a URL, neither of a call nor of the results page.
    const isVin = hasVin(submitted);
    const found = isVin ? null : await queries.fetchQuery(search(submitted)).catch(() => null);
    if (!isCurrent()) return;
    // Viewers without a results page, such as plant staff, open the best match.
    const fallback = maySee("homeSearch", viewer) ? null : (found?.hits[0] ?? null);
    const product = exactProduct(found?.hits ?? []) ?? fallback;
    if (product !== null) return open(product);
    const [jump] = await findJumps(submitted);
    if (!isCurrent()) return;
    if (jump !== undefined) go(jump.href);
    else if (!isVin && maySee("homeSearch", viewer)) go(links.codeSearch(submitted));
  };

  const scanner = useScanner((scanned) => void submit(scanned));
  return (
    <GlobalCodeFieldView
      scanner={scanner}
      inputRef={field}
      text={text}
      onTextChange={type}
      suggestions={code === "" ? [] : (data?.hits ?? [])}
      jumps={code === "" ? [] : jumps}
      near={code === "" ? [] : near.suggestions}
      query={query}
      failure={error === null ? numbers.problem : failureOf(error).line}
      isLoading={code !== "" && (isFetching || near.isFetching || numbers.isFetching || !isSettled)}
      onChoose={open}
      onChooseNear={(chosen) => {
        const product = near.products.find((candidate) => candidate.code === chosen);
        if (product !== undefined) go(links.datasheet(product));
      }}
      onJump={(jump) => go(jump.href)}
      onSubmit={(typed) => void submit(typed)}
    />
  );
}
