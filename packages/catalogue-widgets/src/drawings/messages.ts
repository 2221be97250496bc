import type { SheetTexts } from "@caliper/drawings";
import { defineMessage, defineMessages, type IntlShape } from "react-intl";
import { commonMessages } from "../shared/common-messages/index.ts";

export const messages = {
  ...commonMessages,
  ...defineMessages({
    part: {
      id: "drawings.block.part",
      defaultMessage: "Pieza",
      description: "Title block: product code",
    },
    scale: {
      id: "drawings.block.scale",
      defaultMessage: "Escala",
      description: "Title block: scale",
    },
    revision: {
      id: "drawings.block.revision",
      defaultMessage: "Revisión",
      description: "Title block: revision letter",
    },
    projection: {
      id: "drawings.block.projection",
      defaultMessage: "Proyección",
      description: "Title block: first-angle projection, shown by its symbol",
    },
    vehicle: {
      id: "drawings.block.vehicle",
      defaultMessage: "Vehículo",
      description: "Title block: the vehicle that the part fits",
    },
    inches: {
      id: "drawings.unit.in",
      defaultMessage: "pulg",
      description: "Unit: inches, short",
    },
    notes: {
      id: "drawings.notes",
      defaultMessage: "Notas",
      description: "Heading of the notes on a drawing",
    },
    toScale: {
      id: "drawings.note.toScale",
      defaultMessage: "A escala según las medidas",
      description: "Note on a drawing; at most 45 characters",
    },
    boltHoles: {
      id: "drawings.note.boltHoles",
      defaultMessage: "Corte por dos agujeros",
      description: "Note: the section runs through two bolt holes; at most 45 characters",
    },
    wear: {
      id: "drawings.note.wear",
      defaultMessage: "Desechar si es menor que G",
      description: "Note: discard the rotor when thinner than dimension G; at most 45 characters",
    },
    maximum: {
      id: "drawings.note.maximum",
      defaultMessage: "Desechar si supera B",
      description: "Note: discard the drum when wider than dimension B; at most 45 characters",
    },
    developed: {
      id: "drawings.note.developed",
      defaultMessage: "Forro extendido en plano",
      description: "Note: the curved lining is drawn laid flat; at most 45 characters",
    },
    drum: {
      id: "drawings.note.drum",
      defaultMessage: "Línea de trazo y dos puntos: tambor",
      description: "Note: the drum is drawn in a dash and double dot line; at most 45 characters",
    },
    assumed: {
      id: "drawings.note.assumed",
      defaultMessage: "Discontinuo: sin medida, proporción típica",
      description: "Note: dashed lines have no figure in the catalogue; at most 45 characters",
    },
    offScale: {
      id: "drawings.note.offScale",
      defaultMessage: "Subrayado: no está a escala",
      description: "Note: an underlined figure contradicts the others; at most 45 characters",
    },
    wearLimit: {
      id: "drawings.detail.wear",
      defaultMessage: "discontinuo: límite G",
      description: "Under the caption of the detail: dashed lines are the wear limit, dimension G",
    },
    outer: {
      id: "drawings.caption.outer",
      defaultMessage: "Exterior",
      description: "Beside the outer pad of a pair",
    },
    inner: {
      id: "drawings.caption.inner",
      defaultMessage: "Interior",
      description: "Beside the inner pad of a pair",
    },
    leading: {
      id: "drawings.caption.leading",
      defaultMessage: "Primaria",
      description: "Under the leading brake shoe",
    },
    trailing: {
      id: "drawings.caption.trailing",
      defaultMessage: "Secundaria",
      description: "Over the trailing brake shoe",
    },
  }),
  title: defineMessage<{ part: string; code: string }>({
    id: "drawings.title",
    defaultMessage: "Plano de {part} {code}",
    description: "Name of a technical drawing for assistive technology; part is a product family",
  }),
  typical: defineMessage<{ part: string }>({
    id: "drawings.typical",
    defaultMessage: "Dónde medir: {part}",
    description: "Name of a drawing without figures that shows where each letter is measured",
  }),
  measured: defineMessage<{ letter: string; name: string; value: string; unit: string }>({
    id: "drawings.measured",
    defaultMessage: "{letter} {value} {unit}: {name}",
    description: "One dimension of a drawing in words; starts with its text on the drawing",
  }),
  lettered: defineMessage<{ letter: string; name: string }>({
    id: "drawings.lettered",
    defaultMessage: "{letter} {name}",
    description: "One dimension of a drawing without its figure, in words",
  }),
  detail: defineMessage<{ letter: string; enlargement: string }>({
    id: "drawings.detail",
    defaultMessage: "Detalle {letter}, {enlargement} : 1",
    description: "Caption of an enlarged detail",
  }),
};

/** What the sheet of a drawing calls its fields and views. */
export const sheetLabels = (formatMessage: IntlShape["formatMessage"]): SheetTexts["labels"] => ({
  part: formatMessage(messages.part),
  drawing: formatMessage(messages.drawing),
  unit: formatMessage(messages.unit),
  scale: formatMessage(messages.scale),
  revision: formatMessage(messages.revision),
  projection: formatMessage(messages.projection),
  notes: formatMessage(messages.notes),
  wearLimit: formatMessage(messages.wearLimit),
  outer: formatMessage(messages.outer),
  inner: formatMessage(messages.inner),
  leading: formatMessage(messages.leading),
  trailing: formatMessage(messages.trailing),
});
