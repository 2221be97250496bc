import type { AccessKeyState } from "@caliper/api-client";
import type { KeyKind, KeyScope } from "@caliper/catalogue-model";
import { defineMessage, defineMessages, type MessageDescriptor } from "react-intl";
import { commonMessages } from "../shared/common-messages/index.ts";

export const keyMessages = {
  ...commonMessages,
  ...defineMessages({
    list: {
      id: "keys.list",
      defaultMessage: "Claves de acceso",
      description: "Name of the table",
    },
    intro: {
      id: "keys.intro",
      defaultMessage:
        "Con una clave de API, otro sistema puede leer o cargar datos. Con una clave de inserción, otros sitios pueden mostrar el catálogo.",
      description: "Above the table: the purpose of access keys",
    },
    name: { id: "keys.name", defaultMessage: "Nombre", description: "Column and field" },
    nameHint: {
      id: "keys.name.hint",
      defaultMessage: "Para qué se usa. Aparece en el registro de cambios y no se puede repetir.",
      description: "Below the field with the name of a new key",
    },
    kind: { id: "keys.kind", defaultMessage: "Tipo", description: "Field" },
    key: {
      id: "keys.key",
      defaultMessage: "Clave",
      description: "Field: the public id of an embed key, or the secret of an API key",
    },
    scopes: {
      id: "keys.scopes",
      defaultMessage: "Permisos",
      description: "Column and field: the scopes of the key",
    },
    warehouses: {
      id: "keys.warehouses",
      defaultMessage: "Almacenes",
      description: "Field: the warehouses whose prices the key reads",
    },
    origins: {
      id: "keys.origins",
      defaultMessage: "Sitios",
      description: "Column: the origins of pages on which an embed key works",
    },
    originsField: {
      id: "keys.origins.field",
      defaultMessage: "Sitios en los que funciona",
      description: "Field: one origin per line",
    },
    originsHint: {
      id: "keys.origins.hint",
      defaultMessage: "Uno por línea, sin ruta: https://www.example.com",
      description: "Below the field with origins",
    },
    owner: {
      id: "keys.owner",
      defaultMessage: "Titular",
      description: "Column and field: the account that a key never exceeds",
    },
    ownerHint: {
      id: "keys.owner.hint",
      defaultMessage:
        "La clave nunca puede más que esta cuenta, y deja de funcionar si se desactiva.",
      description: "Below the field with the owner",
    },
    rate: {
      id: "keys.rate",
      defaultMessage: "Solicitudes por minuto, por dirección IP",
      description: "Field: the limit of a key for each IP address",
    },
    expiry: { id: "keys.expiry", defaultMessage: "Vence", description: "Field" },
    never: {
      id: "keys.never",
      defaultMessage: "Nunca",
      description: "The key does not expire, or was never used",
    },
    lastUsed: {
      id: "keys.lastUsed",
      defaultMessage: "Último uso",
      description: "Column",
    },
    requests: {
      id: "keys.requests",
      defaultMessage: "Solicitudes, 30 días",
      description: "Column: accepted requests of the last 30 days",
    },
    create: {
      id: "keys.create",
      defaultMessage: "Nueva clave",
      description: "Button and title of its dialog",
    },
    createButton: {
      id: "keys.create.button",
      defaultMessage: "Crear clave",
      description: "Button of the dialog of a new key",
    },
    usage: {
      id: "keys.usage",
      defaultMessage: "Ver uso",
      description: "Entry of a row's menu: requests per day",
    },
    revoke: {
      id: "keys.revoke",
      defaultMessage: "Revocar",
      description: "Entry of a row's menu and button of the confirmation dialog",
    },
    revokeText: {
      id: "keys.revoke.text",
      defaultMessage:
        "Las solicitudes con esta clave se rechazarán en menos de un minuto. No se puede deshacer.",
      description: "What revoking does",
    },
    loading: {
      id: "keys.loading",
      defaultMessage: "Cargando claves…",
      description: "Announced while the keys load",
    },
    empty: {
      id: "keys.empty",
      defaultMessage: "Todavía no hay claves de acceso",
      description: "No key was ever created",
    },
    emptyHint: {
      id: "keys.emptyHint",
      defaultMessage: "Cree una para otro sistema o para mostrar el catálogo en otro sitio.",
      description: "Below 'no access keys yet'",
    },
    nameNeeded: {
      id: "keys.nameNeeded",
      defaultMessage: "Ingrese un nombre",
      description: "Error at an empty name",
    },
    nameTaken: {
      id: "keys.nameTaken",
      defaultMessage: "Ya existe una clave con este nombre",
      description: "Error at the name; a revoked key keeps its name",
    },
    scopeNeeded: {
      id: "keys.scopeNeeded",
      defaultMessage: "Elija qué puede hacer la clave",
      description: "Error at the scopes: none but prices is checked",
    },
    warehouseNeeded: {
      id: "keys.warehouseNeeded",
      defaultMessage: "Elija al menos un almacén",
      description: "Error at the warehouses, when the key reads prices",
    },
    originNeeded: {
      id: "keys.originNeeded",
      defaultMessage: "Ingrese al menos un sitio",
      description: "Error at the origins of an embed key",
    },
    secretTitle: {
      id: "keys.secret.title",
      defaultMessage: "Clave creada",
      description: "Title of the dialog with a new key",
    },
    secretOnce: {
      id: "keys.secret.once",
      defaultMessage:
        "Cópiela ahora y guárdela en un lugar seguro: no se mostrará de nuevo. Nunca la ponga en una página web.",
      description: "Above the secret of a new API key",
    },
    publicId: {
      id: "keys.publicId",
      defaultMessage: "Esta clave no es secreta: va en el código de sus páginas.",
      description: "Above the id of a new embed key",
    },
    copy: { id: "keys.copy", defaultMessage: "Copiar la clave", description: "Button" },
    copied: {
      id: "keys.copied",
      defaultMessage: "Clave copiada",
      description: "Announced after copying a key",
    },
    day: { id: "keys.day", defaultMessage: "Día (UTC)", description: "Column of the usage" },
    accepted: {
      id: "keys.accepted",
      defaultMessage: "Aceptadas",
      description: "Column of the usage: accepted requests",
    },
    refused: {
      id: "keys.refused",
      defaultMessage: "Rechazadas",
      description: "Column of the usage: requests of other origins, without the scope, or too many",
    },
    unused: {
      id: "keys.unused",
      defaultMessage: "Sin solicitudes en los últimos 90 días",
      description: "In the usage dialog",
    },
  }),
  of: defineMessage<{ name: string }>({
    id: "keys.actionsOf",
    defaultMessage: "Acciones para {name}",
    description: "Name of a row's menu",
  }),
  revokeTitle: defineMessage<{ name: string }>({
    id: "keys.revokeTitle",
    defaultMessage: "¿Revocar la clave {name}?",
    description: "Question",
  }),
  revoked: defineMessage<{ name: string }>({
    id: "keys.revoked",
    defaultMessage: "Se revocó la clave {name}.",
    description: "Message after revoking",
  }),
  usageOf: defineMessage<{ name: string }>({
    id: "keys.usageOf",
    defaultMessage: "Uso de {name}",
    description: "Title of the dialog with the requests per day",
  }),
  copyOf: defineMessage<{ name: string }>({
    id: "keys.copyOf",
    defaultMessage: "Copiar la clave {name}",
    description: "Button in a row",
  }),
  originWrong: defineMessage<{ origin: string }>({
    id: "keys.originWrong",
    defaultMessage: "{origin} no es un sitio como https://www.example.com",
    description: "Error at the origins",
  }),
  expires: defineMessage<{ date: string }>({
    id: "keys.expires",
    defaultMessage: "Vence el {date}",
    description: "Below the state of a key",
  }),
  expiresAfter: defineMessage<{ days: number }>({
    id: "keys.expiresAfter",
    defaultMessage: "En {days} días",
    description: "Choice: when a new key expires",
  }),
};

