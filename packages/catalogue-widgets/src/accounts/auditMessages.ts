import { type AuditAction, kindsByNumber } from "@caliper/api-client";
import { defineMessage, defineMessages, type MessageDescriptor } from "react-intl";
import { kindMessages } from "../files/index.ts";
import { keyKindMessages, scopeMessages } from "../keys/index.ts";
import { commonMessages } from "../shared/common-messages/index.ts";

export const auditMessages = {
  ...commonMessages,
  ...defineMessages({
    list: {
      id: "audit.list",
      defaultMessage: "Registro de cambios",
      description: "Name of the table",
    },
    target: {
      id: "audit.target",
      defaultMessage: "Elemento",
      description:
        "Column and filter: the user, table, file, product or access key that was changed",
    },
    targetHint: {
      id: "audit.target.hint",
      defaultMessage: "Cuenta, tabla o producto",
      description: "Placeholder of the filter",
    },
    detail: {
      id: "audit.detail",
      defaultMessage: "Cambio",
      description: "Column: old and new values",
    },
    filter: { id: "audit.filter", defaultMessage: "Filtrar", description: "Button" },
    older: {
      id: "audit.older",
      defaultMessage: "Mostrar anteriores",
      description: "Button below the table: loads the next page",
    },
    loading: {
      id: "audit.loading",
      defaultMessage: "Cargando el registro…",
      description: "Announced while the log loads",
    },
    empty: {
      id: "audit.empty",
      defaultMessage: "Ningún cambio coincide con los filtros",
      description: "No entry matches the filters",
    },
    emptyHint: {
      id: "audit.emptyHint",
      defaultMessage: "Escriba los nombres completos, con sus mayúsculas y minúsculas.",
      description: "Below 'nothing matches'",
    },
    unchanged: {
      id: "audit.unchanged",
      defaultMessage: "Todavía no hay cambios",
      description: "The log is empty, as in a new installation",
    },
    unchangedHint: {
      id: "audit.unchangedHint",
      defaultMessage:
        "Aquí aparecen los cambios de cuentas, archivos, correcciones y cargas, y quién los hizo.",
      description: "Below 'nothing has been changed yet'",
    },
    none: { id: "audit.none", defaultMessage: "ninguno", description: "An empty value or list" },
    yes: { id: "audit.yes", defaultMessage: "sí", description: "Value" },
    no: { id: "audit.no", defaultMessage: "no", description: "Value" },
    commandLine: {
      id: "audit.commandLine",
      defaultMessage: "línea de comandos",
      description: "Actor: a command on the server",
    },
  }),
  changed: defineMessage<{ field: string; from: string; to: string }>({
    id: "audit.changed",
    defaultMessage: "{field}: {from} → {to}",
    description: "Old and new value of a field",
  }),
  set: defineMessage<{ field: string; to: string }>({
    id: "audit.set",
    defaultMessage: "{field}: {to}",
    description: "Value of a field",
  }),
};

