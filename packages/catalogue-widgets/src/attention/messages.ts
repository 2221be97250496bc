import type { Lackable } from "@caliper/api-client";
import { defineMessages, type MessageDescriptor } from "react-intl";
import { commonMessages } from "../shared/common-messages/index.ts";

export const attentionMessages = {
  ...commonMessages,
  ...defineMessages({
    title: {
      id: "attention.title",
      defaultMessage: "Pendientes",
      description: "Title of the overview of items that need an administrator's attention",
    },
    nothing: {
      id: "attention.nothing",
      defaultMessage: "No hay nada pendiente",
      description: "The overview when there is nothing to do",
    },
    recent: {
      id: "attention.recent",
      defaultMessage: "Cargas recientes",
      description: "Title of the newest imports",
    },
    products: {
      id: "attention.products",
      defaultMessage: "Productos incompletos",
      description: "Title of the list of products without a picture, a price or a drawing",
    },
    without: {
      id: "attention.without",
      defaultMessage: "Falta",
      description: "Filter of the list: what is missing from the products",
    },
    complete: {
      id: "attention.complete",
      defaultMessage: "No falta en ningún producto",
      description: "The list when every product has a picture, a price or a drawing",
    },
    code: {
      id: "attention.code",
      defaultMessage: "Código",
      description: "Column: product code",
    },
    family: {
      id: "attention.family",
      defaultMessage: "Familia",
      description: "Column: product family",
    },
    detail: {
      id: "attention.detail",
      defaultMessage: "Detalle",
      description: "Column: the detail that distinguishes the product in its family",
    },
    more: {
      id: "attention.more",
      defaultMessage: "Mostrar más",
      description: "Button that loads more products",
    },
  }),
  ...defineMessages<{ amendments: { count: number }; shown: { shown: number; all: number } }>({
    amendments: {
      id: "attention.amendments",
      defaultMessage: "{count, plural, one {corrección pendiente} other {correcciones pendientes}}",
      description: "Below the number of pending amendments",
    },
    shown: {
      id: "attention.shown",
      defaultMessage: "{shown, number} de {all, number}",
      description: "How many products of the list are shown",
    },
  }),
};

/** Below the number of products that lack it. */
export const incompleteMessages = defineMessages<Record<Lackable, { count: number }>>({
  picture: {
    id: "attention.incomplete.picture",
    defaultMessage: "{count, plural, one {producto sin imagen} other {productos sin imagen}}",
    description: "Below the number of products without a picture",
  },
  price: {
    id: "attention.incomplete.price",
    defaultMessage: "{count, plural, one {producto sin precio} other {productos sin precio}}",
    description: "Below the number of products without a price",
  },
  drawing: {
    id: "attention.incomplete.drawing",
    defaultMessage: "{count, plural, one {producto sin plano} other {productos sin plano}}",
    description: "Below the number of products without a drawing",
  },
});

/** Options of the filter. */
export const lackMessages: Readonly<Record<Lackable, MessageDescriptor>> = defineMessages({
  picture: {
    id: "attention.lack.picture",
    defaultMessage: "Imagen",
    description: "Option of the filter: products without a picture",
  },
  price: {
    id: "attention.lack.price",
    defaultMessage: "Precio",
    description: "Option of the filter: products without a price",
  },
  drawing: {
    id: "attention.lack.drawing",
    defaultMessage: "Plano",
    description: "Option of the filter: products without a drawing",
  },
});
