import { defineMessage, defineMessages, type MessageDescriptor } from "react-intl";
import type { EmbedTheme, EmbedWidget } from "../shared/embed-options/index.ts";

export const embeddingMessages = {
  ...defineMessages({
    options: {
      id: "embedding.options",
      defaultMessage: "Opciones",
      description: "Heading: the content of another site's page",
    },
    code: {
      id: "embedding.code",
      defaultMessage: "Código para la página",
      description: "Heading: the lines to copy into a page",
    },
    codeHint: {
      id: "embedding.code.hint",
      defaultMessage:
        "Pegue este código en una página o un componente de uno de los sitios de la clave. El enlace se muestra si el catálogo no se puede cargar.",
      description: "Above the lines to copy",
    },
    host: {
      id: "embedding.host",
      defaultMessage: "Tecnología de la página",
      description: "Label of the tabs HTML, React, Next and Vue",
    },
    copy: { id: "embedding.copy", defaultMessage: "Copiar el código", description: "Button" },
    copied: {
      id: "embedding.copied",
      defaultMessage: "Código copiado",
      description: "Announced after copying the lines",
    },
    preview: {
      id: "embedding.preview",
      defaultMessage: "Vista previa",
      description: "Heading: the widget as a page of another site shows it",
    },
    previewFailed: {
      id: "embedding.previewFailed",
      defaultMessage: "No se pudo cargar el archivo para otros sitios.",
      description: "In place of the preview",
    },
    widget: { id: "embedding.widget", defaultMessage: "Componente", description: "Field" },
    key: {
      id: "embedding.key",
      defaultMessage: "Clave de inserción",
      description: "Field: the key that the page uses",
    },
    product: {
      id: "embedding.product",
      defaultMessage: "Código de producto",
      description: "Field",
    },
    codeNeeded: {
      id: "embedding.codeNeeded",
      defaultMessage: "Ingrese un código de producto para ver la vista previa.",
      description: "In place of the preview",
    },
    other: {
      id: "embedding.other",
      defaultMessage: "Comparar con",
      description: "Field: the other product code of a comparison",
    },
    section: { id: "embedding.section", defaultMessage: "Sección", description: "Field" },
    language: { id: "embedding.language", defaultMessage: "Idioma", description: "Field" },
    languageOfPage: {
      id: "embedding.language.page",
      defaultMessage: "Igual que la página",
      description: "Choice: the language of the page around the widget",
    },
    theme: { id: "embedding.theme", defaultMessage: "Tema", description: "Field" },
    headingLevel: {
      id: "embedding.headingLevel",
      defaultMessage: "Nivel del título",
      description: "Field: 1 to 6, the level of the first heading",
    },
    version: { id: "embedding.version", defaultMessage: "Versión", description: "Field" },
    linkTemplate: {
      id: "embedding.linkTemplate",
      defaultMessage: "Enlaces a productos",
      description: "Field: where links to parts lead",
    },
    linkTemplateHint: {
      id: "embedding.linkTemplate.hint",
      defaultMessage:
        "Por ejemplo /partes/'{code}'. También se sustituyen '{family}' y '{locale}'. Si se deja vacío, los enlaces llevan a este portal.",
      description: "Below the field with the URL of links; code, family and locale in braces stay",
    },
    brand: {
      id: "embedding.brand",
      defaultMessage: "Marca (JSON)",
      description: "Field: colors of the host's brand as JSON",
    },
    brandHint: {
      id: "embedding.brand.hint",
      defaultMessage: "Colores de acento por tema, como se describe en la documentación.",
      description: "Below the field with a brand",
    },
    brandWrong: {
      id: "embedding.brandWrong",
      defaultMessage: "No es JSON",
      description: "Error at the brand",
    },
    cart: {
      id: "embedding.cart",
      defaultMessage: "Mostrar el botón Agregar al carrito",
      description: "Switch: the page handles the button's event",
    },
    searchNeeded: {
      id: "embedding.searchNeeded",
      defaultMessage: "Esta clave no permite búsquedas. Elija otra o cree una con ese permiso.",
      description: "Warning: a search was chosen with a key without the scope",
    },
    noKeys: {
      id: "embedding.noKeys",
      defaultMessage: "No hay claves de inserción activas",
      description: "In place of the form: pages of other sites need a key",
    },
    noKeysHint: {
      id: "embedding.noKeysHint",
      defaultMessage: "Cree una con los sitios que van a mostrar el catálogo.",
      description: "Below 'no active embed key'",
    },
    toKeys: {
      id: "embedding.toKeys",
      defaultMessage: "Ir a las claves",
      description: "Link to the list of access keys",
    },
    notBuilt: {
      id: "embedding.notBuilt",
      defaultMessage: "Este servidor no tiene el archivo para otros sitios",
      description: "In place of the form; the script was not built",
    },
    notBuiltHint: {
      id: "embedding.notBuiltHint",
      defaultMessage: "Genérelo con npm run build y vuelva a abrir esta página.",
      description: "Below 'this server has no script'",
    },
    loading: {
      id: "embedding.loading",
      defaultMessage: "Cargando claves…",
      description: "Announced while keys and version load",
    },
  }),
  worksOn: defineMessage<{ origins: string }>({
    id: "embedding.worksOn",
    defaultMessage: "Funciona en {origins}",
    description: "Below the key: the sites that it names",
  }),
  usage: defineMessage<{ name: string }>({
    id: "embedding.usage",
    defaultMessage: "Uso de {name}",
    description: "Heading: requests of the chosen key per day",
  }),
  fixed: defineMessage<{ version: string }>({
    id: "embedding.fixed",
    defaultMessage: "{version}, fija",
    description: "Choice: a version that never changes, checked by its hash",
  }),
  newest: defineMessage<{ major: string }>({
    id: "embedding.newest",
    defaultMessage: "La más reciente de {major}.x",
    description: "Choice: the newest compatible version, such as 1.x",
  }),
};

export const widgetMessages: Readonly<Record<EmbedWidget, MessageDescriptor>> = defineMessages({
  datasheet: {
    id: "embedding.widget.datasheet",
    defaultMessage: "Ficha técnica",
    description: "Choice of widget",
  },
  "code-search": {
    id: "embedding.widget.codeSearch",
    defaultMessage: "Búsqueda por código",
    description: "Choice of widget",
  },
  "vehicle-search": {
    id: "embedding.widget.vehicleSearch",
    defaultMessage: "Búsqueda por vehículo",
    description: "Choice of widget",
  },
  "measure-search": {
    id: "embedding.widget.measureSearch",
    defaultMessage: "Búsqueda por medidas",
    description: "Choice of widget",
  },
  comparison: {
    id: "embedding.widget.comparison",
    defaultMessage: "Comparación",
    description: "Choice of widget",
  },
  drawing: {
    id: "embedding.widget.drawing",
    defaultMessage: "Plano",
    description: "Choice of widget",
  },
});

export const themeMessages: Readonly<Record<EmbedTheme, MessageDescriptor>> = defineMessages({
  auto: {
    id: "embedding.theme.auto",
    defaultMessage: "Igual que el sistema",
    description: "Choice of theme: follows the reader's system",
  },
  light: { id: "embedding.theme.light", defaultMessage: "Claro", description: "Choice of theme" },
  dark: { id: "embedding.theme.dark", defaultMessage: "Oscuro", description: "Choice of theme" },
});
