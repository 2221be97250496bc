import { defineMessages, type MessageDescriptor } from "react-intl";

export const matchNames: Readonly<Record<"exact" | "prefix" | "contains", MessageDescriptor>> =
  defineMessages({
    exact: {
      id: "terms.match.exact",
      defaultMessage: "Coincidencia exacta",
      description: "Group of results whose code is the searched one",
    },
    prefix: {
      id: "terms.match.prefix",
      defaultMessage: "Empieza por",
      description: "Group of results whose code begins with the searched text",
    },
    contains: {
      id: "terms.match.contains",
      defaultMessage: "Contiene",
      description: "Group of results whose code contains the searched text",
    },
  });

export const reasonNames: Readonly<Record<"code" | "fmsi" | "interchange", MessageDescriptor>> =
  defineMessages({
    code: {
      id: "terms.reason.code",
      defaultMessage: "Código propio",
      description: "Why a product was found: by our own code",
    },
    fmsi: {
      id: "terms.reason.fmsi",
      defaultMessage: "FMSI",
      description: "Why a product was found: by its FMSI number",
    },
    interchange: {
      id: "terms.reason.interchange",
      defaultMessage: "Intercambio",
      description:
        "Why a product was found: by a competitor's code; the brand is shown if it is known",
    },
  });
