import { defineMessage, defineMessages } from "react-intl";
import { commonMessages } from "../shared/common-messages/index.ts";

export const messages = {
  ...commonMessages,
  ...defineMessages({
    changeShort: {
      id: "comparison.changeShort",
      defaultMessage: "Cambiar",
      description: "Button of a filled slot",
    },
    emptySlot: {
      id: "comparison.emptySlot",
      defaultMessage: "Ninguna pieza seleccionada",
      description: "In an empty slot",
    },
    invitation: {
      id: "comparison.invitation",
      defaultMessage: "Compare dos piezas",
      description: "While no part is chosen",
    },
    invitationHint: {
      id: "comparison.invitationHint",
      defaultMessage:
        "Vea sus planos superpuestos a la misma escala, cada diferencia en sus medidas y los vehículos e intercambios que comparten.",
      description: "While no part is chosen",
    },
    nearest: {
      id: "comparison.nearest",
      defaultMessage: "Códigos parecidos:",
      description: "Before codes like the one that is unknown",
    },
    noNearest: {
      id: "comparison.noNearest",
      defaultMessage: "Revise el código o elija otra pieza.",
      description: "In a slot whose code is unknown and not similar to any other",
    },
    forbiddenHint: {
      id: "comparison.forbiddenHint",
      defaultMessage: "Su cuenta solo ve las familias que tiene asignadas.",
      description: "Under it",
    },
    overlayHeading: {
      id: "comparison.overlayHeading",
      defaultMessage: "Superposición a escala",
      description: "Heading of both drawings over each other",
    },
    opacity: {
      id: "comparison.opacity",
      defaultMessage: "Opacidad de B",
      description: "Slider over the overlay",
    },
    swap: { id: "comparison.swap", defaultMessage: "Invertir A y B", description: "Button" },
    blink: {
      id: "comparison.blink",
      defaultMessage: "Alternar A y B",
      description: "Button that shows A and B in turn",
    },
    stopBlink: {
      id: "comparison.stopBlink",
      defaultMessage: "Mostrar ambas",
      description: "Button that stops showing A and B in turn",
    },
    legendLine: {
      id: "comparison.legendLine",
      defaultMessage: "Línea continua",
      description: "How part A is drawn",
    },
    legendDashed: {
      id: "comparison.legendDashed",
      defaultMessage: "Línea discontinua",
      description: "How part B is drawn",
    },
    assumedNote: {
      id: "comparison.assumedNote",
      defaultMessage: "Línea de puntos: sin dato en el catálogo.",
      description: "Under an overlay in which a proportion is assumed",
    },
    noOverlay: {
      id: "comparison.noOverlay",
      defaultMessage: "Sin superposición",
      description: "Title of the reason",
    },
    samePart: {
      id: "comparison.samePart",
      defaultMessage: "La misma pieza en ambos lados",
      description: "Title of a note",
    },
    differencesHeading: {
      id: "comparison.differencesHeading",
      defaultMessage: "Diferencias",
      description: "Heading of the table of differences",
    },
    noRows: {
      id: "comparison.noRows",
      defaultMessage: "Ninguna de las dos piezas tiene medidas en el catálogo.",
      description: "In place of the table",
    },
    onlyDifferences: {
      id: "comparison.onlyDifferences",
      defaultMessage: "Solo diferencias",
      description: "Switch over the table",
    },
    letter: {
      id: "comparison.letter",
      defaultMessage: "Letra",
      description: "Column head, read out only",
    },
    measure: {
      id: "comparison.measure",
      defaultMessage: "Medida, mm",
      description: "Column head: names of lengths, with the unit of the figures",
    },
    difference: {
      id: "comparison.difference",
      defaultMessage: "B − A",
      description: "Column head: B less A",
    },
    relative: {
      id: "comparison.relative",
      defaultMessage: "Proporción",
      description: "Column head of the bars, read out only",
    },
    equal: {
      id: "comparison.equal",
      defaultMessage: "igual",
      description: "In place of a difference, read out",
    },
    differs: {
      id: "comparison.differs",
      defaultMessage: "distinto",
      description: "In place of a difference of words, read out",
    },
    missing: {
      id: "comparison.missing",
      defaultMessage: "sin dato",
      description: "In place of a figure that the catalogue does not have, read out",
    },
    sideBySide: {
      id: "comparison.sideBySide",
      defaultMessage: "Lado a lado",
      description: "Heading of both pictures",
    },
    showDiagram: {
      id: "comparison.showDiagram",
      defaultMessage: "Mostrar diagrama",
      description: "The specification's label",
    },
    showProduct: {
      id: "comparison.showProduct",
      defaultMessage: "Mostrar producto",
      description: "The specification's label",
    },
    vehiclesHeading: {
      id: "comparison.vehiclesHeading",
      defaultMessage: "Aplicaciones en común",
      description: "Heading",
    },
    noVehicles: {
      id: "comparison.noVehicles",
      defaultMessage: "Ningún vehículo usa ambas piezas en la misma posición y los mismos años.",
      description: "In place of the vehicles",
    },
    interchangesHeading: {
      id: "comparison.interchangesHeading",
      defaultMessage: "Intercambios en común",
      description: "Heading",
    },
    noInterchanges: {
      id: "comparison.noInterchanges",
      defaultMessage: "No hay intercambios en común.",
      description: "In place of the interchanges",
    },
  }),
  slotHead: defineMessage<{ side: string }>({
    id: "comparison.slotHead",
    defaultMessage: "Pieza {side}",
    description: "Name of a slot of the comparison; side is A or B",
  }),
  choose: defineMessage<{ side: string }>({
    id: "comparison.choose",
    defaultMessage: "Elegir pieza {side}",
    description: "Button of an empty slot; side is A or B",
  }),
  change: defineMessage<{ side: string }>({
    id: "comparison.change",
    defaultMessage: "Cambiar pieza {side}",
    description: "Button of a filled slot, as read out; side is A or B",
  }),
  remove: defineMessage<{ code: string }>({
    id: "comparison.remove",
    defaultMessage: "Quitar {code}",
    description: "Button that empties a slot",
  }),
  emptySlotHint: defineMessage<{ example: string }>({
    id: "comparison.emptySlotHint",
    defaultMessage: "Elija una pieza por su código, por ejemplo {example}.",
    description: "In an empty slot; example is a code such as D1200",
  }),
  dialogTitle: defineMessage<{ side: string }>({
    id: "comparison.dialogTitle",
    defaultMessage: "Código de la pieza {side}",
    description: "Title of the dialog in which a part is chosen; side is A or B",
  }),
  dialogChosen: defineMessage<{ code: string }>({
    id: "comparison.dialogChosen",
    defaultMessage: "{code} seleccionada",
    description: "In the dialog, until it closes by itself",
  }),
  loading: defineMessage<{ code: string }>({
    id: "comparison.loading",
    defaultMessage: "Cargando {code}…",
    description: "In a slot while its part is read",
  }),
  unknown: defineMessage<{ code: string }>({
    id: "comparison.unknown",
    defaultMessage: "{code} no está en el catálogo",
    description: "In a slot whose code is unknown",
  }),
  forbidden: defineMessage<{ code: string }>({
    id: "comparison.forbidden",
    defaultMessage: "Su cuenta no tiene acceso a {code}",
    description: "In a slot with a family that the viewer may not see",
  }),
  failed: defineMessage<{ code: string }>({
    id: "comparison.failed",
    defaultMessage: "No se pudo cargar {code}",
    description: "In a slot whose call failed",
  }),
  alignedAt: defineMessage<{ alignment: string }>({
    id: "comparison.alignedAt",
    defaultMessage: "alineados por {alignment}",
    description: "Beside the heading of the overlay; alignment is a face, an axis or a middle",
  }),
  otherFamily: defineMessage<{
    first: string;
    firstFamily: string;
    second: string;
    secondFamily: string;
  }>({
    id: "comparison.otherFamily",
    defaultMessage:
      "{first} es de la familia {firstFamily} y {second} de {secondFamily}. Solo se pueden superponer y comparar piezas de la misma familia; estas se muestran lado a lado.",
    description: "Why two parts have no overlay; families are plural",
  }),
  noFigures: defineMessage<{ code: string }>({
    id: "comparison.noFigures",
    defaultMessage: "{code} no tiene medidas en el catálogo, por lo que no se puede dibujar.",
    description: "Why there is no overlay",
  }),
  samePartHint: defineMessage<{ code: string }>({
    id: "comparison.samePartHint",
    defaultMessage:
      "{code} está seleccionada como A y como B. Elija otra pieza para ver diferencias.",
    description: "Note",
  }),
  differCount: defineMessage<{ differ: number; total: number }>({
    id: "comparison.differCount",
    defaultMessage: "{differ} de {total} difieren",
    description: "Beside the heading of the table of differences",
  }),
  allEqual: defineMessage<{ total: number }>({
    id: "comparison.allEqual",
    defaultMessage: "Sin diferencias: las {total} medidas y características coinciden.",
    description: "In place of the table's bars",
  }),
  equalHidden: defineMessage<{ count: number }>({
    id: "comparison.equalHidden",
    defaultMessage: "{count, plural, one {# fila igual oculta} other {# filas iguales ocultas}}",
    description: "Under the table",
  }),
  balloon: defineMessage<{ letter: string; name: string }>({
    id: "comparison.balloon",
    defaultMessage: "{letter} {name}: mostrar en los planos",
    description: "Button in a row, which lights its dimension on the drawings",
  }),
  noDrawing: defineMessage<{ code: string }>({
    id: "comparison.noDrawing",
    defaultMessage: "Sin plano de {code}",
    description: "In place of a drawing",
  }),
  noImage: defineMessage<{ code: string }>({
    id: "comparison.noImage",
    defaultMessage: "{code} todavía no tiene imágenes",
    description: "In place of a photograph",
  }),
  image: defineMessage<{ code: string; number: number; count: number }>({
    id: "comparison.image",
    defaultMessage: "{code}, imagen {number} de {count}",
    description: "Alternative text of a product picture",
  }),
  imagePosition: defineMessage<{ number: number; count: number }>({
    id: "comparison.imagePosition",
    defaultMessage: "{number} / {count}",
    description: "Which of the pictures is shown",
  }),
  vehiclesCount: defineMessage<{ both: number; first: number; second: number }>({
    id: "comparison.vehiclesCount",
    defaultMessage:
      "{both, plural, one {# modelo} other {# modelos}} en común; A tiene {first} y B tiene {second}",
    description: "Beside the heading: models that both fit",
  }),
  showAll: defineMessage<{ count: number }>({
    id: "comparison.showAll",
    defaultMessage: "Mostrar los {count} modelos",
    description: "Button under the vehicles",
  }),
  interchangesCount: defineMessage<{ both: number; first: number; second: number }>({
    id: "comparison.interchangesCount",
    defaultMessage: "{both} en común; A tiene {first} y B tiene {second}",
    description: "Beside the heading: interchange codes that both replace",
  }),
};
