import { defineMessages } from "react-intl";
import { commonMessages } from "../shared/common-messages/index.ts";

export const loadingMessages = {
  ...commonMessages,
  ...defineMessages({
    type: {
      id: "loading.type",
      defaultMessage: "Tipo de subida",
      description: "Field that chooses PDF, IMG, EXCEL PARCIAL or EXCEL TOTAL",
    },
    typePdf: {
      id: "loading.typePdf",
      defaultMessage: "El boletín",
      description: "What the upload type PDF is for",
    },
    typeImage: {
      id: "loading.typeImage",
      defaultMessage: "Imágenes y banners",
      description: "What the upload type IMG is for",
    },
    typePartial: {
      id: "loading.typePartial",
      defaultMessage: "Agrega y actualiza filas; las demás no cambian",
      description: "What the upload type EXCEL PARCIAL does",
    },
    typeTotal: {
      id: "loading.typeTotal",
      defaultMessage: "Reemplaza la tabla completa",
      description: "What the upload type EXCEL TOTAL does",
    },
    prompt: {
      id: "loading.prompt",
      defaultMessage: "Arrastre los archivos aquí",
      description: "In the area where files are dropped",
    },
    browse: {
      id: "loading.browse",
      defaultMessage: "Examinar",
      description: "Button that opens the file dialog",
    },
    accepted: {
      id: "loading.accepted",
      defaultMessage: "PDF, JPG, JPEG, PNG, GIF, WEBP, XLSX, XLS",
      description: "Accepted file types",
    },
    drop: {
      id: "loading.drop",
      defaultMessage: "Suelte para subir",
      description: "While files are dragged over the area",
    },
    refuse: {
      id: "loading.refuse",
      defaultMessage: "Estos archivos no se pueden cargar",
      description: "While files of a wrong type are dragged over the area",
    },
    refused: {
      id: "loading.refused",
      defaultMessage: "No aceptados",
      description: "Accessible name of the list of rejected files",
    },
    tooMany: {
      id: "loading.tooMany",
      defaultMessage: "Demasiados archivos",
      description: "A file was rejected; English is fixed: Too many files",
    },
    canceled: {
      id: "loading.canceled",
      defaultMessage: "No se seleccionó ningún archivo.",
      description: "The file dialog was closed without a choice",
    },
    waiting: {
      id: "loading.waiting",
      defaultMessage: "En espera",
      description: "State of a file in the queue",
    },
    sending: {
      id: "loading.sending",
      defaultMessage: "Enviando…",
      description: "State of a file that is being uploaded",
    },
    notSent: {
      id: "loading.notSent",
      defaultMessage: "No se cargó",
      description: "The question before an Excel upload was answered with Cancel",
    },
    replaced: {
      id: "loading.replaced",
      defaultMessage: "SUSTITUIDO in db",
      description: "Result of a file that replaced another; fixed in both languages",
    },
    added: {
      id: "loading.added",
      defaultMessage: "AGREGADO in db",
      description: "Result of a new file; fixed in both languages",
    },
    confirmTitle: {
      id: "loading.confirmTitle",
      defaultMessage: "Cargar Excel",
      description: "Title of the question before an Excel upload",
    },
    continue: {
      id: "loading.continue",
      defaultMessage: "Continuar",
      description: "Answer to the question before an Excel upload",
    },
    fileRead: {
      id: "loading.fileRead",
      defaultMessage: "Archivo leído",
      description: "An Excel file was read and compared; nothing has changed yet",
    },
    excelFailed: {
      id: "loading.excelFailed",
      defaultMessage: "Error al subir el archivo de Excel",
      description: "An Excel file was rejected; English is fixed: Error uploading the Excel file",
    },
    nothingYet: {
      id: "loading.nothingYet",
      defaultMessage: "Todavía no ha cambiado nada. Revise los cambios y aplíquelos.",
      description: "Shown after an Excel file was read and compared",
    },
    noChanges: {
      id: "loading.noChanges",
      defaultMessage: "El archivo es igual a la tabla. No hay nada que aplicar.",
      description: "An Excel file was read, and it contains no change",
    },
    review: {
      id: "loading.review",
      defaultMessage: "Revisar cambios",
      description: "Link to the preview of an import",
    },
    lost: {
      id: "loading.lost",
      defaultMessage: "Se perdió la conexión. Lo que ya se recibió no se enviará de nuevo.",
      description: "The upload of a file was interrupted",
    },
    changed: {
      id: "loading.changed",
      defaultMessage: "Cambió o se borró después de que lo eligió. Elíjalo de nuevo.",
      description: "Why a file could not be loaded: it is not as it was when it was chosen",
    },
    retry: {
      id: "loading.retry",
      defaultMessage: "Reintentar",
      description: "Button that resumes an upload",
    },
    problemReader: {
      id: "loading.problemReader",
      defaultMessage:
        "No se pudo cargar el lector de Excel. Revise su conexión e intente de nuevo.",
      description: "Why a file cannot be read: the reader could not be loaded",
    },
  }),
  ...defineMessages<{
    wrongType: { type: string };
    confirm: { table: string };
    confirmFacts: { file: string; rows: number; sheet: string; headerRow: number };
    otherSheets: { count: number };
    fileFailed: { filename: string };
    unfit: { type: string };
    ofFile: { file: string; reason: string };
    remove: { name: string };
    typeMust: { types: string };
    larger: { bytes: number };
    smaller: { bytes: number };
    reading: { file: string };
    sendingRows: { file: string };
    comparing: { file: string };
    batchesDone: { rows: number; done: number; batches: number };
    percentRead: { percent: number };
    longRows: { first: number; last: number };
  }>({
    wrongType: {
      id: "loading.wrongType",
      defaultMessage: "Asegurate de elegir el tipo de subida correcta, actualmente es {type}",
      description: "Alert; Spanish is fixed",
    },
    confirm: {
      id: "loading.confirm",
      defaultMessage: "Estas apunto de hacer cambios en {table} estas seguro de continuar?",
      description: "Question before an Excel upload; Spanish is fixed",
    },
    confirmFacts: {
      id: "loading.confirmFacts",
      defaultMessage:
        "{file}: {rows, plural, one {# fila} other {# filas}} de la hoja “{sheet}”, encabezado en la fila {headerRow}.",
      description: "What was read from an Excel file",
    },
    otherSheets: {
      id: "loading.otherSheets",
      defaultMessage:
        "{count, plural, one {Se ignora la otra hoja.} other {Se ignoran las otras # hojas.}}",
      description: "Only the first sheet of a workbook is read",
    },
    fileFailed: {
      id: "loading.fileFailed",
      defaultMessage: "Error al subir el archivo {filename}",
      description: "A PDF or an image was rejected; Spanish is fixed",
    },
    unfit: {
      id: "loading.unfit",
      defaultMessage: "No es un archivo para {type}",
      description:
        "State of a file that does not fit the chosen type of upload: PDF, IMG, EXCEL PARCIAL",
    },
    ofFile: {
      id: "loading.ofFile",
      defaultMessage: "{file}: {reason}",
      description: "Which file could not be loaded, and why",
    },
    remove: {
      id: "loading.remove",
      defaultMessage: "Quitar {name}",
      description: "Button that removes a file from the list",
    },
    typeMust: {
      id: "loading.typeMust",
      defaultMessage: "El tipo de archivo debe ser {types}",
      description: "A file was rejected; English is fixed",
    },
    larger: {
      id: "loading.larger",
      defaultMessage: "El archivo supera {bytes, number} bytes",
      description: "A file was rejected; English is fixed",
    },
    smaller: {
      id: "loading.smaller",
      defaultMessage: "El archivo tiene menos de {bytes, number} bytes",
      description: "A file was rejected; English is fixed",
    },
    reading: {
      id: "loading.reading",
      defaultMessage: "Leyendo {file}",
      description: "Progress of a spreadsheet that is read in the browser",
    },
    sendingRows: {
      id: "loading.sendingRows",
      defaultMessage: "Enviando {file}",
      description: "Progress of a spreadsheet that is being uploaded",
    },
    comparing: {
      id: "loading.comparing",
      defaultMessage: "Comparando {file} con la tabla",
      description: "All rows of a spreadsheet were uploaded and are being compared",
    },
    batchesDone: {
      id: "loading.batchesDone",
      defaultMessage: "{rows, number} filas, lote {done} de {batches}",
      description: "Progress of an upload",
    },
    percentRead: {
      id: "loading.percentRead",
      defaultMessage: "{percent} % leído",
      description: "Progress of reading a spreadsheet",
    },
    longRows: {
      id: "loading.longRows",
      defaultMessage:
        "Las filas {first, number} a {last, number} tienen textos muy largos. Acórtelos y cargue el archivo de nuevo.",
      description: "Why a file was not loaded: these rows of the sheet are too long to be sent",
    },
  }),
};
