import type { Flag } from "@caliper/catalogue-model";
import { defineMessage, defineMessages, type MessageDescriptor } from "react-intl";
import { commonMessages } from "../shared/common-messages/index.ts";

export const accountMessages = {
  ...commonMessages,
  ...defineMessages({
    list: { id: "accounts.list", defaultMessage: "Cuentas", description: "Name of the table" },
    username: {
      id: "accounts.username",
      defaultMessage: "Usuario",
      description: "Column and field",
    },
    level: { id: "accounts.level", defaultMessage: "Nivel", description: "Column and field" },
    customerCode: {
      id: "accounts.customerCode",
      defaultMessage: "Código de cliente",
      description: "Column and field",
    },
    warehouses: {
      id: "accounts.warehouses",
      defaultMessage: "Almacenes",
      description: "Column and field: the warehouses whose prices the account sees",
    },
    warehousesHint: {
      id: "accounts.warehouses.hint",
      defaultMessage: "Los administradores ven los precios de todos los almacenes.",
      description: "Hint below the warehouses field",
    },
    flagsHint: {
      id: "accounts.flags.hint",
      defaultMessage: "Sin familias seleccionadas, la cuenta solo ve los líquidos de frenos.",
      description: "Hint below the families field",
    },
    lastSeen: {
      id: "accounts.lastSeen",
      defaultMessage: "Última actividad",
      description: "Column: when a session of the account was last used",
    },
    active: {
      id: "accounts.state.active",
      defaultMessage: "Activa",
      description: "State of an account that may sign in",
    },
    disabled: {
      id: "accounts.state.disabled",
      defaultMessage: "Desactivada",
      description: "State of an account that may not sign in",
    },
    noPassword: {
      id: "accounts.state.noPassword",
      defaultMessage: "Sin contraseña",
      description: "State of an account whose password was never set",
    },
    create: {
      id: "accounts.create",
      defaultMessage: "Nueva cuenta",
      description: "Button and title of its dialog",
    },
    edit: { id: "accounts.edit", defaultMessage: "Editar", description: "Entry of a row's menu" },
    link: {
      id: "accounts.link",
      defaultMessage: "Enlace para la contraseña",
      description: "Entry of a row's menu and title of the dialog with the link",
    },
    signOut: {
      id: "accounts.signOut",
      defaultMessage: "Cerrar todas las sesiones",
      description: "Entry of a row's menu and button of the confirmation dialog",
    },
    removeFactor: {
      id: "accounts.removeFactor",
      defaultMessage: "Quitar el segundo factor",
      description: "Entry of a row's menu and button of the confirmation dialog",
    },
    removeFactorText: {
      id: "accounts.removeFactor.text",
      defaultMessage:
        "Para iniciar sesión bastará con la contraseña, y todas las sesiones abiertas se cerrarán. Hágalo solo si sabe con certeza quién se lo pide.",
      description: "What removing the second factor of an account does",
    },
    disable: {
      id: "accounts.disable",
      defaultMessage: "Desactivar",
      description: "Entry of a row's menu and button of the confirmation dialog",
    },
    enable: {
      id: "accounts.enable",
      defaultMessage: "Activar",
      description: "Entry of a row's menu",
    },
    save: { id: "accounts.save", defaultMessage: "Guardar", description: "Button of the dialog" },
    createButton: {
      id: "accounts.create.button",
      defaultMessage: "Crear cuenta",
      description: "Button of the dialog of a new account",
    },
    loading: {
      id: "accounts.loading",
      defaultMessage: "Cargando cuentas…",
      description: "Announced while the accounts load",
    },
    filter: {
      id: "accounts.filter",
      defaultMessage: "Buscar una cuenta",
      description: "Field above the table: part of a name or customer code",
    },
    noMatch: {
      id: "accounts.noMatch",
      defaultMessage: "No hay cuentas que coincidan",
      description: "No account matches the text in the field above the table",
    },
    nameNeeded: {
      id: "accounts.nameNeeded",
      defaultMessage: "Ingrese un usuario",
      description: "Error at the name of a new account when it is empty",
    },
    nameTaken: {
      id: "accounts.nameTaken",
      defaultMessage: "Este usuario ya existe",
      description: "Error at the name of a new account",
    },
    ownLevel: {
      id: "accounts.ownLevel",
      defaultMessage: "Es su propia cuenta: al guardar perderá el acceso a esta página.",
      description: "Warning while an administrator lowers their own level",
    },
    disableText: {
      id: "accounts.disable.text",
      defaultMessage:
        "La cuenta ya no podrá iniciar sesión y sus sesiones abiertas se cerrarán de inmediato.",
      description: "What disabling does",
    },
    signOutText: {
      id: "accounts.signOut.text",
      defaultMessage:
        "Todas las sesiones abiertas de la cuenta se cerrarán de inmediato. El usuario podrá volver a iniciar sesión.",
      description: "What signing out everywhere does",
    },
    linkOnce: {
      id: "accounts.link.once",
      defaultMessage:
        "Entregue este enlace al usuario de la cuenta. Funciona una sola vez y no se mostrará de nuevo. Los enlaces anteriores ya no funcionan.",
      description: "Above the link that sets a password",
    },
    linkField: {
      id: "accounts.link.field",
      defaultMessage: "Enlace",
      description: "Field with the link",
    },
    none: { id: "accounts.none", defaultMessage: "Ninguno", description: "No warehouse" },
    never: {
      id: "accounts.never",
      defaultMessage: "Nunca ha ingresado",
      description: "The account has no session, so its last use is unknown",
    },
    you: {
      id: "accounts.you",
      defaultMessage: "Usted",
      description: "Next to the current user's own account",
    },
  }),
  of: defineMessage<{ name: string }>({
    id: "accounts.actionsOf",
    defaultMessage: "Acciones para {name}",
    description: "Name of a row's menu",
  }),
  editTitle: defineMessage<{ name: string }>({
    id: "accounts.editTitle",
    defaultMessage: "Editar {name}",
    description: "Title of the dialog",
  }),
  disableTitle: defineMessage<{ name: string }>({
    id: "accounts.disableTitle",
    defaultMessage: "¿Desactivar la cuenta {name}?",
    description: "Question",
  }),
  removeFactorTitle: defineMessage<{ name: string }>({
    id: "accounts.removeFactorTitle",
    defaultMessage: "¿Quitar el segundo factor de {name}?",
    description: "Question",
  }),
  factorRemoved: defineMessage<{ name: string }>({
    id: "accounts.factorRemoved",
    defaultMessage: "{name} inicia sesión solo con la contraseña.",
    description: "Short notice",
  }),
  signOutTitle: defineMessage<{ name: string }>({
    id: "accounts.signOutTitle",
    defaultMessage: "¿Cerrar todas las sesiones de {name}?",
    description: "Question",
  }),
  lastAdministrator: defineMessage<{ name: string }>({
    id: "accounts.lastAdministrator",
    defaultMessage: "{name} es el último administrador. Primero cree o active otro.",
    description: "Error: the last administrator can be neither disabled nor given a lower level",
  }),
  disabledDone: defineMessage<{ name: string }>({
    id: "accounts.disabledDone",
    defaultMessage: "Se desactivó la cuenta {name}.",
    description: "Message after disabling",
  }),
  enabledDone: defineMessage<{ name: string }>({
    id: "accounts.enabledDone",
    defaultMessage: "Se activó la cuenta {name}.",
    description: "Message after enabling",
  }),
  signedOut: defineMessage<{ name: string }>({
    id: "accounts.signedOut",
    defaultMessage: "Se cerraron todas las sesiones de {name}.",
    description: "Message after signing out everywhere",
  }),
  saved: defineMessage<{ name: string }>({
    id: "accounts.saved",
    defaultMessage: "Se guardó la cuenta {name}.",
    description: "Message after saving",
  }),
  linkFor: defineMessage<{ name: string; until: string }>({
    id: "accounts.link.for",
    defaultMessage: "Para {name}. Vence el {until}.",
    description: "Below the link; {until} is a date with time",
  }),
};

/** The families of a PLANTA permission. */
export const flagMessages: Readonly<Record<Flag, MessageDescriptor>> = defineMessages({
  P_BL: {
    id: "accounts.flag.P_BL",
    defaultMessage: "Bandas y forros",
    description: "Brake shoes and lining",
  },
  P_BP: { id: "accounts.flag.P_BP", defaultMessage: "Pastillas", description: "Brake pads" },
  P_BR: {
    id: "accounts.flag.P_BR",
    defaultMessage: "Rotores y tambores",
    description: "Rotors and drums",
  },
  P_WC_MC: {
    id: "accounts.flag.P_WC_MC",
    defaultMessage: "Cilindros y bombas",
    description: "Wheel and master cylinders",
  },
  P_HARD: { id: "accounts.flag.P_HARD", defaultMessage: "Herrajes", description: "Hardware" },
});