export const actionMessages: Readonly<Record<AuditAction, MessageDescriptor>> = defineMessages({
  "account.created": {
    id: "audit.action.account.created",
    defaultMessage: "Cuenta creada",
    description: "Action in the log",
  },
  "account.changed": {
    id: "audit.action.account.changed",
    defaultMessage: "Cuenta modificada",
    description: "Action in the log",
  },
  "account.link": {
    id: "audit.action.account.link",
    defaultMessage: "Enlace de contraseña creado",
    description: "Action in the log",
  },
  "account.password": {
    id: "audit.action.account.password",
    defaultMessage: "Contraseña establecida",
    description: "Action in the log",
  },
  "account.signedOut": {
    id: "audit.action.account.signedOut",
    defaultMessage: "Cierre de todas las sesiones",
    description: "Action in the log",
  },
  "account.factorAdded": {
    id: "audit.action.account.factorAdded",
    defaultMessage: "Segundo factor configurado",
    description: "Action in the log",
  },
  "account.factorRemoved": {
    id: "audit.action.account.factorRemoved",
    defaultMessage: "Segundo factor quitado",
    description: "Action in the log",
  },
  "account.recoveryCodes": {
    id: "audit.action.account.recoveryCodes",
    defaultMessage: "Códigos de recuperación renovados",
    description: "Action in the log",
  },
  "catalogue.imported": {
    id: "audit.action.catalogue.imported",
    defaultMessage: "Tabla cargada",
    description: "Action in the log",
  },
  "catalogue.corrected": {
    id: "audit.action.catalogue.corrected",
    defaultMessage: "Corrección aplicada",
    description: "Action in the log",
  },
  "catalogue.undone": {
    id: "audit.action.catalogue.undone",
    defaultMessage: "Cambio revertido",
    description: "Action in the log",
  },
  "amendment.reviewed": {
    id: "audit.action.amendment.reviewed",
    defaultMessage: "Corrección revisada",
    description: "Action in the log",
  },
  "file.uploaded": {
    id: "audit.action.file.uploaded",
    defaultMessage: "Archivo subido",
    description: "Action in the log",
  },
  "file.changed": {
    id: "audit.action.file.changed",
    defaultMessage: "Archivo modificado",
    description: "Action in the log",
  },
  "key.created": {
    id: "audit.action.key.created",
    defaultMessage: "Clave de acceso creada",
    description: "Action in the log",
  },
  "key.revoked": {
    id: "audit.action.key.revoked",
    defaultMessage: "Clave de acceso revocada",
    description: "Action in the log",
  },
  "layout.saved": {
    id: "audit.action.layout.saved",
    defaultMessage: "Columnas de una hoja asociadas",
    description: "Action in the log: a layout of a supplier's sheets was saved",
  },
  "layout.deleted": {
    id: "audit.action.layout.deleted",
    defaultMessage: "Columnas recordadas borradas",
    description: "Action in the log: a layout of a supplier's sheets was deleted",
  },
  "history.kept": {
    id: "audit.action.history.kept",
    defaultMessage: "Duración del historial",
    description: "Action in the log: how long the history of changes is kept was set",
  },
  "search.limited": {
    id: "audit.action.search.limited",
    defaultMessage: "Demasiados códigos desconocidos",
    description:
      "Action in the log: the limit of unknown codes was reached; searches by competitors' codes stop for an hour",
  },
  "session.opened": {
    id: "audit.action.session.opened",
    defaultMessage: "Inicio de sesión",
    description: "Action in the log",
  },
  "session.failed": {
    id: "audit.action.session.failed",
    defaultMessage: "Inicio de sesión fallido",
    description: "Action in the log",
  },
  "session.refused": {
    id: "audit.action.session.refused",
    defaultMessage: "Inicio de sesión rechazado",
    description: "Action in the log: too many failed sign-ins",
  },
  "session.confirmed": {
    id: "audit.action.session.confirmed",
    defaultMessage: "Contraseña confirmada",
    description: "Action in the log: the user entered the password again",
  },
  "session.ended": {
    id: "audit.action.session.ended",
    defaultMessage: "Otras sesiones cerradas",
    description: "Action in the log: the user ended other sessions of the account",
  },
  "session.closed": {
    id: "audit.action.session.closed",
    defaultMessage: "Cierre de sesión",
    description: "Action in the log",
  },
});

