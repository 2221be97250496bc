import type { Translation } from "./translation.ts";

/** Messages of the services, and the headings of workbooks. */
export const services: readonly Translation[] = [
  // Imports.
  [
    "Row {} of “{}”, cell {}, {}: is empty. Expected {}.",
    "Fila {} de “{}”, celda {}, {}: está vacía. Se espera {}.",
  ],
  [
    "Row {} of “{}”, cell {}, {}: “{}”. Expected {}.",
    "Fila {} de “{}”, celda {}, {}: “{}”. Se espera {}.",
  ],
  [
    "Row {}, cell {}, {}: is empty. Expected {}.",
    "Fila {}, celda {}, {}: está vacía. Se espera {}.",
  ],
  ["Row {}, cell {}, {}: “{}”. Expected {}.", "Fila {}, celda {}, {}: “{}”. Se espera {}."],
  ["Row {}, {}: is empty. Expected {}.", "Fila {}, {}: está vacía. Se espera {}."],
  ["Row {}, {}: “{}”. Expected {}.", "Fila {}, {}: “{}”. Se espera {}."],
  ["Header: {} is missing. Expected {}.", "Encabezado: falta {}. Se espera {}."],
  ["Header: “{}” appears twice. Expected {}.", "Encabezado: “{}” aparece dos veces. Se espera {}."],
  [
    "Header: “{}” is another currency. Expected {}.",
    "Encabezado: “{}” es otra moneda. Se espera {}.",
  ],
  ["Header: “{}” is unknown. Expected {}.", "Encabezado: “{}” es desconocido. Se espera {}."],
  ["And {} more.", "Y {} más."],
  ["The sheet has no rows under its header", "La hoja no tiene filas debajo del encabezado"],
  [
    "The sheet is too large to be compared as one; send it in parts, as partial",
    "La hoja es demasiado grande para compararla entera; envíela por partes, como parcial",
  ],
  ["{} rows are invalid.", "{} filas no son válidas."],
  [
    "{} rows have unusual values; review them, or accept the warnings",
    "{} filas tienen valores inusuales; revíselas o acepte las advertencias",
  ],
  [
    "Nearly all values of {} are {} times the current ones; check the unit, or accept the warnings",
    "Casi todos los valores de {} son {} veces los actuales; revise la unidad o acepte las advertencias",
  ],
  [
    "This would remove {} of {} rows ({} %); confirm it with the table's name, {}",
    "Esto eliminaría {} de {} filas ({} %); confírmelo con el nombre de la tabla, {}",
  ],
  [
    "This import has been compared again; review it once more",
    "Esta carga se comparó de nuevo; revísela otra vez",
  ],
  [
    "The table has changed since this comparison; compare and review it again",
    "La tabla cambió desde esta comparación; compare de nuevo y revísela otra vez",
  ],
  ["This import is {} and cannot be applied", "Esta carga está {} y no se puede aplicar"],
  [
    "This change is {}; only an applied one can be undone",
    "Este cambio está {}; solo se puede deshacer uno aplicado",
  ],
  ["There is no import {}", "No existe la carga {}"],
  ["There is no sheet layout {}", "No existen las columnas recordadas {}"],
  [
    "This import is {}; its cells can no longer be corrected",
    "Esta carga está {}; sus celdas ya no se pueden corregir",
  ],
  [
    "This import is {}; only one that is not applied can be discarded",
    "Esta carga está {}; solo se puede descartar una sin aplicar",
  ],
  ["There is no change {}", "No existe el cambio {}"],
  [
    "There is no table {}; name the file after its table",
    "No existe la tabla {}; el archivo debe llevar el nombre de su tabla",
  ],
  ["There is no table {}", "No existe la tabla {}"],
  [
    "{} has been loading {} since {}; wait until it finishes",
    "{} está cargando {} desde {}; espere a que termine",
  ],
  [
    "You have been loading {} since {}, perhaps in another window; wait until it finishes, or close that window and try again in {} seconds",
    "Usted mismo está cargando {} desde {}, quizás en otra ventana; espere a que termine, o cierre esa ventana e intente de nuevo en {} segundos",
  ],
  [
    "Too many workbooks are being loaded; try again in a minute",
    "Se están cargando demasiados libros; intente de nuevo en un minuto",
  ],
  ["{}: the caller has disconnected", "{}: quien cargaba se desconectó"],
  ["{}: Sheet “{}”, cell {}: {}", "{}: Hoja “{}”, celda {}: {}"],
  ["it is not an .xlsx workbook", "no es un libro .xlsx"],
  ["it is an old .xls workbook; save it as .xlsx", "es un libro .xls antiguo; guárdelo como .xlsx"],
  [
    "it is password-protected; remove the password",
    "está protegido con contraseña; quite la contraseña",
  ],
  [
    "it is damaged; open it in Excel and save it again",
    "está dañado; ábralo en Excel y guárdelo de nuevo",
  ],
  [
    "it unpacks to more data than can be read; split it into smaller files",
    "contiene más datos de los que se pueden leer; divídalo en archivos más pequeños",
  ],
  ["it has no visible sheet with rows", "no tiene una hoja visible con filas"],
  [
    "the part {} is missing; open it in Excel and save it again",
    "le falta la parte {}; ábralo en Excel y guárdelo de nuevo",
  ],
  ["it has no rows under its header", "no tiene filas debajo del encabezado"],
  ["its name does not say which table it is for", "su nombre no indica a qué tabla pertenece"],
  ["“{}” is not a logical value", "“{}” no es un valor lógico"],
  ["there is no text number {} in the workbook", "el texto número {} no existe en el libro"],
  ["“{}” is not a number", "“{}” no es un número"],
  ["“{}” is not a date", "“{}” no es una fecha"],
  [
    "Excel turned a code into a date; format the column as text and enter the code again",
    "Excel convirtió un código en una fecha; dé a la columna el formato de texto y escriba el código de nuevo",
  ],
  [
    "the stored code and the displayed one differ ({}); format the column as text and enter the whole code",
    "el código guardado y el que se muestra son distintos ({}); dé a la columna el formato de texto y escriba el código completo",
  ],
  [
    "“{}” is another currency; only US dollars are loaded",
    "“{}” es otra moneda; solo se cargan dólares de EE. UU.",
  ],
  [
    "“{}” states another currency; only US dollars are loaded",
    "“{}” indica otra moneda; solo se cargan dólares de EE. UU.",
  ],
  ["“{}” is stored as an unknown type", "“{}” está guardado como un tipo desconocido"],
  ["the formula results in {}", "la fórmula da {}"],
  [
    "the formula has no stored result; open it in Excel and save it again",
    "la fórmula no tiene un resultado guardado; ábralo en Excel y guárdelo de nuevo",
  ],
  ["it appears twice or out of order", "está repetida o fuera de lugar"],
  ["its quotes are not closed", "sus comillas no se cierran"],
  [
    "“{}” is in merged cells; unmerge them and enter the value in each one",
    "“{}” está en celdas combinadas; sepárelas y escriba el valor en cada una",
  ],
  ["{}; 1 more cell is invalid", "{}; otra celda no es válida"],
  ["{}; {} more cells are invalid", "{}; otras {} celdas no son válidas"],
  [
    "it has {} rows, and {} can be loaded at once; split it into smaller files",
    "tiene {} filas, y se pueden cargar {} a la vez; divídalo en archivos más pequeños",
  ],
  [
    "reading it takes longer than {} seconds; split it into smaller files",
    "leerlo tarda más de {} segundos; divídalo en archivos más pequeños",
  ],
  [
    "reading it takes more than {} MB of memory; split it into smaller files",
    "leerlo requiere más de {} MB de memoria; divídalo en archivos más pequeños",
  ],
  ["an .xlsx workbook", "un libro .xlsx"],
  ["each field once", "cada campo una sola vez"],
  ["The upload {} belongs to someone else", "La carga {} es de otra persona"],
  [
    "The upload {} was started for another table or number of batches",
    "La carga {} empezó para otra tabla u otra cantidad de partes",
  ],
  ["The upload {} was started with a different header", "La carga {} empezó con otro encabezado"],
  [
    "The upload {} is already {}, with different rows in batch {}",
    "La carga {} ya está {}, con otras filas en la parte {}",
  ],
  ["The upload {} is already {}: {}", "La carga {} ya está {}: {}"],
  ["The upload {} is already {}", "La carga {} ya está {}"],
  ["The upload stopped before it was compared", "La carga se detuvo antes de compararse"],
  ["{} started another upload of {}", "{} empezó otra carga de {}"],
  ["staging", "subiendo"],
  ["comparing", "en comparación"],
  ["ready", "lista"],
  ["committed", "aplicada"],
  ["undone", "revertida"],
  ["discarded", "descartada"],
  ["failed", "fallida"],

  // Catalogue.
  ["There is no product {}", "No existe el producto {}"],
  ["There is no such datasheet", "No existe esa ficha"],
  ["The embed has not been built", "El widget para otros sitios no se ha compilado"],
  ["There is no hardware kit {}", "No existe el kit de herrajes {}"],
  ["There is no fluid {} of {} mL", "No existe el líquido {} de {} mL"],
  ["This user does not have access to hardware", "Este usuario no tiene acceso a los herrajes"],
  [
    "Brake fluids are open to signed-in users only",
    "Solo los usuarios con sesión ven los líquidos de frenos",
  ],
  [
    "This user does not have access to the section {}",
    "Este usuario no tiene acceso a la sección {}",
  ],

  // Files.
  ["There is no image {}", "No existe la imagen {}"],
  ["There is no file {}", "No existe el archivo {}"],
  [
    "This user does not have access to the product of this image",
    "Este usuario no tiene acceso al producto de esta imagen",
  ],
  ["This user does not have access to this file", "Este usuario no tiene acceso a este archivo"],
  ["This user does not have access to {}", "Este usuario no tiene acceso a {}"],
  ["{} is historic and can no longer be changed", "{} es histórico y ya no se puede cambiar"],
  ["a file needs a name", "un archivo necesita un nombre"],
  ["a name has {} characters at most", "un nombre tiene {} caracteres como máximo"],
  [
    'a name has no folders, control characters or < > : " | ? *',
    'un nombre no tiene carpetas, caracteres de control ni < > : " | ? *',
  ],
  [
    "a name holds no percent-encoded characters",
    "un nombre no tiene caracteres codificados con signo de porcentaje",
  ],
  ["a name does not begin with a point", "un nombre no empieza con un punto"],
  [
    "a name does not begin or end with a space, nor end with a point",
    "un nombre no empieza ni termina con un espacio, ni termina con un punto",
  ],
  ["this name is reserved", "este nombre está reservado"],
  [
    "only .jpg, .jpeg, .png, .gif, .webp and .pdf are taken",
    "solo se aceptan .jpg, .jpeg, .png, .gif, .webp y .pdf",
  ],
  ["by its name it is {}: kind {}", "por su nombre es {}: tipo {}"],
  ["a PDF", "un PDF"],
  ["a banner, whose name ends in -B.jpg", "un banner, cuyo nombre termina en -B.jpg"],
  [
    "a complete image, whose name ends in -C.jpg",
    "una imagen completa, cuyo nombre termina en -C.jpg",
  ],
  ["another image", "otra imagen"],
  ["its content is no {}", "su contenido no es {}"],
  ["it is an archive as well", "también es un archivo comprimido"],
  ["the PDF is cut off", "el PDF está incompleto"],
  ["the PDF is damaged", "el PDF está dañado"],
  [
    "the PDF is encrypted; save it without a password",
    "el PDF está cifrado; guárdelo sin contraseña",
  ],
  [
    "it contains {}; PDFs with scripts, actions, attachments or media are not accepted",
    "contiene {}; no se aceptan PDF con scripts, acciones, archivos adjuntos o multimedia",
  ],
  [
    "checking the PDF takes too much time or memory",
    "revisar el PDF requiere demasiado tiempo o memoria",
  ],
  ["it holds more than an image", "contiene algo más que una imagen"],
  [
    "it has more than {} million pixels or {} frames",
    "tiene más de {} millones de píxeles o {} cuadros",
  ],
  ["it has more than {} pixels on one side", "tiene más de {} píxeles en un lado"],
  [
    "its name can mean {}, and also {}; write the code as in the catalogue",
    "su nombre puede significar {} y también {}; escriba el código como en el catálogo",
  ],
  [
    "{} can have {} pictures; its name says number {}",
    "{} puede tener {} imágenes; su nombre indica la número {}",
  ],
  ["the image is damaged or cut off", "la imagen está dañada o incompleta"],
  [
    "the server's disk is full; nothing was stored",
    "el disco del servidor está lleno; no se guardó nada",
  ],
  ["it is larger than {} MB", "pesa más de {} MB"],
  ["it was not received completely", "no llegó completo"],

  // Orders.
  [
    "There is no user {} with prices to order at",
    "No existe el usuario {} con precios para ordenar",
  ],
  ["a warehouse of this user: {}", "un almacén de este usuario: {}"],
  [
    "The order is empty: add a category or a product",
    "La orden está vacía: agregue una categoría o un producto",
  ],
  ["There is no order {}", "No existe la orden {}"],
  ["a product with a price at {}", "un producto con precio en {}"],
  ["{}, the price of {} now", "{}, el precio actual de {}"],
  ["{} at {} as well, which is new", "también {} a {}, que es nuevo"],
  [
    "One product has a new price; review the order again",
    "Un producto tiene un nuevo precio; revise la orden de nuevo",
  ],
  [
    "{} products have a new price; review the order again",
    "{} productos tienen un nuevo precio; revise la orden de nuevo",
  ],

  // Amendments.
  [
    "user: an amendment is sent in one's own name",
    "usuario: cada usuario envía sus correcciones a su propio nombre",
  ],
  [
    "Amendment {} suggests no value; change the table instead",
    "La corrección {} no sugiere un valor; cambie la tabla",
  ],
  ["Amendment {} is closed", "La corrección {} está cerrada"],
  ["Amendment {} is already applied", "La corrección {} ya está aplicada"],
  ["Amendment {} is already {}", "La corrección {} ya está {}"],
  ["There is no amendment {}", "No existe la corrección {}"],
  ["The product {} is gone", "El producto {} ya no existe"],
  ["{} has no row in {}", "{} no tiene fila en {}"],
  ["{} of {} is {} already", "{} de {} ya es {}"],
  ["accepted", "aceptada"],
  ["rejected", "rechazada"],
  ["solved", "resuelta"],
  ["closed", "cerrada"],

  // Accounts.
  [
    "Too many failed sign-ins; try again in {} seconds",
    "Demasiados intentos fallidos; intente de nuevo en {} segundos",
  ],
  [
    "user: only an administrator may name others",
    "usuario: solo un administrador puede indicar otro usuario",
  ],
  ["There is no account {}", "No existe la cuenta {}"],
  [
    "This link does not exist, has been used, or has expired; ask for a new one",
    "Este enlace no existe, ya se usó o venció; pida uno nuevo",
  ],
  [
    "{} is the last administrator; create another one first",
    "{} es el último administrador; cree otro primero",
  ],
  ["There is already an administrator", "Ya hay un administrador"],
  ["There is already an account called {}", "Ya hay una cuenta llamada {}"],
  ["The account of this link is gone", "La cuenta de este enlace ya no existe"],
  ["{} is disabled", "{} está desactivada"],

  ["{}: expected {}", "{}: se espera {}"],

  // Headings of workbooks.
  ["Code", "Código"],
  ["Order {}", "Orden {}"],
  ["Description", "Descripción"],
  ["Subcategory", "Subcategoría"],
  ["Quantity", "Cantidad"],
  ["Price US$", "Precio US$"],
  ["Amount US$", "Importe US$"],
  ["Qty/box", "Piezas por caja"],
  ["Boxes", "Cajas"],
  ["Weight KG", "Peso KG"],
  ["Purchase order", "Orden de compra"],
  ["Date", "Fecha"],
  ["Customer", "Cliente"],
  ["Warehouse", "Almacén"],
  ["Note", "Nota"],
  ["Total", "Total"],
];
