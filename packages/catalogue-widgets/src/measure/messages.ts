import { defineMessage, defineMessages } from "react-intl";
import { commonMessages } from "../shared/common-messages/index.ts";

export const measureMessages = {
  ...commonMessages,
  ...defineMessages({
    heading: {
      id: "measure.heading",
      defaultMessage: "Búsqueda por medidas",
      description: "Name of the search form, for screen readers",
    },
    typePlaceholder: {
      id: "measure.typePlaceholder",
      defaultMessage: "Elija un tipo",
      description: "Nothing is chosen in the product type select",
    },
    tolerance: {
      id: "measure.tolerance",
      defaultMessage: "Tolerancia, mm",
      description: "Label of the tolerance of all measures, in millimeters",
    },
    toleranceInches: {
      id: "measure.toleranceInches",
      defaultMessage: "Tolerancia, pulg.",
      description: "Label of the tolerance of all measures, in inches",
    },
    instrument: {
      id: "measure.instrument",
      defaultMessage: "Medida con",
      description: "Label of the choice of the measuring instrument, which sets the tolerance",
    },
    caliper: {
      id: "measure.instrument.caliper",
      defaultMessage: "Calibrador",
      description: "Measuring instrument: vernier caliper",
    },
    tape: {
      id: "measure.instrument.tape",
      defaultMessage: "Cinta",
      description: "Measuring instrument: tape measure",
    },
    eye: {
      id: "measure.instrument.eye",
      defaultMessage: "A ojo",
      description: "The part was not measured, only estimated by eye",
    },
    condition: {
      id: "measure.condition",
      defaultMessage: "Estado de la pieza",
      description: "Label of the choice whether the measured part is worn",
    },
    unknown: {
      id: "measure.condition.unknown",
      defaultMessage: "No sé",
      description: "Condition of the measured part: the user does not know",
    },
    worn: {
      id: "measure.condition.worn",
      defaultMessage: "Gastada",
      description: "Condition of the measured part: worn",
    },
    new: {
      id: "measure.condition.new",
      defaultMessage: "Nueva",
      description: "Condition of the measured part: new",
    },
    certainty: {
      id: "measure.column.certainty",
      defaultMessage: "Coincidencia",
      description: "Column: how certain it is that this is the measured part",
    },
    veryLikely: {
      id: "measure.certainty.veryLikely",
      defaultMessage: "Muy probable",
      description: "The part is very likely the measured one",
    },
    likely: {
      id: "measure.certainty.likely",
      defaultMessage: "Probable",
      description: "The part is likely the measured one",
    },
    possible: {
      id: "measure.certainty.possible",
      defaultMessage: "Posible",
      description: "The part is possibly the measured one",
    },
    doubtful: {
      id: "measure.certainty.doubtful",
      defaultMessage: "Dudosa",
      description: "It is doubtful that the part is the measured one",
    },
    exact: { id: "measure.exact", defaultMessage: "exacta", description: "A tolerance of nothing" },
    inchSuffix: {
      id: "measure.inches",
      defaultMessage: "pulg.",
      description: "Inches behind figures",
    },
    needType: {
      id: "measure.needType",
      defaultMessage: "Falta el tipo",
      description: "Search button while no product type is chosen; English is fixed: Need a type",
    },
    needMeasure: {
      id: "measure.needMeasure",
      defaultMessage: "Falta una medida",
      description: "Search button while no measure is typed; English is fixed: Need a measure",
    },
    hint: {
      id: "measure.hint",
      defaultMessage: "Complete solo las medidas que tenga",
      description: "Beside the search button",
    },
    reference: {
      id: "measure.reference",
      defaultMessage: "Plano de referencia",
      description: "Name of the choice between the two reference drawings, such as BR01 and BR02",
    },
    kindBR01: {
      id: "measure.kind.BR01",
      defaultMessage: "BR01 ventilado",
      description: "Reference drawing of a ventilated rotor",
    },
    kindBR02: {
      id: "measure.kind.BR02",
      defaultMessage: "BR02 sólido",
      description: "Reference drawing of a solid rotor",
    },
    kindBD01: {
      id: "measure.kind.BD01",
      defaultMessage: "BD01 sin maza",
      description: "Reference drawing of a plain drum",
    },
    kindBD02: {
      id: "measure.kind.BD02",
      defaultMessage: "BD02 con maza",
      description: "Reference drawing of a drum with its hub",
    },
    showPicture: {
      id: "measure.showPicture",
      defaultMessage: "Imagen",
      description: "Button that shows the uploaded picture of the reference drawing",
    },
    meanShort: {
      id: "measure.meanShort",
      defaultMessage: "Desv. media",
      description: "On a phone, above the mean distance from the measurements",
    },
    startType: {
      id: "measure.startType",
      defaultMessage: "¿Qué pieza tiene?",
      description: "Before a product type is chosen",
    },
    startTypeHint: {
      id: "measure.startTypeHint",
      defaultMessage: "Después, los campos y el plano muestran dónde tomar cada medida.",
      description: "Hint below the request to choose a product type",
    },
    startMeasure: {
      id: "measure.startMeasure",
      defaultMessage: "Mida la pieza e ingrese los valores",
      description: "Before anything is measured",
    },
    startMeasureHint: {
      id: "measure.startMeasureHint",
      defaultMessage: "Basta una medida; con dos o tres los resultados se reducen.",
      description: "Hint below the request to enter a measure",
    },
    loadingFields: {
      id: "measure.loadingFields",
      defaultMessage: "Cargando las medidas…",
      description: "Announced while the fields of a product type load",
    },
    results: {
      id: "measure.results",
      defaultMessage: "Piezas por cercanía",
      description: "Name of the result table, for screen readers",
    },
    ranked: {
      id: "measure.ranked",
      defaultMessage:
        "ordenadas por cercanía; la barra abarca la tolerancia y su centro es la medida ingresada",
      description: "Beside the heading of the results",
    },
    seeAll: {
      id: "measure.seeAll",
      defaultMessage: "Ver Todos",
      description:
        "Button: from the grid of outlines to the list with every figure; English is fixed: See All",
    },
    seeLess: {
      id: "measure.seeLess",
      defaultMessage: "Ver Menos",
      description:
        "Button: from the list with every figure to the grid of outlines; English is fixed: See Less",
    },
    rank: {
      id: "measure.column.rank",
      defaultMessage: "N.º",
      description: "Column: place by closeness",
    },
    other: {
      id: "measure.column.other",
      defaultMessage: "Otras medidas",
      description: "Column: the measures that were not searched by",
    },
    wideHint: {
      id: "measure.wideHint",
      defaultMessage: "Revise las medidas o borre la que le parezca menos segura.",
      description: "Nothing is within the widest tolerance",
    },
    looking: {
      id: "measure.looking",
      defaultMessage: "Ampliando la búsqueda…",
      description: "While the nearest wider tolerance is looked for",
    },
    withinOwn: {
      id: "measure.withinOwn",
      defaultMessage: "dentro de la tolerancia de cada medida",
      description: "Part of the heading of the results: measures have different tolerances",
    },
    withinExact: {
      id: "measure.withinExact",
      defaultMessage: "con exactamente estas medidas",
      description: "Part of the heading of the results: no tolerance at all",
    },
  }),
  letter: defineMessage<{ letter: string; name: string }>({
    id: "measure.letter",
    defaultMessage: "{letter}, {name}",
    description: "Name of a measure: its letter on the drawing and its title",
  }),
  toleranceOf: defineMessage<{ name: string }>({
    id: "measure.toleranceOf",
    defaultMessage: "Tolerancia de {name}",
    description: "Name of the tolerance of one measure",
  }),
  found: defineMessage<{ shown: string; parts: string; within: string }>({
    id: "measure.found",
    defaultMessage: "{shown} {parts} {within}",
    description: "Heading of the results: how many, of which product type, within which tolerance",
  }),
  within: defineMessage<{ tolerance: string; unit: string }>({
    id: "measure.within",
    defaultMessage: "dentro de ±{tolerance} {unit}",
    description: "Part of the heading of the results: one tolerance for every measure",
  }),
  newOrWorn: defineMessage<{ within: string }>({
    id: "measure.newOrWorn",
    defaultMessage: "{within}, con o sin desgaste",
    description: "Part of the heading of the results: parts that match as new, and as worn",
  }),
  wornBy: defineMessage<{ wear: string; limit: string }>({
    id: "measure.wornBy",
    defaultMessage: "gastada {wear}, límite {limit}",
    description:
      "Beside a measure of a part: by how much the part in the hand would have worn, and the measure at which it is worn out",
  }),
  wornOut: defineMessage<{ wear: string; limit: string }>({
    id: "measure.wornOut",
    defaultMessage: "gastada {wear}, pasó el límite {limit}",
    description: "The same for a part that would have worn beyond its limit",
  }),
  nothing: defineMessage<{ within: string }>({
    id: "measure.nothing",
    defaultMessage: "No hay piezas {within}",
    description: "No part is within the tolerance",
  }),
  searched: defineMessage<{ measures: string }>({
    id: "measure.searched",
    defaultMessage: "Se buscó: {measures}.",
    description: "Under the line that nothing was found; the measures as typed",
  }),
  measure: defineMessage<{ name: string; value: string; unit: string }>({
    id: "measure.measure",
    defaultMessage: "{name} {value} {unit}",
    description: "One of the measures that were searched",
  }),
  widen: defineMessage<{ tolerance: string; unit: string; count: number; shown: string }>({
    id: "measure.widen",
    defaultMessage:
      "Ampliar a ±{tolerance} {unit}: {count, plural, one {una pieza} other {{shown} piezas}}",
    description: "Button: search again with a wider tolerance, and how many parts that finds",
  }),
  nothingWider: defineMessage<{ tolerance: string; unit: string }>({
    id: "measure.nothingWider",
    defaultMessage: "Tampoco hay piezas dentro de ±{tolerance} {unit}.",
    description: "Nothing is within the widest tolerance either",
  }),
  column: defineMessage<{ letter: string; name: string; unit: string }>({
    id: "measure.column.measure",
    defaultMessage: "{letter} {name}, {unit}",
    description: "Column of a measure: letter, name and unit",
  }),
  meanOf: defineMessage<{ deviation: string; unit: string }>({
    id: "measure.meanOf",
    defaultMessage: "desv. media {deviation} {unit}",
    description: "On a card: mean distance from the measurements",
  }),
  off: defineMessage<{ deviation: string }>({
    id: "measure.off",
    defaultMessage: "difiere en {deviation}",
    description: "Announced for a measure: its deviation",
  }),
  shownOf: defineMessage<{ shown: string; total: string }>({
    id: "measure.shownOf",
    defaultMessage: "Se muestran las {shown} más cercanas de {total}.",
    description: "Below a list that does not show every part",
  }),
  fmsi: defineMessage<{ number: string }>({
    id: "measure.fmsi",
    defaultMessage: "FMSI {number}",
    description: "Under the code: the FMSI number",
  }),
  ambiguousComma: defineMessage<{ text: string }>({
    id: "measure.problem.ambiguousComma",
    defaultMessage: "{text} es ambiguo; use punto decimal.",
    description: "A measure is typed with a comma that could separate thousands or decimals",
  }),
  notNumber: defineMessage<{ text: string }>({
    id: "measure.problem.notNumber",
    defaultMessage: "{text} no es un número.",
    description: "The typed text is not a number",
  }),
  notWhole: defineMessage<{ text: string }>({
    id: "measure.problem.notWhole",
    defaultMessage: "{text} no es un número entero.",
    description: "A count is typed with decimals",
  }),
  tooSmall: defineMessage<{ limit: string }>({
    id: "measure.problem.tooSmall",
    defaultMessage: "Ingrese {limit} o más.",
    description: "A measure below the least that makes sense",
  }),
  tooLarge: defineMessage<{ limit: string }>({
    id: "measure.problem.tooLarge",
    defaultMessage: "Ingrese {limit} o menos.",
    description: "A measure beyond the most that makes sense",
  }),
};
