import type { Amendment } from "@caliper/api-client";
import { defineMessage, defineMessages, type MessageDescriptor } from "react-intl";
import { commonMessages } from "../shared/common-messages/index.ts";

export const reviewMessages = {
  ...commonMessages,
  ...defineMessages({
    today: {
      id: "amendments.review.today",
      defaultMessage: "En la ficha",
      description: "Title of the datasheet's current values, beside a correction",
    },
    value: {
      id: "amendments.review.value",
      defaultMessage: "Valor",
      description: "Column: which value of the datasheet",
    },
    current: {
      id: "amendments.review.current",
      defaultMessage: "Actual",
      description: "Column: the value of the datasheet",
    },
    proposed: {
      id: "amendments.review.proposed",
      defaultMessage: "Propuesto",
      description: "Column: the value that a correction proposes",
    },
    noneNow: {
      id: "amendments.review.noneNow",
      defaultMessage: "La ficha no tiene ninguno",
      description: "The datasheet has no picture, application or interchange",
    },
    showAccepted: {
      id: "amendments.review.showAccepted",
      defaultMessage: "Ver aceptadas",
      description: "Button: the accepted corrections; English is fixed: Show Accepted",
    },
    showPending: {
      id: "amendments.review.showPending",
      defaultMessage: "Ver pendientes",
      description: "Button: the pending corrections; English is fixed: Show Pendings",
    },
    pending: {
      id: "amendments.review.pending",
      defaultMessage: "Correcciones pendientes",
      description: "Name of the table of pending corrections",
    },
    accepted: {
      id: "amendments.review.accepted",
      defaultMessage: "Correcciones aceptadas",
      description: "Name of the table of accepted corrections",
    },
    showClosed: {
      id: "amendments.review.showClosed",
      defaultMessage: "Ver rechazadas y resueltas",
      description: "Button: the rejected and solved corrections",
    },
    closed: {
      id: "amendments.review.closed",
      defaultMessage: "Correcciones rechazadas y resueltas",
      description: "Name of the table of rejected and solved corrections",
    },
    noClosed: {
      id: "amendments.review.noClosed",
      defaultMessage: "No hay correcciones rechazadas ni resueltas",
      description: "No correction has been rejected or solved",
    },
    reopen: {
      id: "amendments.review.reopen",
      defaultMessage: "Reabrir",
      description: "Button: undoes the rejection or the solution of a correction",
    },
    productCode: {
      id: "amendments.review.productCode",
      defaultMessage: "Código de producto",
      description: "Filter: a part of the product's code",
    },
    created: {
      id: "amendments.review.created",
      defaultMessage: "Fecha de creación",
      description: "Column: when it was sent",
    },
    loading: {
      id: "amendments.review.loading",
      defaultMessage: "Cargando correcciones…",
      description: "Announced while the corrections are loading",
    },
    noPending: {
      id: "amendments.review.noPending",
      defaultMessage: "No hay correcciones pendientes",
      description: "There is nothing to review",
    },
    noAccepted: {
      id: "amendments.review.noAccepted",
      defaultMessage: "No hay correcciones aceptadas",
      description: "Nothing is waiting to be solved",
    },
    emptyHint: {
      id: "amendments.review.emptyHint",
      defaultMessage:
        "Aquí aparecen las correcciones que los usuarios envían desde una ficha técnica.",
      description: "Under 'no pending corrections'",
    },
    noMatch: {
      id: "amendments.review.noMatch",
      defaultMessage: "Ninguna corrección coincide con los filtros",
      description: "No item matches the filters",
    },
    accept: {
      id: "amendments.review.accept",
      defaultMessage: "Aceptar",
      description: "Button: sets status 1; English is fixed: Accepted",
    },
    reject: {
      id: "amendments.review.reject",
      defaultMessage: "Rechazar",
      description: "Button: sets status 2 of a pending one; English is fixed: Rejected",
    },
    solve: {
      id: "amendments.review.solve",
      defaultMessage: "Marcar como resuelta",
      description: "Button: sets status 2 of an accepted one; English is fixed: Solved",
    },
    apply: {
      id: "amendments.review.apply",
      defaultMessage: "Aplicar",
      description: "Button: writes the suggested value into the catalogue",
    },
    conflict: {
      id: "amendments.review.conflict",
      defaultMessage:
        "Ya no es posible: otra persona ya la revisó o el catálogo ya tiene ese valor.",
      description: "At a row: the decision conflicts with a later one",
    },
    invalidValue: {
      id: "amendments.review.invalidValue",
      defaultMessage: "El catálogo no acepta el valor sugerido.",
      description: "At a row: the suggested value cannot be written",
    },
    read: {
      id: "amendments.review.read",
      defaultMessage: "Corrección",
      description: "Title of the dialog that shows one correction in full",
    },
  }),
  from: defineMessage<{ user: string; email: string; when: string }>({
    id: "amendments.review.from",
    defaultMessage: "{user}, {email}, {when}",
    description: "Who sent the correction, where to answer, and when it was sent",
  }),
  pictureOf: defineMessage<{ code: string; picture: number }>({
    id: "amendments.review.pictureOf",
    defaultMessage: "{code}, imagen {picture}",
    description: "Name of a product's image beside a correction",
  }),
  badge: defineMessage<{ count: number }>({
    id: "amendments.review.badge",
    defaultMessage:
      "{count, plural, one {# corrección pendiente} other {# correcciones pendientes}}",
    description: "Read out for the figure on the amendments button",
  }),
  overtaken: defineMessage<{ action: string; code: string; id: number }>({
    id: "amendments.review.overtaken",
    defaultMessage:
      "{code}, corrección {id}: otra persona ya tomó una decisión. “{action}” no cambió nada.",
    description: "Above the list, when another administrator has already decided on a row",
  }),
  of: defineMessage<{ action: string; code: string; id: number }>({
    id: "amendments.review.of",
    defaultMessage: "{action}: {code}, corrección {id}",
    description: "Name of a button of a row; {action} is its text",
  }),
  suggestion: defineMessage<{ column: string; current: string; suggested: string }>({
    id: "amendments.review.suggestion",
    defaultMessage: "{column}: {current} → {suggested}",
    description: "Current and suggested value",
  }),
  applied: defineMessage<{ code: string; column: string; value: string }>({
    id: "amendments.review.applied",
    defaultMessage: "{code}: {column} ahora es {value}.",
    description: "The suggested value was written",
  }),
  undone: defineMessage<{ code: string; column: string; value: string }>({
    id: "amendments.review.undone",
    defaultMessage: "{code}: {column} vuelve a ser {value}.",
    description: "The suggested value was taken back",
  }),
  kept: defineMessage<{ code: string; column: string }>({
    id: "amendments.review.kept",
    defaultMessage: "{code}: {column} se editó después y no se cambió.",
    description: "The value could not be taken back",
  }),
};

export const statusMessages: Readonly<Record<Amendment["status"], MessageDescriptor>> =
  defineMessages({
    pending: {
      id: "amendments.status.pending",
      defaultMessage: "Pendiente",
      description: "State of a correction",
    },
    accepted: {
      id: "amendments.status.accepted",
      defaultMessage: "Aceptada",
      description: "State of a correction",
    },
    rejected: {
      id: "amendments.status.rejected",
      defaultMessage: "Rechazada",
      description: "State of a correction",
    },
    solved: {
      id: "amendments.status.solved",
      defaultMessage: "Resuelta",
      description: "State of a correction",
    },
  });
