import { defineMessage, defineMessages } from "react-intl";

/** The purchase order, the pasted list and the history. */
export const orderMessages = {
  ...defineMessages({
    user: {
      id: "order.user",
      defaultMessage: "Usuario",
      description: "Field and column: for whom one orders",
    },
    chooseUser: {
      id: "order.chooseUser",
      defaultMessage: "Elija un usuario",
      description: "In the field while nobody is chosen",
    },
    warehouse: {
      id: "order.warehouse",
      defaultMessage: "Almacén",
      description: "Field and column: from which warehouse",
    },
    chooseWarehouse: {
      id: "order.chooseWarehouse",
      defaultMessage: "Elija un almacén",
      description: "In the field while none is chosen",
    },
    category: {
      id: "order.category",
      defaultMessage: "Categoría",
      description: "Field: the kind of product",
    },
    chooseCategory: {
      id: "order.chooseCategory",
      defaultMessage: "Elija una categoría",
      description: "In the field while none is chosen",
    },
    subcategory: {
      id: "order.subcategory",
      defaultMessage: "Subcategoría",
      description: "Field: the grade of the category",
    },
    chooseSubcategory: {
      id: "order.chooseSubcategory",
      defaultMessage: "Elija una subcategoría",
      description: "In the field while none is chosen",
    },
    noSubcategory: {
      id: "order.noSubcategory",
      defaultMessage: "Sin subcategorías",
      description: "In the field of a category without any",
    },
    subcategoryNeeded: {
      id: "order.subcategoryNeeded",
      defaultMessage: "Esta categoría necesita una subcategoría.",
      description: "Under the field while Add-all and Search-all wait for it",
    },
    addAll: {
      id: "order.addAll",
      defaultMessage: "Agregar todo",
      description: "Button: adds every product of the category",
    },
    searchAll: {
      id: "order.searchAll",
      defaultMessage: "Buscar todo",
      description: "Button: lists the products of the category",
    },
    fullyAdded: {
      id: "order.fullyAdded",
      defaultMessage: "categoría agregada por completo",
      description:
        "Alert: the category is in the order already; English is fixed: category fully added",
    },
    cleared: {
      id: "order.cleared",
      defaultMessage: "El pedido anterior se vació con este cambio.",
      description: "Notice after another user or warehouse, or a whole category, was chosen",
    },
    bringBack: {
      id: "order.bringBack",
      defaultMessage: "Recuperarlo",
      description: "Button of the notice",
    },
    found: {
      id: "order.found",
      defaultMessage: "Productos de la categoría",
      description: "Name of the list one adds from",
    },
    filter: {
      id: "order.filter",
      defaultMessage: "Filtrar por código",
      description: "Field over the list",
    },
    clearFilter: {
      id: "order.clearFilter",
      defaultMessage: "Borrar",
      description: "Button: empties the field",
    },
    noneFound: {
      id: "order.noneFound",
      defaultMessage: "No hay productos con precio en esta categoría y almacén.",
      description: "The list is empty",
    },
    noneFiltered: {
      id: "order.noneFiltered",
      defaultMessage: "Ningún código coincide con el filtro.",
      description: "The filter leaves nothing",
    },
    loading: {
      id: "order.loading",
      defaultMessage: "Leyendo precios",
      description: "Said while prices are read",
    },
    code: { id: "order.code", defaultMessage: "Código", description: "Column" },
    description: { id: "order.description", defaultMessage: "Descripción", description: "Column" },
    price: { id: "order.price", defaultMessage: "Precio, US$", description: "Column" },
    perBox: {
      id: "order.perBox",
      defaultMessage: "Por caja",
      description: "Column: pieces per box",
    },
    perPallet: {
      id: "order.perPallet",
      defaultMessage: "Por paleta",
      description: "Column: pieces per pallet",
    },
    quantity: { id: "order.quantity", defaultMessage: "Cantidad", description: "Column: pieces" },
    boxes: { id: "order.boxes", defaultMessage: "Cajas", description: "Column and figure" },
    pallets: { id: "order.pallets", defaultMessage: "Paletas", description: "Column and figure" },
    weight: { id: "order.weight", defaultMessage: "Peso, kg", description: "Column and figure" },
    amount: { id: "order.amount", defaultMessage: "Importe, US$", description: "Column" },
    actions: {
      id: "order.actions",
      defaultMessage: "Acciones",
      description: "Head of a column of buttons",
    },
    add: {
      id: "order.add",
      defaultMessage: "Agregar",
      description: "Button in a row: adds the product",
    },
    order: {
      id: "order.order",
      defaultMessage: "Pedido",
      description: "Title of the order and of its table",
    },
    orderEmpty: {
      id: "order.orderEmpty",
      defaultMessage: "El pedido está vacío",
      description: "No lines yet",
    },
    orderEmptyHint: {
      id: "order.orderEmptyHint",
      defaultMessage:
        "Busque los productos de una categoría y agréguelos, agregue una categoría completa o pegue una lista.",
      description: "Under it",
    },
    fullBoxes: {
      id: "order.fullBoxes",
      defaultMessage: "A cajas completas",
      description: "Button: rounds every quantity up",
    },
    fullPallets: {
      id: "order.fullPallets",
      defaultMessage: "A paletas completas",
      description: "Button: rounds every quantity up",
    },
    total: { id: "order.total", defaultMessage: "Total", description: "Row of totals" },
    pieces: { id: "order.pieces", defaultMessage: "Piezas", description: "Figure" },
    products: { id: "order.products", defaultMessage: "Productos", description: "Figure" },
    totalAmount: { id: "order.totalAmount", defaultMessage: "Total, US$", description: "Figure" },
    wholeCategories: {
      id: "order.wholeCategories",
      defaultMessage: "Categorías completas",
      description: "Title: categories added as a whole",
    },
    note: { id: "order.note", defaultMessage: "Nota", description: "Field" },
    send: { id: "order.send", defaultMessage: "Enviar pedido", description: "Button" },
    emptyOrder: {
      id: "order.emptyOrder",
      defaultMessage: "Vaciar",
      description: "Button: empties the order",
    },
    gone: {
      id: "order.gone",
      defaultMessage: "Sin precio hoy",
      description: "At a line whose product cannot be ordered any more",
    },
    useToday: {
      id: "order.useToday",
      defaultMessage: "Usar el precio de hoy",
      description: "Button at a line whose price changed",
    },
    useTodayAll: {
      id: "order.useTodayAll",
      defaultMessage: "Usar los precios de hoy",
      description: "Button: for every line",
    },
    removeGone: {
      id: "order.removeGone",
      defaultMessage: "Quitarlos",
      description: "Button: takes lines without a price off the order",
    },
    becomes: {
      id: "order.becomes",
      defaultMessage: "ahora",
      description: "Between the old price and the new one, for screen readers",
    },
    sendFailed: {
      id: "order.sendFailed",
      defaultMessage: "El pedido no se envió.",
      description: "Title of a failure",
    },
    changedSince: {
      id: "order.changedSince",
      defaultMessage:
        "Hay precios que cambiaron o productos que ya no están: revise las líneas marcadas.",
      description: "The server refused the order for its prices",
    },
    needWhole: {
      id: "order.needWhole",
      defaultMessage: "Elija usuario y almacén y agregue productos.",
      description: "Why Send is off",
    },
    quantityProblem: {
      id: "order.quantityProblem",
      defaultMessage: "Escriba un número entero entre 1 y 1,000,000.",
      description: "At a quantity that is none",
    },
    download: {
      id: "order.download",
      defaultMessage: "Descargar report.xlsx",
      description: "Button: the workbook of the order just sent",
    },
    history: {
      id: "order.history",
      defaultMessage: "Pedidos enviados",
      description: "Name of the history",
    },
    historyEmpty: {
      id: "order.historyEmpty",
      defaultMessage: "Todavía no se envió ningún pedido",
      description: "The history is empty",
    },
    historyLoading: {
      id: "order.historyLoading",
      defaultMessage: "Leyendo los pedidos",
      description: "Said while the history is read",
    },
    number: { id: "order.number", defaultMessage: "Número", description: "Column: of an order" },
    sentAt: { id: "order.sentAt", defaultMessage: "Enviado", description: "Column: when" },
    sentBy: { id: "order.sentBy", defaultMessage: "Enviado por", description: "Column: who" },
    repeat: {
      id: "order.repeat",
      defaultMessage: "Repetir",
      description: "Button: makes a new order of a sent one",
    },
    more: { id: "order.more", defaultMessage: "Mostrar más", description: "Button: older orders" },
    repeatReading: {
      id: "order.repeatReading",
      defaultMessage: "Leyendo el pedido que se repite",
      description: "Said while it is read",
    },
    list: {
      id: "order.list",
      defaultMessage: "Lista de códigos",
      description: "Field: the pasted text",
    },
    listHint: {
      id: "order.listHint",
      defaultMessage:
        "Un producto por línea, con su cantidad donde quiera: BR31338, 2 x BR31338, BR31338 (4), o columnas de una hoja de cálculo.",
      description: "Under the field",
    },
    match: {
      id: "order.match",
      defaultMessage: "Buscar en el catálogo",
      description: "Button: matches the list",
    },
    matching: {
      id: "order.matching",
      defaultMessage: "Buscando los códigos",
      description: "Progress",
    },
    dropLabel: {
      id: "order.dropLabel",
      defaultMessage: "O un archivo",
      description: "Area for files",
    },
    dropPrompt: {
      id: "order.dropPrompt",
      defaultMessage: "Suelte una hoja de cálculo o un texto",
      description: "In the area",
    },
    dropBrowse: { id: "order.dropBrowse", defaultMessage: "Elegir archivo", description: "Button" },
    dropText: {
      id: "order.dropText",
      defaultMessage: "Suelte para leerlo",
      description: "While a file is over the area",
    },
    dropRefuse: {
      id: "order.dropRefuse",
      defaultMessage: "Solo XLSX, CSV o TXT",
      description: "While a wrong file is over the area",
    },
    dropRefused: {
      id: "order.dropRefused",
      defaultMessage: "No aceptados",
      description: "Names the list of refused files",
    },
    fileProblem: {
      id: "order.fileProblem",
      defaultMessage: "Solo un archivo XLSX, CSV o TXT de hasta 20 MB.",
      description: "Why a file was not taken",
    },
    fileFailed: {
      id: "order.fileFailed",
      defaultMessage: "No se pudo leer el archivo.",
      description: "A file without a list",
    },
    result: {
      id: "order.result",
      defaultMessage: "Resultado",
      description: "Name of the table of matches",
    },
    wanted: {
      id: "order.wanted",
      defaultMessage: "En la lista",
      description: "Column: the code as it was written",
    },
    status: { id: "order.status", defaultMessage: "Estado", description: "Column" },
    product: { id: "order.product", defaultMessage: "Producto", description: "Column: our code" },
    matched: { id: "order.matched", defaultMessage: "Encontrado", description: "State of a line" },
    ambiguous: {
      id: "order.ambiguous",
      defaultMessage: "Elija uno",
      description: "State of a line: several products",
    },
    notFound: {
      id: "order.notFound",
      defaultMessage: "No encontrado",
      description: "State of a line",
    },
    nearest: {
      id: "order.nearest",
      defaultMessage: "Los más parecidos",
      description: "Field: the nearest codes, of which one may be chosen",
    },
    choose: {
      id: "order.choose",
      defaultMessage: "Elija un producto",
      description: "In the field while none is chosen",
    },
    all: { id: "order.all", defaultMessage: "Todos", description: "Filter" },
    listEmpty: {
      id: "order.listEmpty",
      defaultMessage: "No hay ningún código en el texto",
      description: "Nothing was found in the pasted text",
    },
    noneOfState: {
      id: "order.noneOfState",
      defaultMessage: "Ninguna línea con este estado",
      description: "The filter leaves nothing",
    },
    makeOrder: {
      id: "order.makeOrder",
      defaultMessage: "Hacer un pedido",
      description: "Title and button",
    },
    crossReference: {
      id: "order.crossReference",
      defaultMessage: "Descargar referencias (xlsx)",
      description: "Button",
    },
    replaces: {
      id: "order.replaces",
      defaultMessage: "Reemplaza el pedido en curso.",
      description: "Beside the button that makes an order",
    },
    nothingPriced: {
      id: "order.nothingPriced",
      defaultMessage: "Ningún producto de la lista tiene precio en este almacén.",
      description: "No order can be made",
    },
  }),
  added: defineMessage<{ quantity: number }>({
    id: "order.added",
    defaultMessage: "Agregado: {quantity, number}",
    description: "Button in a row: so many pieces are in the order; adds one more",
  }),
  addName: defineMessage<{ code: string }>({
    id: "order.addName",
    defaultMessage: "Agregar {code}",
    description: "Name of the button for screen readers",
  }),
  addedName: defineMessage<{ code: string; quantity: number }>({
    id: "order.addedName",
    defaultMessage: "Agregado: {quantity, number} de {code}; agregar una más",
    description: "Name of the button for screen readers",
  }),
  quantityOf: defineMessage<{ code: string }>({
    id: "order.quantityOf",
    defaultMessage: "Cantidad de {code}",
    description: "Name of a field",
  }),
  remove: defineMessage<{ code: string }>({
    id: "order.remove",
    defaultMessage: "Quitar {code}",
    description: "Button: takes a product or category off",
  }),
  boxOf: defineMessage<{ code: string }>({
    id: "order.boxOf",
    defaultMessage: "{code}: a cajas completas",
    description: "Button at a line",
  }),
  palletOf: defineMessage<{ code: string }>({
    id: "order.palletOf",
    defaultMessage: "{code}: a paletas completas",
    description: "Button at a line",
  }),
  useTodayOf: defineMessage<{ code: string }>({
    id: "order.useTodayOf",
    defaultMessage: "Usar el precio de hoy de {code}",
    description: "Name of the button for screen readers",
  }),
  counted: defineMessage<{ count: number }>({
    id: "order.counted",
    defaultMessage: "{count, plural, one {# producto} other {# productos}}",
    description: "How many products",
  }),
  changedLines: defineMessage<{ count: number }>({
    id: "order.changedLines",
    defaultMessage:
      "{count, plural, one {Cambió el precio de un producto.} other {Cambiaron los precios de # productos.}}",
    description: "Notice over the order",
  }),
  goneLines: defineMessage<{ count: number }>({
    id: "order.goneLines",
    defaultMessage:
      "{count, plural, one {Un producto ya no tiene precio en este almacén.} other {# productos ya no tienen precio en este almacén.}}",
    description: "Notice over the order",
  }),
  withoutWeight: defineMessage<{ count: number }>({
    id: "order.withoutWeight",
    defaultMessage:
      "{count, plural, one {Sin el peso de un producto, que no se conoce.} other {Sin el peso de # productos, que no se conoce.}}",
    description: "Under the total weight",
  }),
  sent: defineMessage<{ count: number }>({
    id: "order.sent",
    defaultMessage:
      "{count, plural, one {Pedido enviado: un producto.} other {Pedido enviado: # productos.}}",
    description: "Message after sending",
  }),
  noteLeft: defineMessage<{ left: number }>({
    id: "order.noteLeft",
    defaultMessage: "{left, plural, one {Queda # carácter} other {Quedan # caracteres}}",
    description: "Read out near the limit of the note",
  }),
  repeated: defineMessage<{ id: string }>({
    id: "order.repeated",
    defaultMessage:
      "Se repite el pedido {id}. Los precios son los de hoy; lo que cambió está marcado.",
    description: "Notice over a repeated order",
  }),
  repeatName: defineMessage<{ id: string }>({
    id: "order.repeatName",
    defaultMessage: "Repetir el pedido {id}",
    description: "Name of a button for screen readers",
  }),
  lines: defineMessage<{ count: number }>({
    id: "order.lines",
    defaultMessage: "{count, plural, one {# línea} other {# líneas}}",
    description: "How many lines were read",
  }),
  merged: defineMessage<{ count: number }>({
    id: "order.merged",
    defaultMessage:
      "{count, plural, one {# línea repetida: se sumó su cantidad.} other {# líneas repetidas: se sumaron sus cantidades.}}",
    description: "Duplicates in the list",
  }),
  skipped: defineMessage<{ count: number }>({
    id: "order.skipped",
    defaultMessage:
      "{count, plural, one {# línea sin código, omitida.} other {# líneas sin código, omitidas.}}",
    description: "Lines that are no products",
  }),
  chooseFor: defineMessage<{ code: string }>({
    id: "order.chooseFor",
    defaultMessage: "Producto para {code}",
    description: "Name of a field",
  }),
  unpriced: defineMessage<{ count: number; codes: string }>({
    id: "order.unpriced",
    defaultMessage:
      "{count, plural, one {Un producto no tiene precio en este almacén: {codes}} other {# productos no tienen precio en este almacén: {codes}}}",
    description: "Products of the list that cannot be ordered; {codes} names the first",
  }),
  gradeOf: defineMessage<{ category: string }>({
    id: "order.gradeOf",
    defaultMessage: "Subcategoría de {category}",
    description: "Field: which grade of a category to order",
  }),
  orderable: defineMessage<{ count: number }>({
    id: "order.orderable",
    defaultMessage:
      "{count, plural, one {Se puede pedir # producto.} other {Se pueden pedir # productos.}}",
    description: "How many products of the list have a price",
  }),
};
