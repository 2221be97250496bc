import { expect, it } from "vitest";
import administrationEn from "@caliper/administration/messages/en";
import administrationEs from "@caliper/administration/messages/es";
import widgetsEn from "@caliper/catalogue-widgets/messages/en";
import widgetsEs from "@caliper/catalogue-widgets/messages/es";
import en from "./en.json" with { type: "json" };
import es from "./es.json" with { type: "json" };

/** Labels that section 2 of the specification names, in its case or ours. */
const labels = [
  "Home Section",
  "Code Search",
  "General Search By Code",
  "General Search By Application",
  "Admin Panel",
  "Reports",
  "Table Reports",
  "Exchange Table",
  "Purchase Order",
  "Newsletter",
  "Diagram Comparison",
  "Show Files",
  "Show Amendments",
  "Show Accepted",
  "Show Pendings",
  "Show Diagram",
  "Show Product",
  "Activate Selected",
  "Disable Selected",
  "Send to Old",
  "Load Data",
];

const entries = Object.entries({ ...widgetsEn, ...administrationEn, ...en });
const spanish: Readonly<Record<string, string>> = {
  ...widgetsEs,
  ...administrationEs,
  ...es,
};

it.each(labels)("the label %s exists and is translated into Spanish", (label) => {
  const ids = entries.flatMap(([id, text]) =>
    text.toLowerCase() === label.toLowerCase() ? [id] : [],
  );
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.filter((id) => spanish[id] === undefined || spanish[id] === label)).toEqual([]);
});
