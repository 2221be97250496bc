import { defineMessages } from "react-intl";

/** Shared by the code and the application search. */
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
  clear: {
    id: "search.clear",
    defaultMessage: "Borrar",
    description: "Name of the button that empties a search field",
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
  productColumn: {
    id: "search.column.product",
    defaultMessage: "Producto",
    description: "Column of a result table: product type and detail",
  },
  sizeColumn: {
    id: "search.column.size",
    defaultMessage: "Medidas, mm",
    description: "Column of a result table: main measures in millimetres",
  },
  emptyFamilyHint: {
    id: "search.emptyFamilyHint",
    defaultMessage: "Ningún resultado de este tipo. Elija otro tipo o todos.",
    description: "Nothing matches the chosen product type",
  },
  showMore: {
    id: "search.showMore",
    defaultMessage: "Mostrar más",
    description: "Button under a long list on a phone",
  },
  millimetres: {
    id: "search.millimetres",
    defaultMessage: "mm",
    description: "Unit after a measure on a result card",
  },
});

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
    fitsColumn: {
      id: "search.column.fits",
      defaultMessage: "Aplica a",
      description: "Column of a result table: the first vehicle that the product fits",
    },
    matchedColumn: {
      id: "search.column.matchedBy",
      defaultMessage: "Coincide por",
      description: "Column of a result table: the code that matched and why",
    },
    startHeading: {
      id: "search.code.startHeading",
      defaultMessage: "Busque con el código que tenga a la mano",
      description: "Before anything is searched",
    },
    startHint: {
      id: "search.code.startHint",
      defaultMessage:
        "Código propio, número FMSI o código de otra marca. No importan guiones, espacios ni mayúsculas: D-1200, d 1200 y D1200 son lo mismo. También palabras y medidas: rotores corolla 2012, rotor 279.7 x 21.6, cilindro 13/16.",
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
    priceColumn: { warehouse: string };
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
      defaultMessage: "{shown} de {total} productos. Escriba más del código para acotar.",
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
    priceColumn: {
      id: "search.column.price",
      defaultMessage: "{warehouse}, US$",
      description: "Column of a result table: price in US dollars at a warehouse",
    },
    emptyHint: {
      id: "search.code.emptyHint",
      defaultMessage:
        "Ningún código propio, número FMSI o intercambio contiene {code}. Pruebe con menos caracteres, o busque por vehículo.",
      description: "Nothing matches a code: what was searched and what to try",
    },
  }),
};

