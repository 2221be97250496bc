import { defineMessages } from "react-intl";

/** Screens that answer a text that names products or vehicles. */
export const jumpMessages = {
  ...defineMessages({
    heading: {
      id: "search.jump.heading",
      defaultMessage: "¿Buscaba esto?",
      description: "Above links to screens for a search in words",
    },
    parts: {
      id: "search.jump.parts",
      defaultMessage: "Piezas que corresponden",
      description: "Heading of the parts found for a text in words",
    },
    note: {
      id: "search.jump.note",
      defaultMessage: "por aplicación",
      description: "Beside a suggestion that leads to a search by vehicle",
    },
    listNote: {
      id: "search.jump.listNote",
      defaultMessage: "lista",
      description: "Beside a suggestion that opens the list tool",
    },
    measureNote: {
      id: "search.jump.measureNote",
      defaultMessage: "por medidas",
      description: "Beside a suggestion that leads to a search by measures",
    },
  }),
  ...defineMessages<{
    list: { count: number };
    firstParts: { count: number };
    partsFor: { vehicle: string };
    productsFor: { product: string; vehicle: string };
    productsOf: { product: string; measures: string; unit: string };
  }>({
    productsOf: {
      id: "search.jump.productsOf",
      defaultMessage: "{product} de {measures} {unit}",
      description:
        "Suggestion: one product type by its measures, as Brake Rotors of 279.7 × 21.6 mm",
    },
    firstParts: {
      id: "search.jump.firstParts",
      defaultMessage: "Se muestran las primeras {count} piezas. Todas:",
      description: "Below a list of parts that is cut, above a link to all of them",
    },
    list: {
      id: "search.jump.list",
      defaultMessage: "Buscar la lista de {count} códigos",
      description: "Suggestion: opens the list tool with the pasted codes",
    },
    partsFor: {
      id: "search.jump.partsFor",
      defaultMessage: "Piezas para {vehicle}",
      description: "Suggestion: everything for a vehicle",
    },
    productsFor: {
      id: "search.jump.productsFor",
      defaultMessage: "{product} para {vehicle}",
      description: "Suggestion: one product type for a vehicle, as Brake Rotors for Toyota Corolla",
    },
  }),
};
