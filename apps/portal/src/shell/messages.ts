import { defineMessage, defineMessages, type MessageDescriptor } from "react-intl";
import type { MenuGroupId, MenuPage, ReportPage } from "./menuModel.ts";

export const shellMessages = defineMessages({
  skip: {
    id: "portal.shell.skip",
    defaultMessage: "Ir al contenido",
    description: "First link of every page, for the keyboard: jumps over menu and header",
  },
  menu: {
    id: "portal.shell.menu",
    defaultMessage: "Menú principal",
    description: "Name of the side menu for screen readers",
  },
  openMenu: {
    id: "portal.shell.openMenu",
    defaultMessage: "Abrir el menú",
    description: "Button on a phone that slides the menu in",
  },
  closeMenu: {
    id: "portal.shell.closeMenu",
    defaultMessage: "Cerrar el menú",
    description: "Button in the menu of a phone that slides it out",
  },
  collapse: {
    id: "portal.shell.collapse",
    defaultMessage: "Contraer el menú",
    description: "Reduces the side menu to its icons",
  },
  expand: {
    id: "portal.shell.expand",
    defaultMessage: "Expandir el menú",
    description: "Expands the side menu, which shows words beside the icons",
  },
  darkMode: {
    id: "portal.shell.darkMode",
    defaultMessage: "Modo oscuro",
    description: "Switch in the side menu",
  },
  language: {
    id: "portal.shell.language",
    defaultMessage: "Idioma",
    description: "Label over the languages in the avatar's menu",
  },
  warehouse: {
    id: "portal.shell.warehouse",
    defaultMessage: "Almacén de precios",
    description: "Label over the warehouses in the avatar's menu",
  },
  lightMode: {
    id: "portal.shell.lightMode",
    defaultMessage: "Modo claro",
    description: "Button in the header of the public datasheet",
  },
  shortcuts: {
    id: "portal.shell.shortcuts",
    defaultMessage: "Atajos del teclado…",
    description: "Entry in the avatar's menu that opens a dialog",
  },
  changePassword: {
    id: "portal.shell.changePassword",
    defaultMessage: "Cambiar contraseña…",
    description: "Entry in the avatar's menu that opens a dialog",
  },
  secondFactor: {
    id: "portal.shell.secondFactor",
    defaultMessage: "Inicio de sesión en dos pasos…",
    description: "Entry in the avatar's menu that opens a dialog",
  },
  sessions: {
    id: "portal.shell.sessions",
    defaultMessage: "Sesiones abiertas…",
    description: "Entry in the avatar's menu that opens a dialog",
  },
  logOut: {
    id: "portal.shell.logOut",
    defaultMessage: "Cerrar sesión",
    description: "Ends the session",
  },
  signIn: {
    id: "portal.shell.signIn",
    defaultMessage: "Iniciar sesión",
    description: "Link on the public datasheet that leads to the sign-in page",
  },
  notifications: {
    id: "portal.shell.notifications",
    defaultMessage: "Notificaciones",
    description: "Name of the region where short notices appear, for screen readers",
  },
  closeNotification: {
    id: "portal.shell.closeNotification",
    defaultMessage: "Cerrar la notificación",
    description: "Button of a short notice",
  },
  footer: {
    id: "portal.shell.footer",
    defaultMessage: "Pie de página",
    description: "Name of the links in the footer for screen readers",
  },
  officialPage: {
    id: "portal.shell.officialPage",
    defaultMessage: "Página oficial",
    description: "Footer link to the company's own site",
  },
  system: {
    id: "portal.shell.system",
    defaultMessage: "Sistema",
    description: "Label of the footer's text about the system",
  },
  caution: {
    id: "portal.shell.caution",
    defaultMessage: "Precaución",
    description: "Label of the footer's disclaimer",
  },
  advertisement: {
    id: "portal.shell.advertisement",
    defaultMessage: "Publicidad",
    description: "Label of the footer's advertisement",
  },
  systemText: {
    id: "portal.shell.systemText",
    defaultMessage:
      "Caliper es el catálogo en línea de piezas de freno, con fichas técnicas, medidas y precios.",
    description: "Description of the system, in the footer; the note on demonstration data follows",
  },
  advertisementText: {
    id: "portal.shell.advertisementText",
    defaultMessage:
      "Pastillas, bandas, rotores, tambores, cilindros, herrajes y líquido de frenos: todo el freno de un solo proveedor.",
    description: "Advertisement in the footer",
  },
  disclaimer: {
    id: "portal.shell.disclaimer",
    defaultMessage:
      "Los datos del catálogo provienen de fuentes oficiales y se consideran exactos y completos; la empresa no se hace responsable de errores u omisiones.",
    description: "Disclaimer in the footer",
  },
  demoData: {
    id: "portal.shell.demoData",
    defaultMessage:
      "Datos de demostración: los códigos de producto son ficticios; los vehículos son reales.",
    description: "Note in the footer, after the text about the system",
  },
});

