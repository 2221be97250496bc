import { defineMessage, defineMessages } from "react-intl";

export const messages = {
  ...defineMessages({
    notFound: {
      id: "datasheet.notFound",
      defaultMessage:
        "Es posible que el código haya cambiado o tenga un error. Busque por código, intercambio o vehículo.",
      description: "Sentence when the code is unknown",
    },
    forbidden: {
      id: "datasheet.forbidden",
      defaultMessage:
        "Su cuenta solo ve las familias de productos que tiene asignadas. Solicite acceso a su administrador.",
      description: "Sentence when the product family is closed to the account",
    },
    errorHeading: {
      id: "datasheet.errorHeading",
      defaultMessage: "No se pudo cargar la ficha técnica",
      description: "Heading when the request failed",
    },
    missingHeading: {
      id: "datasheet.missingHeading",
      defaultMessage: "Falta el código",
      description: "Heading when the address names no code",
    },
    missing: {
      id: "datasheet.missing",
      defaultMessage: "El enlace no incluye un código de producto.",
      description: "Sentence when the address names no code",
    },
    goSearch: {
      id: "datasheet.goSearch",
      defaultMessage: "Ir a la búsqueda",
      description: "Link to the search page",
    },
  }),
  loading: defineMessage<{ code: string }>({
    id: "datasheet.loading",
    defaultMessage: "Cargando la ficha técnica de {code}",
    description: "For screen readers while loading",
  }),
  notFoundHeading: defineMessage<{ code: string }>({
    id: "datasheet.notFoundHeading",
    defaultMessage: "No se encontró el código {code}",
    description: "Heading when the code is unknown",
  }),
  search: defineMessage<{ code: string }>({
    id: "datasheet.search",
    defaultMessage: "Buscar {code}",
    description: "Link: search for the unknown code",
  }),
  forbiddenHeading: defineMessage<{ code: string }>({
    id: "datasheet.forbiddenHeading",
    defaultMessage: "Su cuenta no tiene acceso a {code}",
    description: "Heading when the product family is closed to the account",
  }),
};
