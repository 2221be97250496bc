import { defineMessages } from "react-intl";
import { commonMessages } from "../common-messages/index.ts";

/** Messages that all searches share. */
export const searchMessages = {
  ...commonMessages,
  ...defineMessages({
    search: {
      id: "search.button",
      defaultMessage: "Buscar",
      description: "Button that starts a search",
    },
    brandNeeded: {
      id: "search.button.brandNeeded",
      defaultMessage: "Falta la marca",
      description: "Search button while no vehicle brand is chosen; English is fixed: Brand Needed",
    },
    typeNeeded: {
      id: "search.button.typeNeeded",
      defaultMessage: "Falta el tipo",
      description:
        "Search button while no kind of cylinder is chosen; English is fixed: Type Needed",
    },
    loading: {
      id: "search.loading",
      defaultMessage: "Buscando…",
      description: "Announced while results load",
    },
    noItems: {
      id: "search.noItems",
      defaultMessage: "No hay elementos.",
      description: "A list of suggestions is empty; English is fixed: No items.",
    },
    open: {
      id: "search.open",
      defaultMessage: "Mostrar opciones",
      description: "Name of the button that opens the list of a field",
    },
    outlinesToScale: {
      id: "search.outlinesToScale",
      defaultMessage: "Siluetas a escala dentro de cada tipo",
      description: "Note above a result table: outlines are to scale within a product type",
    },
    outlineColumn: {
      id: "search.column.outline",
      defaultMessage: "Silueta",
      description: "Column of a result table: the part's silhouette",
    },
    fitsColumn: {
      id: "search.column.fits",
      defaultMessage: "Aplica a",
      description: "Column of a result table: the first vehicle that the product fits",
    },
    sizeColumn: {
      id: "search.column.size",
      defaultMessage: "Medidas, mm",
      description: "Column of a result table: main measures in millimeters",
    },
    emptyFamilyHint: {
      id: "search.emptyFamilyHint",
      defaultMessage: "No hay resultados de este tipo. Elija otro tipo o todos.",
      description: "Nothing matches the chosen product type",
    },
  }),
};
