import { defineMessage, defineMessages } from "react-intl";

export const messages = {
  ...defineMessages({
    notFound: {
      id: "datasheet.notFound",
      defaultMessage:
        "Puede que haya cambiado o que falte un carácter. Búsquelo por código, intercambio o vehículo.",
      description: "Sentence when the code is unknown",
    },
    forbidden: {
      id: "datasheet.forbidden",
      defaultMessage:
        "Su cuenta ve solo las familias de productos que le asignaron. Pida acceso a un administrador.",
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
      defaultMessage: "La dirección no dice qué ficha técnica mostrar.",
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
    defaultMessage: "No existe el código {code}",
    description: "Heading when the code is unknown",
  }),
  search: defineMessage<{ code: string }>({
    id: "datasheet.search",
    defaultMessage: "Buscar {code}",
    description: "Link: search for the unknown code",
  }),
  forbiddenHeading: defineMessage<{ code: string }>({
    id: "datasheet.forbiddenHeading",
    defaultMessage: "{code} no está disponible para su cuenta",
    description: "Heading when the product family is closed to the account",
  }),
};
