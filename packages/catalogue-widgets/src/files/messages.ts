import type { FileRefusal, StoredFileKind, StoredFileState } from "@caliper/api-client";
import { defineMessage, defineMessages, type MessageDescriptor } from "react-intl";
import { commonMessages } from "../shared/common-messages/index.ts";

export const filesMessages = {
  ...commonMessages,
  ...defineMessages({
    name: {
      id: "files.name",
      defaultMessage: "Nombre",
      description: "Filter and column: name of the file",
    },
    selectAll: {
      id: "files.selectAll",
      defaultMessage: "Seleccionar todos",
      description: "Checkbox in the head of the table",
    },
    activateSelected: {
      id: "files.activateSelected",
      defaultMessage: "Activar seleccionados",
      description: "Bulk button; English is fixed: Activate Selected",
    },
    disableSelected: {
      id: "files.disableSelected",
      defaultMessage: "Desactivar seleccionados",
      description: "Bulk button; English is fixed: Disable Selected",
    },
    activate: {
      id: "files.activate",
      defaultMessage: "Activar",
      description: "Row button; English is fixed: Activate",
    },
    disable: {
      id: "files.disable",
      defaultMessage: "Desactivar",
      description: "Row button; English is fixed: Disable",
    },
    sendToOld: {
      id: "files.sendToOld",
      defaultMessage: "Enviar al histórico",
      description: "Row button; English is fixed: Send to Old",
    },
    noPreview: {
      id: "files.noPreview",
      defaultMessage: "Este archivo no tiene vista previa.",
      description: "Instead of an image that does not load",
    },
    confirmBody: {
      id: "files.confirmBody",
      defaultMessage:
        "El archivo pasará a histórico y ya no podrá ser editado desde el panel. Esta acción no se puede deshacer.",
      description: "Warning before a file becomes historic; required by the specification",
    },
    confirmSpanish: {
      id: "files.confirmSpanish",
      defaultMessage: "El archivo pasará a histórico y ya no podrá ser editado desde el panel.",
      description: "The specification has this warning in Spanish: English readers see both",
    },
    empty: {
      id: "files.empty",
      defaultMessage: "Todavía no hay archivos",
      description: "Nothing was uploaded yet",
    },
    emptyHint: {
      id: "files.emptyHint",
      defaultMessage: "Aquí aparecen los archivos que se suben en Cargar datos.",
      description: "Where files come from",
    },
    noMatch: {
      id: "files.noMatch",
      defaultMessage: "Ningún archivo coincide con los filtros",
      description: "No item matches the filters",
    },
    clearFilters: {
      id: "files.clearFilters",
      defaultMessage: "Quitar los filtros",
      description: "Button beside the sentence that nothing matches",
    },
    showFiles: {
      id: "files.showFiles",
      defaultMessage: "Ver archivos",
      description: "Toggle of the admin panel; English is fixed: Show Files",
    },
    showAmendments: {
      id: "files.showAmendments",
      defaultMessage: "Ver correcciones",
      description: "Toggle of the admin panel; English is fixed: Show Amendments",
    },
    showKeys: {
      id: "files.showKeys",
      defaultMessage: "Claves",
      description: "Toggle of the admin panel: access keys",
    },
    showEmbed: {
      id: "files.showEmbed",
      defaultMessage: "Sitios",
      description: "Toggle of the admin panel: show the catalogue on other sites",
    },
    loading: {
      id: "files.loading",
      defaultMessage: "Cargando archivos",
      description: "For screen readers while the files are read",
    },
  }),
  of: defineMessage<{ action: string; name: string }>({
    id: "files.of",
    defaultMessage: "{action}: {name}",
    description: "The action of a button in a row, for screen readers",
  }),
  overtaken: defineMessage<{ count: number; names: string }>({
    id: "files.overtaken",
    defaultMessage:
      "{count, plural, one {Otra persona ya envió este archivo al histórico} other {Otra persona ya envió estos archivos al histórico}}: {names}. No se cambió nada más.",
    description: "Above the list, when another administrator was quicker",
  }),
  confirmTitle: defineMessage<{ name: string }>({
    id: "files.confirmTitle",
    defaultMessage: "¿Enviar {name} al histórico?",
    description: "Question before a file becomes historic",
  }),
  changed: defineMessage<{ name: string; status: string }>({
    id: "files.changed",
    defaultMessage: "{name}: {status}",
    description: "Announced to screen readers once a file has changed",
  }),
  changedMany: defineMessage<{ count: number }>({
    id: "files.changedMany",
    defaultMessage: "{count, plural, one {# archivo actualizado} other {# archivos actualizados}}",
    description: "Announced to screen readers once the chosen files have changed",
  }),
  someFailed: defineMessage<{ count: number; names: string }>({
    id: "files.someFailed",
    defaultMessage:
      "{count, plural, one {No se pudo cambiar # archivo} other {No se pudieron cambiar # archivos}}: {names}",
    description: "Above the table, after a bulk action of which a part failed",
  }),
};

