import { defineMessage, defineMessages } from "react-intl";

/** The lines of an order and the decisions that they need. */
export const linesMessages = {
  ...defineMessages({
    orderEmpty: {
      id: "order.orderEmpty",
      defaultMessage: "La orden está vacía",
      description: "No lines yet",
    },
    orderEmptyHint: {
      id: "order.orderEmptyHint",
      defaultMessage:
        "Busque los productos de una categoría y agréguelos, agregue una categoría completa o pegue una lista.",
      description: "Under it",
    },
    cleared: {
      id: "order.cleared",
      defaultMessage: "Este cambio vació la orden anterior.",
      description: "Notice after another user or warehouse, or a whole category, was chosen",
    },
    bringBack: {
      id: "order.bringBack",
      defaultMessage: "Restaurar",
      description: "Button of the notice",
    },
    changedSince: {
      id: "order.changedSince",
      defaultMessage:
        "Algunos precios cambiaron o algunos productos ya no están disponibles. Revise las líneas marcadas.",
      description: "The server refused the order for its prices",
    },
    removeGone: {
      id: "order.removeGone",
      defaultMessage: "Quitarlos",
      description: "Button: removes lines without a price from the order",
    },
    useTodayAll: {
      id: "order.useTodayAll",
      defaultMessage: "Usar los precios de hoy",
      description: "Button: for every line",
    },
    sendFailed: {
      id: "order.sendFailed",
      defaultMessage: "La orden no se envió.",
      description: "Title of a failure",
    },
    gone: {
      id: "order.gone",
      defaultMessage: "Sin precio hoy",
      description: "At a line whose product cannot be ordered any more",
    },
    useToday: {
      id: "order.useToday",
      defaultMessage: "Usar el precio de hoy",
      description: "Button at a line whose price changed",
    },
    becomes: {
      id: "order.becomes",
      defaultMessage: "ahora",
      description: "Between the old price and the new one, for screen readers",
    },
    quantityProblem: {
      id: "order.quantityProblem",
      defaultMessage: "Ingrese un número entero entre 1 y 1,000,000.",
      description: "At a quantity that is none",
    },
  }),
  repeated: defineMessage<{ id: string }>({
    id: "order.repeated",
    defaultMessage: "Se repite la orden {id} con los precios de hoy. Los cambios están marcados.",
    description: "Notice over a repeated order",
  }),
  changedLines: defineMessage<{ count: number }>({
    id: "order.changedLines",
    defaultMessage:
      "{count, plural, one {Cambió el precio de un producto.} other {Cambiaron los precios de # productos.}}",
    description: "Notice over the order",
  }),
  changedCategories: defineMessage<{ count: number }>({
    id: "order.changedCategories",
    defaultMessage:
      "{count, plural, one {Cambió una categoría completa.} other {Cambiaron # categorías completas.}}",
    description: "Notice over the order: prices changed, or products came or went",
  }),
  goneCategories: defineMessage<{ count: number }>({
    id: "order.goneCategories",
    defaultMessage:
      "{count, plural, one {Una categoría completa ya no se puede ordenar.} other {# categorías completas ya no se pueden ordenar.}}",
    description: "Notice over the order",
  }),
  goneLines: defineMessage<{ count: number }>({
    id: "order.goneLines",
    defaultMessage:
      "{count, plural, one {Un producto ya no tiene precio en este almacén.} other {# productos ya no tienen precio en este almacén.}}",
    description: "Notice over the order",
  }),
  roundedUp: defineMessage<{ count: number }>({
    id: "order.roundedUp",
    defaultMessage:
      "{count, plural, one {Las cajas y el peso se redondean a cajas completas: la cantidad de un producto no llena su última caja.} other {Las cajas y el peso se redondean a cajas completas: las cantidades de # productos no llenan su última caja.}}",
    description: "Under the totals, if a quantity is not a whole number of boxes",
  }),
  withoutWeight: defineMessage<{ count: number }>({
    id: "order.withoutWeight",
    defaultMessage:
      "{count, plural, one {No incluye el peso de un producto, que no está disponible.} other {No incluye el peso de # productos, que no está disponible.}}",
    description: "Under the total weight",
  }),
  useTodayOf: defineMessage<{ code: string }>({
    id: "order.useTodayOf",
    defaultMessage: "Usar el precio de hoy de {code}",
    description: "Name of the button for screen readers",
  }),
  quantityOf: defineMessage<{ code: string }>({
    id: "order.quantityOf",
    defaultMessage: "Cantidad de {code}",
    description: "Name of a field",
  }),
  boxOf: defineMessage<{ code: string }>({
    id: "order.boxOf",
    defaultMessage: "{code}: redondear a cajas completas",
    description: "Button at a line",
  }),
  palletOf: defineMessage<{ code: string }>({
    id: "order.palletOf",
    defaultMessage: "{code}: redondear a paletas completas",
    description: "Button at a line",
  }),
};
