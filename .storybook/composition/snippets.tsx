import * as widgets from "@caliper/catalogue-widgets";
import * as designSystem from "@caliper/design-system";
import { EmptyState, ErrorState } from "@caliper/design-system";
import comparison from "../../packages/catalogue-widgets/src/comparison/Comparison.stories.tsx";
import datasheet from "../../packages/catalogue-widgets/src/datasheet/Datasheet.stories.tsx";
import emptyState from "../../packages/design-system/src/components/EmptyState/EmptyState.stories.tsx";
import errorState from "../../packages/design-system/src/components/ErrorState/ErrorState.stories.tsx";
import { codeOf } from "../docs/code.ts";
import { examples } from "./examples.ts";
import cards from "./snippets/Cards.tsx?raw";
import dialog from "./snippets/Dialog.tsx?raw";
import filters from "./snippets/Filters.tsx?raw";
import form from "./snippets/Form.tsx?raw";
import search from "./snippets/Search.tsx?raw";

const door = "@caliper/catalogue-widgets";
const rotors = { section: "rotor_drum", parts: { a: "BR31338", b: "BR31340" } };
const states = [
  <EmptyState key="empty" {...emptyState.args} />,
  <ErrorState key="error" {...errorState.args} />,
];

const written = {
  datasheet: codeOf({ component: "Datasheet", props: datasheet.args, library: widgets, door }),
  comparison: codeOf({
    component: "Comparison",
    props: { ...comparison.args, ...rotors },
    library: widgets,
    door,
    state: ["parts", "onChange"],
  }),
  states: codeOf({
    component: "Stack",
    props: { gap: 40, children: states },
    library: designSystem,
    door: "@caliper/design-system",
  }),
};

/** Code to start from, by its name. What no story has is a file, so that its types are checked. */
export const snippets: Readonly<Record<string, string | null>> = {
  "Form with fields and buttons": form,
  "Search field and table": search,
  "Filters and table": filters,
  "Datasheet of BR31338": written.datasheet,
  "Comparison of two rotors": written.comparison,
  "Grid of cards": cards,
  "Notice and dialog": dialog,
  "Empty and error state": written.states,
  ...examples,
};
