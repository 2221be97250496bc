import {
  positionOf,
  type FamilyId,
  familyOf,
  fluidOfCode,
  type Section,
  slugOfSection,
} from "@caliper/catalogue-model";
import type { CatalogueLinks } from "./links.ts";

type Values = readonly (readonly [name: string, value: string | null | undefined])[];

/** A host's links. A text is the URL of a datasheet with `{code}` in it; other links lead to the catalogue's portal. */
export type HostLinks = Partial<CatalogueLinks> | string;

/** The links of a host over those of the portal at `origin`; an empty origin is the page's own. */
export function linksOf(host: HostLinks = {}, origin = ""): CatalogueLinks {
  const hostLinks: Partial<CatalogueLinks> =
    typeof host === "string" ? { datasheet: datasheetsAt(host) } : host;
  // A host's own datasheet page is also where its QR codes lead.
  return {
    ...portalLinks(origin),
    ...(hostLinks.datasheet && { shortDatasheet: hostLinks.datasheet }),
    ...hostLinks,
  };
}

const datasheetsAt =
  (template: string): CatalogueLinks["datasheet"] =>
  ({ code }) => {
    if (!template.includes("{code}"))
      throw new TypeError(`The link template "${template}" has no {code}.`);
    return template.replaceAll("{code}", encodeURIComponent(code));
  };

function portalLinks(origin: string): CatalogueLinks {
  const url = (path: string, values: Values = []) => {
    const filled = values.flatMap(([name, value]) => (value ? [[name, value]] : []));
    const query = new URLSearchParams(filled).toString();
    return `${origin}${path}${query === "" ? "" : `?${query}`}`;
  };
  const fluid: CatalogueLinks["fluid"] = ({ type, volume }) =>
    url("/brakeFluidSheet", [
      ["codigo", type],
      ["vol", String(volume)],
    ]);
  const inSection = (view: string, section: Section, values?: Values) =>
    url(`/home/${view}/${slugOfSection(section) ?? section}`, values);
  const familyValues = (family: FamilyId | undefined): Values => [
    ["section", family && slugOfSection(familyOf(family).section)],
    ["type", family && familyOf(family).productType],
  ];

  return {
    datasheet: ({ code, family }) => {
      const bottle = family === "brake_fluids" ? fluidOfCode(code) : undefined;
      return bottle
        ? fluid(bottle)
        : url("/datasheet", [["codigo", code], ...familyValues(family)]);
    },
    shortDatasheet: ({ code }) => url(`/p/${encodeURIComponent(code)}`),
    section: inSection,
    comparison: (section, { a, b, view }) =>
      inSection("comp_dia", section, [
        ["a", a],
        ["b", b],
        ["view", view === "product" ? view : undefined],
      ]),
    codeList: (codes) =>
      url("/reports", [
        ["view", "list"],
        ["codes", codes.join(",")],
      ]),
    codeSearch: (code) => url("/home", [["code", code]]),
    vehicleSearch: ({ maker, model, year, family, axle }) =>
      url("/home", [
        ["tab", "application"],
        ["marca", maker],
        ["modelo", model],
        ["year", year],
        ["familia", family],
        ["posicion", axle && positionOf(axle)],
      ]),
    job: ({ maker, model, year, axle }) =>
      url("/home/job", [
        ["marca", maker],
        ["modelo", model],
        ["year", year],
        ["posicion", positionOf(axle)],
      ]),
    sectionVehicle: ({ section, cylinder, maker, model, year, axle }) =>
      inSection("apli", section, [
        ["type", cylinder],
        ["marca", maker],
        ["modelo", model],
        ["year", year],
        ["posicion", axle && positionOf(axle)],
      ]),
    measureSearch: (section, query) => inSection("measu", section, query),
    importPreview: (id) => url(`/loadData/${encodeURIComponent(id)}`),
    importHistory: ({ load = false } = {}) => url("/loadData", [["load", load ? "1" : ""]]),
    order: (id) => url(`/reports/orders/${id}`),
    orderHistory: () => url("/reports", [["view", "history"]]),
    repeatOrder: (id) =>
      url("/reports", [
        ["view", "order"],
        ["repeat", String(id)],
      ]),
    fluid,
  };
}
