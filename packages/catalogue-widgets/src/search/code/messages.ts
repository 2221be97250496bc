import { defineMessages } from "react-intl";
import { commonMessages } from "../../shared/common-messages/index.ts";

/** The home tab Product and the global code field. */
export const codeMessages = {
  ...defineMessages({
    heading: {
      id: "search.code.heading",
      defaultMessage: "Búsqueda general por código",
      description: "Name of the code search; English is fixed: General Search By Code",
    },
    label: {
      id: "search.code.label",
      defaultMessage: "Código o intercambio",
      description: "Name of the code field",
    },
    placeholder: {
      id: "search.code.placeholder",
      defaultMessage: "Código propio, FMSI o intercambio",
      description: "Placeholder of the code field",
    },
    shortPlaceholder: {
      id: "search.code.shortPlaceholder",
      defaultMessage: "Buscar código",
      description: "Placeholder of a code field too narrow for the full one",
    },
    matchedColumn: {
      id: "search.column.matchedBy",
      defaultMessage: "Coincide por",
      description: "Column of a result table: the code that matched and why",
    },
    startHeading: {
      id: "search.code.startHeading",
      defaultMessage: "Busque por cualquier código",
      description: "Before anything is searched",
    },
    startHint: {
      id: "search.code.startHint",
      defaultMessage:
        "Código propio, número FMSI o intercambio. Se ignoran guiones, espacios y mayúsculas: D-1200, d 1200 y D1200 son lo mismo. También puede usar un UPC, un VIN, palabras y medidas: rotores corolla 2012, rotor 279.7 x 21.6, cilindro 13/16.",
      description:
        "Before anything is searched: what one may type; the example codes and measures stay",
    },
  }),
  ...defineMessages<{
    results: { code: string };
    found: { count: number; code: string };
    shownOf: { shown: string; total: string };
    moreVehicles: { count: number };
    moreVehiclesShort: { count: number };
    emptyHint: { code: string };
  }>({
    results: {
      id: "search.code.results",
      defaultMessage: "Resultados para {code}",
      description: "Name of the result table, for screen readers; code as searched",
    },
    found: {
      id: "search.code.found",
      defaultMessage:
        "{count, plural, =0 {Ningún producto} one {# producto} other {# productos}} para {code}",
      description: "Read out when results arrive",
    },
    shownOf: {
      id: "search.code.shownOf",
      defaultMessage:
        "{shown} de {total} productos. Escriba más del código para acotar los resultados.",
      description: "Note under the results when the server cut the list",
    },
    moreVehicles: {
      id: "search.code.moreVehicles",
      defaultMessage: "y {count, plural, one {# aplicación más} other {# aplicaciones más}}",
      description: "Read out after the first vehicle of a product",
    },
    moreVehiclesShort: {
      id: "search.code.moreVehiclesShort",
      defaultMessage: "+{count}",
      description: "After the first vehicle of a product: how many more there are",
    },
    emptyHint: {
      id: "search.code.emptyHint",
      defaultMessage:
        "No hay coincidencias para {code} en códigos propios, FMSI ni intercambios. Pruebe con menos caracteres o busque por vehículo.",
      description: "Nothing matches a code: the searched code and a suggestion",
    },
  }),
};

/** The chosen result beside the table. */
export const previewMessages = {
  ...commonMessages,
  ...defineMessages({
    label: {
      id: "search.preview.label",
      defaultMessage: "Producto seleccionado",
      description: "Name of the preview beside the results, for screen readers",
    },
    boxAndPallet: {
      id: "search.preview.boxAndPallet",
      defaultMessage: "Caja / paleta",
      description: "Figure: pieces per box and per pallet",
    },
    open: {
      id: "search.preview.open",
      defaultMessage: "Abrir ficha",
      description: "Button that opens the datasheet of the chosen product",
    },
    failed: {
      id: "search.preview.failed",
      defaultMessage: "No se pudo cargar la vista previa.",
      description: "The preview of the chosen product could not be loaded",
    },
  }),
  ...defineMessages<{
    bolts: { holes: string; circle: string };
    boxAndPalletValue: { box: string; pallet: string };
  }>({
    bolts: {
      id: "search.preview.bolts",
      defaultMessage: "{holes} x {circle}",
      description: "Bolt pattern: number of holes by diameter of the bolt circle",
    },
    boxAndPalletValue: {
      id: "search.preview.boxAndPalletValue",
      defaultMessage: "{box} / {pallet}",
      description: "Pieces per box and per pallet",
    },
  }),
};

/** px of a field in which the full placeholder fits beside the icon and the shortcut. */
const roomForPlaceholder = 360;

/** The placeholder of a code field of a width in px. */
export const placeholderFor = (room: number) =>
  room < roomForPlaceholder ? codeMessages.shortPlaceholder : codeMessages.placeholder;
