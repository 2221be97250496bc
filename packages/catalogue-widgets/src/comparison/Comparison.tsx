import { datasheetQuery, findQuery, type ApiClient } from "@caliper/api-client";
import { useQuery } from "@tanstack/react-query";
import { contained, useClient, useFailure, useViewer } from "../provider/index.ts";
import { SectionCodeSearch, sectionExamples } from "../search/index.ts";
import { ComparisonView } from "./ComparisonView.tsx";
import type { ComparedSection } from "../shared/compare-link/index.ts";
import type { PictureView } from "./pictures/PicturesBlock.tsx";
import type { Side, SlotState } from "./slot/state.ts";

/** What is compared; the host keeps it in the URL. */
export interface ComparedParts {
  /** Our product codes. */
  readonly a?: string | undefined;
  readonly b?: string | undefined;
  /** What is shown side by side; drawings by default. */
  readonly view?: PictureView | undefined;
}

export interface ComparisonProps {
  /** The section whose codes the dialogs suggest. Parts of other sections can be compared too. */
  section: ComparedSection;
  /** The codes of both parts; either may be absent. */
  parts: ComparedParts;
  /** Called when a part is chosen or removed, or both are swapped. */
  onChange: (parts: ComparedParts) => void;
}

/** Compares two products of a section: drawings, dimensions, vehicles, interchanges. */
export const Comparison = contained("comparison", ComparisonContent, {
  widget: "Comparison",
  props: ["section", "parts"],
});

function ComparisonContent({ section, parts, onChange }: ComparisonProps) {
  const client = useClient();
  const { view = "diagram" } = parts;
  const a = useSlot(client, section, parts.a);
  const b = useSlot(client, section, parts.b);
  return (
    <ComparisonView
      a={a}
      b={b}
      view={view}
      onViewChange={(next) => onChange({ ...parts, view: next })}
      onChoose={(side: Side, code) => onChange({ ...parts, [side]: code ?? undefined })}
      onSwap={() => onChange({ ...parts, a: parts.b, b: parts.a })}
      example={sectionExamples[section]}
      codeField={(onSelect) => <SectionCodeSearch section={section} onSelect={onSelect} />}
    />
  );
}

const maxNearest = 5;

/** The state of the slot whose code is in the URL. */
function useSlot(
  client: ApiClient,
  section: ComparedSection,
  codeInUrl: string | undefined,
): SlotState {
  const code = codeInUrl?.trim().toUpperCase() ?? "";
  const failureOf = useFailure();
  const { username } = useViewer();
  const { data, error, refetch, isFetching } = useQuery(
    datasheetQuery(client, { code, user: username }),
  );
  const isUnknown = error?.kind === "notFound" || error?.kind === "invalid";
  const near = findQuery(client, { text: code, section });
  const nearest = useQuery({ ...near, enabled: near.enabled === true && isUnknown });
  if (code === "") return { kind: "empty" };
  if (data !== undefined) return { kind: "part", datasheet: data };
  if (error === null) return { kind: "loading", code };
  if (isUnknown)
    return {
      kind: "unknown",
      code,
      // Short codes and failed searches have none.
      nearest: nearest.isLoading
        ? undefined
        : (nearest.data?.near ?? []).slice(0, maxNearest).map((near) => near.code),
    };
  if (error.kind === "forbidden") return { kind: "forbidden", code };
  const { title, detail, retryLabel } = failureOf(error);
  return {
    kind: "failed",
    code,
    detail: detail ?? title,
    retryLabel,
    onRetry: () => void refetch(),
    isRetrying: isFetching,
  };
}
