import { defineMessage, defineMessages } from "react-intl";
import { commonMessages } from "../shared/common-messages/index.ts";
import { newPasswordMessages } from "../shared/new-password/index.ts";

export const ownAccountMessages = {
  ...commonMessages,
  ...newPasswordMessages,
  ...defineMessages({
    changePassword: {
      id: "ownAccount.changePassword",
      defaultMessage: "Cambiar contraseña",
      description: "Title of the dialog and its button",
    },
    changeHint: {
      id: "ownAccount.changeHint",
      defaultMessage: "Se cerrarán sus demás sesiones.",
      description: "In the dialog that changes the password",
    },
    current: {
      id: "ownAccount.current",
      defaultMessage: "Contraseña actual",
      description: "Field",
    },
    currentNeeded: {
      id: "ownAccount.currentNeeded",
      defaultMessage: "Ingrese su contraseña actual",
      description: "Error at the field of the current password when it is empty",
    },
    currentWrong: {
      id: "ownAccount.currentWrong",
      defaultMessage: "Esta no es su contraseña actual",
      description: "Error at the field of the current password",
    },
    changed: {
      id: "ownAccount.changed",
      defaultMessage: "Se cambió su contraseña.",
      description: "Short notice after the password was changed",
    },
    confirmTitle: {
      id: "ownAccount.confirmTitle",
      defaultMessage: "Confirme su contraseña",
      description: "Title of the dialog that asks for the password again",
    },
    confirmText: {
      id: "ownAccount.confirmText",
      defaultMessage: "Por seguridad, ingrese su contraseña para continuar.",
      description: "In the dialog that asks for the password again",
    },
    confirm: {
      id: "ownAccount.confirm",
      defaultMessage: "Continuar",
      description: "Button that sends the password",
    },
    sessions: {
      id: "ownAccount.sessions",
      defaultMessage: "Sesiones abiertas",
      description: "Title of the list of the user's sessions",
    },
    thisSession: {
      id: "ownAccount.thisSession",
      defaultMessage: "Esta sesión",
      description: "Marks the session of this page",
    },
    end: {
      id: "ownAccount.end",
      defaultMessage: "Cerrar",
      description: "Button that ends another session of the user",
    },
    endOthers: {
      id: "ownAccount.endOthers",
      defaultMessage: "Cerrar las demás sesiones",
      description: "Button that ends all sessions but this one",
    },
    othersEnded: {
      id: "ownAccount.othersEnded",
      defaultMessage: "Se cerraron las demás sesiones.",
      description: "Short notice",
    },
    unknownDevice: {
      id: "ownAccount.unknownDevice",
      defaultMessage: "Dispositivo desconocido",
      description: "A session whose browser did not identify itself",
    },
  }),
  device: defineMessage<{ browser: string; system: string }>({
    id: "ownAccount.device",
    defaultMessage: "{browser} en {system}",
    description: "Device of a session: Chrome on Windows",
  }),
  lastUse: defineMessage<{ at: string }>({
    id: "ownAccount.lastUse",
    defaultMessage: "Último uso: {at}",
    description: "When a session was last used; {at} is a date with time",
  }),
  lastUseAt: defineMessage<{ address: string; at: string }>({
    id: "ownAccount.lastUseAt",
    defaultMessage: "{address} · Último uso: {at}",
    description: "The same with the IP address",
  }),
  endOf: defineMessage<{ device: string }>({
    id: "ownAccount.endOf",
    defaultMessage: "Cerrar la sesión de {device}",
    description: "Accessible name of the button that ends a session",
  }),
};
