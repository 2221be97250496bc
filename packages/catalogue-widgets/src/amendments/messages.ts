import type { AmendmentSubject } from "@caliper/api-client";
import { defineMessage, defineMessages, type MessageDescriptor } from "react-intl";
import { commonMessages } from "../shared/common-messages/index.ts";

/** The dialog on a datasheet. */
export const amendmentMessages = {
  ...commonMessages,
  ...defineMessages({
    open: {
      id: "amendments.open",
      defaultMessage: "Solicitar una corrección",
      description: "Button and title of the dialog; English is fixed: Make an Amendment",
    },
    email: {
      id: "amendments.email",
      defaultMessage: "Correo electrónico",
      description: "Field and column: where to answer",
    },
    subject: {
      id: "amendments.subject",
      defaultMessage: "Asunto",
      description: "Field, filter and column: the subject of an amendment",
    },
    chooseSubject: {
      id: "amendments.subject.choose",
      defaultMessage: "Elija un asunto",
      description: "In the field while no subject is chosen",
    },
    message: {
      id: "amendments.message",
      defaultMessage: "Mensaje",
      description: "Field and column: the correction in words",
    },
    messageHint: {
      id: "amendments.message.hint",
      defaultMessage: "Qué está mal, qué debería decir y cómo lo sabe.",
      description: "Under the message field",
    },
    field: {
      id: "amendments.field",
      defaultMessage: "Valor por corregir (opcional)",
      description: "Field: which column of the product's table is wrong",
    },
    noField: {
      id: "amendments.field.none",
      defaultMessage: "Ninguno",
      description: "First option of the field: no column",
    },
    suggested: {
      id: "amendments.suggested",
      defaultMessage: "Valor sugerido",
      description: "Field: the suggested value of the column",
    },
    allRequired: {
      id: "amendments.allRequired",
      defaultMessage: "Debe completar toda la información",
      description: "Something is missing; English is fixed: All the info must be filled",
    },
    needed: {
      id: "amendments.needed",
      defaultMessage: "Complete este campo",
      description: "At each field that is empty",
    },
    send: { id: "amendments.send", defaultMessage: "Enviar", description: "Button of the dialog" },
    sent: {
      id: "amendments.sent",
      defaultMessage: "Enviada",
      description: "The button once it was sent; English is fixed: Sent",
    },
    thanks: {
      id: "amendments.thanks",
      defaultMessage: "¡Información enviada, gracias por su apoyo!",
      description: "Alert; English is fixed: Information sent, thanks for your support!",
    },
    refused: {
      id: "amendments.refused",
      defaultMessage: "Este valor no es válido.",
      description: "At a field, when the server refuses it without saying more",
    },
    empty: {
      id: "amendments.value.empty",
      defaultMessage: "vacío",
      description: "In place of a value that the catalogue does not have",
    },
  }),
  current: defineMessage<{ value: string }>({
    id: "amendments.field.current",
    defaultMessage: "Valor actual: {value}",
    description: "Under the field; {value} is the catalogue's current value",
  }),
  remaining: defineMessage<{ left: number }>({
    id: "amendments.message.remaining",
    defaultMessage: "{left, plural, one {Queda # carácter} other {Quedan # caracteres}}",
    description: "Read out near the limit of the message",
  }),
  expected: defineMessage<{ expected: string }>({
    id: "amendments.expected",
    defaultMessage: "Se espera: {expected}",
    description: "At a field that the server refuses; {expected} describes valid values",
  }),
};

export const subjectMessages: Readonly<Record<AmendmentSubject | "Any", MessageDescriptor>> =
  defineMessages({
    Any: {
      id: "amendments.subject.Any",
      defaultMessage: "Cualquiera",
      description: "Filter: every subject",
    },
    Reference: {
      id: "amendments.subject.Reference",
      defaultMessage: "Referencia",
      description: "Subject of a correction",
    },
    Application: {
      id: "amendments.subject.Application",
      defaultMessage: "Aplicación",
      description: "Subject of a correction",
    },
    Specification: {
      id: "amendments.subject.Specification",
      defaultMessage: "Especificación",
      description: "Subject of a correction",
    },
    Image: {
      id: "amendments.subject.Image",
      defaultMessage: "Imagen",
      description: "Subject of a correction",
    },
    Measure: {
      id: "amendments.subject.Measure",
      defaultMessage: "Medida",
      description: "Subject of a correction",
    },
    Others: {
      id: "amendments.subject.Others",
      defaultMessage: "Otros",
      description: "Subject of a correction",
    },
  });
