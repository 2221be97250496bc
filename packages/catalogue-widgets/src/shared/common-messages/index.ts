import { defineMessage, defineMessages } from "react-intl";

/** Messages that several folders use with the same meaning. */
export const commonMessages = {
  ...defineMessages({
    cancel: {
      id: "common.cancel",
      defaultMessage: "Cancelar",
      description: "Button that closes without a change",
    },
    close: {
      id: "common.close",
      defaultMessage: "Cerrar",
      description: "Button that closes a dialog",
    },
    clear: {
      id: "common.clear",
      defaultMessage: "Limpiar",
      description: "Button that empties a filter",
    },
    loading: {
      id: "common.loading",
      defaultMessage: "Cargando…",
      description: "Read out while data loads",
    },
    searchAgain: {
      id: "common.searchAgain",
      defaultMessage: "Buscar de nuevo",
      description: "Button beside results that are for former values of the form",
    },
    status: {
      id: "common.status",
      defaultMessage: "Estado",
      description: "Filter and column: state of a row",
    },
    action: {
      id: "common.action",
      defaultMessage: "Acción",
      description: "Column with the buttons of a row",
    },
    undo: {
      id: "common.undo",
      defaultMessage: "Deshacer",
      description: "Button that undoes a change",
    },
    added: {
      id: "common.added",
      defaultMessage: "Agregadas",
      description: "Rows that an import adds",
    },
    changed: {
      id: "common.changed",
      defaultMessage: "Cambiadas",
      description: "Rows that an import changes",
    },
    removed: {
      id: "common.removed",
      defaultMessage: "Eliminadas",
      description: "Rows that an import removes",
    },
    all: {
      id: "common.all",
      defaultMessage: "Todos",
      description: "Choice: no restriction",
    },
    millimeters: {
      id: "common.millimeters",
      defaultMessage: "mm",
      description: "Unit",
    },
    inches: {
      id: "common.inches",
      defaultMessage: "pulg.",
      description: "Unit",
    },
    chooseTable: {
      id: "common.chooseTable",
      defaultMessage: "Elija una tabla",
      description: "Placeholder while no table is chosen",
    },
    drawing: {
      id: "common.drawing",
      defaultMessage: "Plano",
      description: "A part's technical drawing",
    },
    actions: {
      id: "common.actions",
      defaultMessage: "Acciones",
      description: "Head of a column of buttons",
    },
    families: {
      id: "common.families",
      defaultMessage: "Familias",
      description: "Product families",
    },
    state: {
      id: "common.state",
      defaultMessage: "Estado",
      description: "Filter and column",
    },
    product: {
      id: "common.product",
      defaultMessage: "Producto",
      description: "Column and field",
    },
    any: {
      id: "common.any",
      defaultMessage: "Cualquiera",
      description: "Filter: no restriction",
    },
    reference: {
      id: "common.reference",
      defaultMessage: "Referencia",
      description: "A reference drawing or picture",
    },
    position: {
      id: "common.position",
      defaultMessage: "Posición",
      description: "Axle or side of a vehicle",
    },
    unit: {
      id: "common.unit",
      defaultMessage: "Unidad",
      description: "Choice of millimeters or inches",
    },
    certified: {
      id: "common.certified",
      defaultMessage: "Certificado",
      description: "A certified grade or product",
    },
    noData: {
      id: "common.noData",
      defaultMessage: "No hay datos disponibles",
      description: "A table without rows",
    },
    noResults: {
      id: "common.noResults",
      defaultMessage: "No se encontraron resultados.",
      description: "No row matches the search",
    },
    history: {
      id: "common.history",
      defaultMessage: "Historial",
      description: "List of earlier imports",
    },
    loadData: {
      id: "common.loadData",
      defaultMessage: "Cargar datos",
      description: "Title and button of the page that loads files",
    },
    warehouse: {
      id: "common.warehouse",
      defaultMessage: "Almacén",
      description: "Column and field",
    },
    linkCopied: {
      id: "common.linkCopied",
      defaultMessage: "Enlace copiado",
      description: "Announced after a link is copied",
    },
    copyLink: {
      id: "common.copyLink",
      defaultMessage: "Copiar enlace",
      description: "Button",
    },
    removeFilters: {
      id: "common.removeFilters",
      defaultMessage: "Quitar filtros",
      description: "Button: shows all rows again",
    },
    user: {
      id: "common.user",
      defaultMessage: "Usuario",
      description: "Field and column",
    },
    who: {
      id: "common.who",
      defaultMessage: "Quién",
      description: "Column: user who made a change",
    },
    when: {
      id: "common.when",
      defaultMessage: "Cuándo",
      description: "Column: time of a change",
    },
    type: {
      id: "common.type",
      defaultMessage: "Tipo",
      description: "Column and field",
    },
    nextImage: {
      id: "common.nextImage",
      defaultMessage: "Imagen siguiente",
      description: "Button",
    },
    previousImage: {
      id: "common.previousImage",
      defaultMessage: "Imagen anterior",
      description: "Button",
    },
    view: {
      id: "common.view",
      defaultMessage: "Vista",
      description: "Names a group of tabs or choices",
    },
    from: {
      id: "common.from",
      defaultMessage: "Desde",
      description: "Column: first model year",
    },
    to: {
      id: "common.to",
      defaultMessage: "Hasta",
      description: "Column: last model year",
    },
    years: {
      id: "common.years",
      defaultMessage: "Años",
      description: "Column: model years",
    },
    observation: {
      id: "common.observation",
      defaultMessage: "Observación",
      description: "Column: remark on an application",
    },
    applications: {
      id: "common.applications",
      defaultMessage: "Aplicaciones",
      description: "Vehicles that a part fits",
    },
    qrCode: {
      id: "common.qrCode",
      defaultMessage: "Código QR",
      description: "Button and title of its dialog",
    },
    upc: {
      id: "common.upc",
      defaultMessage: "UPC",
      description: "Bar code number",
    },
    files: {
      id: "common.files",
      defaultMessage: "Archivos",
      description: "List of files",
    },
    openInTab: {
      id: "common.openInTab",
      defaultMessage: "Abrir en una pestaña nueva",
      description: "Link",
    },
    print: {
      id: "common.print",
      defaultMessage: "Imprimir",
      description: "Button: prints the page",
    },
    download: {
      id: "common.download",
      defaultMessage: "Descargar",
      description: "Button",
    },
    table: {
      id: "common.table",
      defaultMessage: "Tabla",
      description: "Column and filter: a catalogue table",
    },
    columns: {
      id: "common.columns",
      defaultMessage: "Columnas",
      description: "Columns of a table",
    },
    showMore: {
      id: "common.showMore",
      defaultMessage: "Mostrar más",
      description: "Button below a list",
    },
    productType: {
      id: "common.productType",
      defaultMessage: "Tipo de producto",
      description: "Column and choice: product family",
    },
    code: {
      id: "common.code",
      defaultMessage: "Código",
      description: "Column: product code",
    },
  }),
  priceFob: defineMessage<{ warehouse: string }>({
    id: "common.priceFob",
    defaultMessage: "Precio FOB, {warehouse}",
    description: "Column and label: the price in the chosen warehouse; English is fixed: Price FOB",
  }),
  count: defineMessage<{ shown: number; all: number }>({
    id: "common.count",
    defaultMessage: "{shown, number} de {all, number}",
    description: "How many rows match the filters",
  }),
  outdated: defineMessage<{ searched: string }>({
    id: "common.outdated",
    defaultMessage: "Estos resultados son de {searched}. Los datos de la búsqueda cambiaron.",
    description:
      "Above results after the search form was changed; {searched} is what was searched: a code, a vehicle, measures",
  }),
};