export const kindMessages: Readonly<Record<KeyKind, MessageDescriptor>> = defineMessages({
  api: {
    id: "keys.kind.api",
    defaultMessage: "Clave de API",
    description: "A secret with which a system calls",
  },
  embed: {
    id: "keys.kind.embed",
    defaultMessage: "Clave de inserción",
    description: "A public id with which pages of other sites show the catalogue",
  },
});

export const scopeMessages: Readonly<Record<KeyScope, MessageDescriptor>> = defineMessages({
  catalogue: {
    id: "keys.scope.catalogue",
    defaultMessage: "Fichas técnicas",
    description: "What a key may do: read datasheets and tables",
  },
  search: {
    id: "keys.scope.search",
    defaultMessage: "Búsquedas",
    description: "What a key may do: search",
  },
  prices: {
    id: "keys.scope.prices",
    defaultMessage: "Precios",
    description: "What a key may do: read prices of its warehouses",
  },
  load: {
    id: "keys.scope.load",
    defaultMessage: "Cargar tablas",
    description: "What a key may do: load tables",
  },
});

export const stateMessages: Readonly<Record<AccessKeyState, MessageDescriptor>> = defineMessages({
  active: { id: "keys.state.active", defaultMessage: "Activa", description: "State of a key" },
  suspended: {
    id: "keys.state.suspended",
    defaultMessage: "Titular desactivado",
    description: "State of a key whose owner's account is disabled",
  },
  expired: { id: "keys.state.expired", defaultMessage: "Vencida", description: "State of a key" },
  revoked: { id: "keys.state.revoked", defaultMessage: "Revocada", description: "State of a key" },
});
