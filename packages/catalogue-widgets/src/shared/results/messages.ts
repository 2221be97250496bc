import { defineMessages } from "react-intl";

/** Messages that all searches share. */
export const searchMessages = defineMessages({
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
    description: "Search button while no kind of cylinder is chosen; English is fixed: Type Needed",
  },
  loading: {
    id: "search.loading",
    defaultMessage: "Buscando…",
    description: "Said while results are on their way",
  },
  noResults: {
    id: "search.noResults",
    defaultMessage: "No se encontraron resultados.",
    description: "Nothing in a list matches; English is fixed: No results found.",
  },
  noItems: {
    id: "search.noItems",
    defaultMessage: "Sin elementos.",
    description: "A list of suggestions is empty; English is fixed: No items.",
  },
  open: {
    id: "search.open",
    defaultMessage: "Mostrar opciones",
    description: "Name of the button that opens the list of a field",
  },
  all: {
    id: "search.chips.all",
    defaultMessage: "Todos",
    description: "Filter chip that shows every product type",
  },
  chips: {
    id: "search.chips.label",
    defaultMessage: "Tipo de producto",
    description: "Name of the filter chips, for screen readers",
  },
  outlinesToScale: {
    id: "search.outlinesToScale",
    defaultMessage: "Siluetas a escala dentro de cada tipo",
    description: "Note above a result table: outlines are to scale within a product type",
  },
  codeColumn: {
    id: "search.column.code",
    defaultMessage: "Código",
    description: "Column of a result table: our product code",
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
  productColumn: {
    id: "search.column.product",
    defaultMessage: "Producto",
    description: "Column of a result table: product type and detail",
  },
  sizeColumn: {
    id: "search.column.size",
    defaultMessage: "Medidas, mm",
    description: "Column of a result table: main measures in millimeters",
  },
  emptyFamilyHint: {
    id: "search.emptyFamilyHint",
    defaultMessage: "Ningún resultado de este tipo. Elija otro tipo o todos.",
    description: "Nothing matches the chosen product type",
  },
  millimeters: {
    id: "search.millimeters",
    defaultMessage: "mm",
    description: "Unit after a measure on a result card",
  },
});