/** Names of fields that are not catalogue columns. */
export const fieldMessages: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  level: { id: "audit.field.level", defaultMessage: "Nivel", description: "Field in the log" },
  columns: {
    id: "audit.field.columns",
    defaultMessage: "Columnas",
    description: "Field in the log: the columns of a supplier's sheets and of the table",
  },
  customerCode: {
    id: "audit.field.customerCode",
    defaultMessage: "Código de cliente",
    description: "Field in the log",
  },
  disabled: {
    id: "audit.field.disabled",
    defaultMessage: "Desactivada",
    description: "Field in the log: whether the account may not sign in",
  },
  warehouses: {
    id: "audit.field.warehouses",
    defaultMessage: "Almacenes",
    description: "Field in the log",
  },
  flags: { id: "audit.field.flags", defaultMessage: "Familias", description: "Field in the log" },
  status: { id: "audit.field.status", defaultMessage: "Estado", description: "Field in the log" },
  unknownCodes: {
    id: "audit.field.unknownCodes",
    defaultMessage: "Códigos desconocidos en una hora",
    description: "Field in the log: how many were tried",
  },
  address: {
    id: "audit.field.address",
    defaultMessage: "Dirección IP",
    description: "Field in the log",
  },
  factor: {
    id: "audit.field.factor",
    defaultMessage: "Segundo factor",
    description: "Field in the log: what a user signed in with beside the password",
  },
  estado: { id: "audit.field.estado", defaultMessage: "Estado", description: "Field in the log" },
  resolution: {
    id: "audit.field.resolution",
    defaultMessage: "Resultado",
    description: "Field in the log: rejected or solved",
  },
  file: { id: "audit.field.file", defaultMessage: "Archivo", description: "Field in the log" },
  kind: { id: "audit.field.kind", defaultMessage: "Tipo", description: "Field in the log" },
  owner: { id: "audit.field.owner", defaultMessage: "Titular", description: "Field in the log" },
  scopes: {
    id: "audit.field.scopes",
    defaultMessage: "Permisos",
    description: "Field in the log: the scopes of an access key",
  },
  origins: {
    id: "audit.field.origins",
    defaultMessage: "Sitios",
    description: "Field in the log: the sites on which an embed key works",
  },
  rate: {
    id: "audit.field.rate",
    defaultMessage: "Solicitudes por minuto",
    description: "Field in the log: the limit of an access key",
  },
  expiresAt: {
    id: "audit.field.expiresAt",
    defaultMessage: "Vence",
    description: "Field in the log: when an access key stops working",
  },
  bytes: { id: "audit.field.bytes", defaultMessage: "Bytes", description: "Field in the log" },
  replaced: {
    id: "audit.field.replaced",
    defaultMessage: "Versiones reemplazadas",
    description: "Field in the log",
  },
  sentAs: {
    id: "audit.field.sentAs",
    defaultMessage: "Nombre original",
    description: "Field in the log: the name of a file before it got the name of a picture",
  },
  added: {
    id: "audit.field.added",
    defaultMessage: "Filas agregadas",
    description: "Field in the log",
  },
  changed: {
    id: "audit.field.changed",
    defaultMessage: "Filas cambiadas",
    description: "Field in the log",
  },
  removed: {
    id: "audit.field.removed",
    defaultMessage: "Filas eliminadas",
    description: "Field in the log",
  },
  reverted: {
    id: "audit.field.reverted",
    defaultMessage: "Filas restauradas",
    description: "Field in the log",
  },
  kept: {
    id: "audit.field.kept",
    defaultMessage: "Filas editadas después, sin cambios",
    description: "Field in the log",
  },
});

/** Texts for kinds of files, which are numbers on the wire, and of access keys. */
const kindTexts: Readonly<Record<string, MessageDescriptor>> = {
  ...Object.fromEntries(
    Object.entries(kindsByNumber).map(([number, kind]) => [number, kindMessages[kind]]),
  ),
  ...keyKindMessages,
};

const fileStateMessages: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  "0": { id: "audit.file.active", defaultMessage: "activo", description: "State of a file" },
  "-1": {
    id: "audit.file.disabled",
    defaultMessage: "desactivado",
    description: "State of a file",
  },
  "-2": { id: "audit.file.historic", defaultMessage: "histórico", description: "State of a file" },
});

const amendmentStateMessages: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  "0": {
    id: "audit.amendment.0",
    defaultMessage: "pendiente",
    description: "State of a correction",
  },
  "1": {
    id: "audit.amendment.1",
    defaultMessage: "aceptada",
    description: "State of a correction",
  },
  "2": { id: "audit.amendment.2", defaultMessage: "cerrada", description: "State of a correction" },
  rejected: {
    id: "audit.amendment.rejected",
    defaultMessage: "rechazada",
    description: "State of a correction",
  },
  solved: {
    id: "audit.amendment.solved",
    defaultMessage: "resuelta",
    description: "State of a correction",
  },
});

const factorMessages: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  totp: {
    id: "audit.factor.totp",
    defaultMessage: "aplicación de autenticación",
    description: "Second factor",
  },
  recoveryCode: {
    id: "audit.factor.recoveryCode",
    defaultMessage: "código de recuperación",
    description: "Second factor",
  },
  passkey: {
    id: "audit.factor.passkey",
    defaultMessage: "llave de acceso",
    description: "Second factor",
  },
});

/** Texts for the values of these fields, by the value in the log. */
export const valueMessages: Readonly<Record<string, Readonly<Record<string, MessageDescriptor>>>> =
  {
    estado: fileStateMessages,
    factor: factorMessages,
    kind: kindTexts,
    status: amendmentStateMessages,
    resolution: amendmentStateMessages,
    scopes: scopeMessages,
  };
