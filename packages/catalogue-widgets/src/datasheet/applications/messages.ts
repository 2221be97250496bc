import { defineMessage, defineMessages } from "react-intl";
import { commonMessages } from "../../shared/common-messages/index.ts";

export const messages = {
  ...commonMessages,
  ...defineMessages({
    hint: {
      id: "datasheet.applications.hint",
      defaultMessage: "Seleccione un vehículo para ver sus otras piezas",
      description: "Note beside the heading: choosing a vehicle loads related products",
    },
    vehicle: {
      id: "datasheet.applications.vehicle",
      defaultMessage: "Vehículo",
      description: "Column: maker and model of the vehicle",
    },
    submodel: {
      id: "datasheet.applications.submodel",
      defaultMessage: "Submodelo",
      description: "Column: submodel of the vehicle",
    },
    engine: {
      id: "datasheet.applications.engine",
      defaultMessage: "Motor",
      description: "Column: engine of the vehicle",
    },
    stillBuilt: {
      id: "datasheet.applications.stillBuilt",
      defaultMessage: "actual",
      description: "In the last-year column: the vehicle is still built",
    },
    empty: {
      id: "datasheet.applications.empty",
      defaultMessage: "No hay aplicaciones registradas para esta pieza.",
      description: "Shown when a product has none",
    },
  }),
  count: defineMessage<{ count: number }>({
    id: "datasheet.applications.count",
    defaultMessage: "{count, plural, one {# vehículo} other {# vehículos}}",
    description: "How many vehicles are listed",
  }),
  more: defineMessage<{ count: number }>({
    id: "datasheet.applications.more",
    defaultMessage:
      "y {count, plural, one {# vehículo más en la ficha en línea} other {# vehículos más en la ficha en línea}}",
    description: "On paper, after the vehicles that had room",
  }),
  row: defineMessage<{ maker: string; model: string; years: string }>({
    id: "datasheet.applications.row",
    defaultMessage: "{maker} {model}, {years}",
    description: "Name of a row for screen readers: maker, model and years",
  }),
};