/** The chosen result beside the table. */
export const previewMessages = {
  ...defineMessages({
    label: {
      id: "search.preview.label",
      defaultMessage: "Producto elegido",
      description: "Name of the preview beside the results, for screen readers",
    },
    certified: {
      id: "search.preview.certified",
      defaultMessage: "Certificado",
      description: "Tag on a certified product",
    },
    boxAndPallet: {
      id: "search.preview.boxAndPallet",
      defaultMessage: "Caja / paleta",
      description: "Figure: pieces per box and per pallet",
    },
    open: {
      id: "search.preview.open",
      defaultMessage: "Abrir ficha técnica",
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

/** The home tab Aplication. */
export const vehicleMessages = {
  ...defineMessages({
    heading: {
      id: "search.vehicle.heading",
      defaultMessage: "Búsqueda general por aplicación",
      description: "Name of the vehicle search; English is fixed: General Search By Application",
    },
    maker: {
      id: "search.vehicle.maker",
      defaultMessage: "Marca",
      description: "Field: vehicle brand",
    },
    makerPlaceholder: {
      id: "search.vehicle.makerPlaceholder",
      defaultMessage: "Elija una marca",
      description: "Placeholder of the field vehicle brand",
    },
    model: {
      id: "search.vehicle.model",
      defaultMessage: "Modelo",
      description: "Field: vehicle model",
    },
    modelPlaceholder: {
      id: "search.vehicle.modelPlaceholder",
      defaultMessage: "Todos los modelos",
      description: "Placeholder of the field vehicle model",
    },
    year: {
      id: "search.vehicle.year",
      defaultMessage: "Año",
      description: "Field: model year",
    },
    yearPlaceholder: {
      id: "search.vehicle.yearPlaceholder",
      defaultMessage: "Todos",
      description: "Placeholder of the field model year",
    },
    invalidYear: {
      id: "search.vehicle.invalidYear",
      defaultMessage: "Escriba los cuatro dígitos del año",
      description: "Under the field model year: it is not a whole year",
    },
    yearColumn: {
      id: "search.vehicle.column.years",
      defaultMessage: "Años",
      description: "Column of a result table: model years",
    },
    cylinder: {
      id: "search.vehicle.cylinder",
      defaultMessage: "Tipo de cilindro",
      description: "Choice: wheel cylinder or master cylinder",
    },
    fromColumn: {
      id: "search.vehicle.column.from",
      defaultMessage: "Desde",
      description: "Column of a result table: first model year; English is fixed: From",
    },
    toColumn: {
      id: "search.vehicle.column.to",
      defaultMessage: "Hasta",
      description: "Column of a result table: last model year; English is fixed: To",
    },
    stillBuilt: {
      id: "search.vehicle.stillBuilt",
      defaultMessage: "actual",
      description: "In the column of the last model year: the vehicle is still built",
    },
    submodelColumn: {
      id: "search.vehicle.column.submodel",
      defaultMessage: "Submodelo",
      description: "Column of a result table: versions of the model; English is fixed: SubModel",
    },
    observationColumn: {
      id: "search.vehicle.column.observation",
      defaultMessage: "Observación",
      description: "Column of a result table: remark on the vehicle",
    },
    typeStartHint: {
      id: "search.vehicle.typeStartHint",
      defaultMessage: "Primero el tipo de cilindro, luego la marca; modelo y año acotan la lista.",
      description: "Before anything is searched in the section of the cylinders: what to do",
    },
    sectionStartHint: {
      id: "search.vehicle.sectionStartHint",
      defaultMessage: "Con la marca basta; modelo y año acotan la lista.",
      description: "Before anything is searched in a section: what to do",
    },
    positionColumn: {
      id: "search.vehicle.column.position",
      defaultMessage: "Posición",
      description: "Column of a result table: axle",
    },
    startHeading: {
      id: "search.vehicle.startHeading",
      defaultMessage: "Elija el vehículo",
      description: "Before anything is searched",
    },
    startHint: {
      id: "search.vehicle.startHint",
      defaultMessage:
        "Con la marca basta; modelo y año acotan la lista. Las piezas aparecen agrupadas por tipo.",
      description: "Before anything is searched: what to do",
    },
  }),
  ...defineMessages<{
    sectionHeading: { section: string };
    results: { vehicle: string };
    found: { count: number; vehicle: string };
    shownOf: { shown: string; total: string };
    emptyHint: { vehicle: string };
  }>({
    sectionHeading: {
      id: "search.vehicle.sectionHeading",
      defaultMessage: "Búsqueda por aplicación: {section}",
      description: "Name of the vehicle search of one section, for screen readers",
    },
    results: {
      id: "search.vehicle.results",
      defaultMessage: "Productos para {vehicle}",
      description: "Name of the result table, for screen readers",
    },
    found: {
      id: "search.vehicle.found",
      defaultMessage:
        "{count, plural, =0 {Ninguna aplicación} one {# aplicación} other {# aplicaciones}} de {vehicle}",
      description: "Read out when results arrive",
    },
    shownOf: {
      id: "search.vehicle.shownOf",
      defaultMessage: "{shown} de {total} aplicaciones. Elija modelo o año para acotar.",
      description: "Note under the results when the server cut the list",
    },
    emptyHint: {
      id: "search.vehicle.emptyHint",
      defaultMessage: "No hay piezas para {vehicle}. Pruebe sin el año o con otro modelo.",
      description: "Nothing matches: what was searched and what to try",
    },
  }),
};

/** The code search of one section. */
export const sectionMessages = {
  ...defineMessages({
    label: {
      id: "search.section.label",
      defaultMessage: "Código de la pieza",
      description: "Name of the code field of a section",
    },
    hint: {
      id: "search.section.hint",
      defaultMessage: "Escriba parte del código, del número FMSI o de un intercambio.",
      description: "Under the code field of a section",
    },
    hardwareHint: {
      id: "search.section.hardwareHint",
      defaultMessage: "Escriba parte del código del kit o del freno al que sirve.",
      description: "Under the code field of the section hardware",
    },
  }),
  ...defineMessages<{
    example: { code: string };
  }>({
    example: {
      id: "search.section.example",
      defaultMessage: "Por ejemplo {code}",
      description: "Placeholder of the code field of a section, with an example code",
    },
  }),
};

/** The places for which the application search of a section has a column of product codes. */
export const slotMessages = defineMessages({
  front: {
    id: "search.slot.front",
    defaultMessage: "Delantera",
    description: "Column: pads or shoes of the front axle; English is fixed: Front",
  },
  rear: {
    id: "search.slot.rear",
    defaultMessage: "Trasera",
    description: "Column: pads or shoes of the rear axle; English is fixed: Rear",
  },
  frontDisc: {
    id: "search.slot.frontDisc",
    defaultMessage: "Disco delantero",
    description: "Column: rotor of the front axle; English is fixed: Front disc",
  },
  rearDisc: {
    id: "search.slot.rearDisc",
    defaultMessage: "Disco o tambor trasero",
    description: "Column: rotor or drum of the rear axle; English begins: Rear disc",
  },
  left: {
    id: "search.slot.left",
    defaultMessage: "Izquierdo",
    description: "Column: wheel cylinder of the left side; English is fixed: Left",
  },
  right: {
    id: "search.slot.right",
    defaultMessage: "Derecho",
    description: "Column: wheel cylinder of the right side; English is fixed: Right",
  },
  master: {
    id: "search.slot.master",
    defaultMessage: "Maestro",
    description: "Column: master cylinder; English is fixed: Master",
  },
});

/** Codes that come close to one that nothing was found for. */
export const nearMessages = {
  ...defineMessages({
    lookalike: {
      id: "search.near.lookalike",
      defaultMessage: "Se parece: O y 0, I y 1, B y 8",
      description: "Why a code comes close: it differs by characters that look alike",
    },
    swapped: {
      id: "search.near.swapped",
      defaultMessage: "Dos caracteres cambiados de lugar",
      description: "Why a code comes close: two neighbouring characters are swapped",
    },
    family: {
      id: "search.near.family",
      defaultMessage: "Sin las letras de la familia",
      description: "Why a code comes close: the letters in front, such as BR, were left out",
    },
    spelling: {
      id: "search.near.spelling",
      defaultMessage: "Difiere en uno o dos caracteres",
      description: "Why a code comes close: one or two characters differ",
    },
    ending: {
      id: "search.near.ending",
      defaultMessage: "Mismo comienzo",
      description: "Why a code comes close: what was typed goes on behind it",
    },
  }),
  ...defineMessages<{ heading: { code: string }; found: { count: number; code: string } }>({
    heading: {
      id: "search.near.heading",
      defaultMessage: "Códigos cercanos a {code}",
      description: "Heading above codes that come close to what was searched",
    },
    found: {
      id: "search.near.found",
      defaultMessage: "{count, plural, one {# código cercano} other {# códigos cercanos}} a {code}",
      description: "Read out when nothing was found but codes come close",
    },
  }),
};

/** Screens that answer a text that names products or vehicles. */
export const jumpMessages = {
  ...defineMessages({
    heading: {
      id: "search.jump.heading",
      defaultMessage: "¿Buscaba esto?",
      description: "Above links to screens that answer what was written in words",
    },
    note: {
      id: "search.jump.note",
      defaultMessage: "por aplicación",
      description: "Beside a suggestion that leads to a search by vehicle",
    },
    measureNote: {
      id: "search.jump.measureNote",
      defaultMessage: "por medidas",
      description: "Beside a suggestion that leads to a search by measures",
    },
  }),
  ...defineMessages<{
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