export const kindMessages: Readonly<Record<StoredFileKind, MessageDescriptor>> = defineMessages({
  pdf: { id: "files.kind.pdf", defaultMessage: "PDF", description: "Kind of file" },
  banner: { id: "files.kind.banner", defaultMessage: "Banner", description: "Kind of file" },
  complete: {
    id: "files.kind.complete",
    defaultMessage: "Completa",
    description: "Kind of file: an image whose name ends in -C.jpg; English is fixed: Complete",
  },
  image: { id: "files.kind.image", defaultMessage: "Imagen", description: "Kind of file" },
});

export const stateMessages: Readonly<Record<StoredFileState, MessageDescriptor>> = defineMessages({
  active: { id: "files.state.active", defaultMessage: "Activo", description: "State of a file" },
  disabled: {
    id: "files.state.disabled",
    defaultMessage: "Desactivado",
    description: "State of a file",
  },
  historic: {
    id: "files.state.historic",
    defaultMessage: "Histórico",
    description: "State of a file that changes no more",
  },
});

export const refusalMessages: Readonly<Record<FileRefusal, MessageDescriptor>> = defineMessages({
  "file-name": {
    id: "files.refused.name",
    defaultMessage:
      "Este nombre de archivo no está permitido: use 200 caracteres como máximo, sin carpetas, sin caracteres como < > : | ? * y sin punto inicial.",
    description: "Why a file was not taken",
  },
  "file-kind": {
    id: "files.refused.kind",
    defaultMessage: "El tipo de subida no corresponde al nombre del archivo.",
    description: "Why a file was not taken",
  },
  "file-content": {
    id: "files.refused.content",
    defaultMessage:
      "El contenido no corresponde al nombre del archivo. Use JPG, PNG, GIF, WebP o PDF.",
    description: "Why a file was not taken",
  },
  "file-damaged": {
    id: "files.refused.damaged",
    defaultMessage: "El archivo está dañado o incompleto.",
    description: "Why a file was not taken",
  },
  "file-pixels": {
    id: "files.refused.pixels",
    defaultMessage:
      "La imagen es demasiado grande. El límite es de 100 millones de píxeles, 20,000 por lado y 200 cuadros.",
    description: "Why a file was not taken",
  },
  "file-size": {
    id: "files.refused.size",
    defaultMessage:
      "El archivo es demasiado grande. El límite es de 20 MB para imágenes y 50 MB para PDF.",
    description: "Why a file was not taken",
  },
  "file-historic": {
    id: "files.refused.historic",
    defaultMessage: "El archivo es histórico y ya no se puede cambiar.",
    description: "Why a file was not changed",
  },
  "storage-full": {
    id: "files.refused.full",
    defaultMessage:
      "El disco del servidor está lleno; no se guardó nada. Libere espacio e intente de nuevo.",
    description: "Why a file was not taken",
  },
});
