import { defineMessage, defineMessages } from "react-intl";
import { commonMessages } from "../../shared/common-messages/index.ts";

export const messages = {
  ...commonMessages,
  ...defineMessages({
    filter: {
      id: "datasheet.related.filter",
      defaultMessage: "Tipos de producto",
      description: "Name of the group of checkboxes, for screen readers",
    },
    empty: {
      id: "datasheet.related.empty",
      defaultMessage: "No hay otras piezas para este vehículo.",
      description: "Shown when there are no related products for the vehicle",
    },
    noneChosen: {
      id: "datasheet.related.noneChosen",
      defaultMessage: "Seleccione al menos un tipo de producto.",
      description: "Shown when every type is unchecked",
    },
    error: {
      id: "datasheet.related.error",
      defaultMessage: "No se pudieron cargar los productos relacionados.",
      description: "Shown when the request failed",
    },
    loading: {
      id: "datasheet.related.loading",
      defaultMessage: "Cargando productos relacionados",
      description: "For screen readers while loading",
    },
    retry: {
      id: "datasheet.related.retry",
      defaultMessage: "Reintentar",
      description: "Button: load again",
    },
    seeLess: {
      id: "datasheet.related.seeLess",
      defaultMessage: "Ver menos",
      description: "Button: shows the first related products only",
    },
  }),
  heading: defineMessage<{ maker: string; model: string; years: string }>({
    id: "datasheet.related.heading",
    defaultMessage: "Más piezas para {maker} {model} {years}",
    description: "Heading of the related products: the chosen vehicle and its years",
  }),
  seeAll: defineMessage<{ count: number }>({
    id: "datasheet.related.seeAll",
    defaultMessage: "Ver todos ({count, number})",
    description: "Button: shows all related products",
  }),
};