/** The avatar's menu, for screen readers. */
export const accountMessage = defineMessage<{ name: string }>({
  id: "portal.shell.account",
  defaultMessage: "Cuenta: {name}",
  description: "Name of the avatar's menu for screen readers; {name} is the user name",
});

/** The header's warehouse menu, for screen readers. */
export const warehouseMessage = defineMessage<{ warehouse: string }>({
  id: "portal.shell.warehouseMenu",
  defaultMessage: "Almacén de precios: {warehouse}",
  description: "Name of the header's menu of warehouses; {warehouse} is the current one",
});

/** A menu entry with its group, where only its icon is visible. */
export const fullMessage = defineMessage<{ group: string; section: string }>({
  id: "portal.menu.direct",
  defaultMessage: "{group}: {section}",
  description:
    "Tooltip of an entry in the collapsed menu; {group} is the kind of search, {section} the section",
});

/** The groups of the menu, and the entries that are no section of the catalogue. */
export const menuMessages: Readonly<Record<MenuGroupId | MenuPage, MessageDescriptor>> =
  defineMessages({
    home: {
      id: "portal.menu.home",
      defaultMessage: "Inicio",
      description: "Menu entry: home page; English is fixed: Home Section",
    },
    codeSearch: {
      id: "portal.menu.codeSearch",
      defaultMessage: "Buscar por código",
      description: "Menu group: search by code per section",
    },
    applicationSearch: {
      id: "portal.menu.applicationSearch",
      defaultMessage: "Buscar por aplicación",
      description: "Menu group: search by vehicle per section",
    },
    measureSearch: {
      id: "portal.menu.measureSearch",
      defaultMessage: "Buscar por medidas",
      description: "Menu group: search by measurements per section",
    },
    diagramComparison: {
      id: "portal.menu.diagramComparison",
      defaultMessage: "Comparar diagramas",
      description: "Menu group: two products side by side, per section",
    },
    brakeFluid: {
      id: "portal.menu.brakeFluid",
      defaultMessage: "Líquido de frenos",
      description: "Menu entry: the brake fluids",
    },
    tables: {
      id: "portal.menu.tables",
      defaultMessage: "Tablas",
      description: "Menu group: whole tables of small families",
    },
    general: {
      id: "portal.menu.general",
      defaultMessage: "General",
      description: "Menu group: external portal and newsletter",
    },
    portal: {
      id: "portal.menu.portal",
      defaultMessage: "Portal",
      description: "Menu entry: the company's external portal",
    },
    newsletter: {
      id: "portal.menu.newsletter",
      defaultMessage: "Boletín",
      description: "Menu entry: the newsletter",
    },
    administration: {
      id: "portal.menu.administration",
      defaultMessage: "Administración",
      description: "Menu group: pages for administrators only",
    },
    loadData: {
      id: "portal.menu.loadData",
      defaultMessage: "Cargar datos",
      description: "Menu entry: load spreadsheets and files",
    },
    adminPanel: {
      id: "portal.menu.adminPanel",
      defaultMessage: "Panel de administración",
      description: "Menu entry: uploaded files and amendments",
    },
    accounts: {
      id: "portal.menu.accounts",
      defaultMessage: "Cuentas",
      description: "Menu entry: who may sign in, with which rights",
    },
    audit: {
      id: "portal.menu.audit",
      defaultMessage: "Registro de cambios",
      description: "Menu entry: the log of who changed what",
    },
    reports: {
      id: "portal.menu.reports",
      defaultMessage: "Reportes",
      description: "Menu group: table reports, exchange table, purchase order",
    },
    table: {
      id: "portal.menu.table",
      defaultMessage: "Tabla",
      description: "Menu entry: a whole table of a small family, where no family is named",
    },
  });

/** What the reports are called, in the menu and on their page. */
export const reportMessages: Readonly<Record<ReportPage, MessageDescriptor>> = defineMessages({
  tables: {
    id: "portal.reports.tables",
    defaultMessage: "Reportes de tablas",
    description: "Report: a whole table as a spreadsheet; English is fixed: Table Reports",
  },
  exchange: {
    id: "portal.reports.exchange",
    defaultMessage: "Tabla de intercambios",
    description: "Report: interchanges of chosen families; English is fixed: Exchange Table",
  },
  order: {
    id: "portal.reports.order",
    defaultMessage: "Orden de compra",
    description: "Report: the purchase-order builder; English is fixed: Purchase Order",
  },
});
