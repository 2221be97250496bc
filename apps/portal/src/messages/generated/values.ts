// Written by `npm run generate`.
/** The values of each text that has any. */
export interface TextValues {
  "portal.home.sectionsForCode": { code: string | number };
  "portal.job": { axle: "front" | string; vehicle: string | number };
  "portal.menu.direct": { group: string | number; section: string | number };
  "portal.notFound.detail": { path: string | number };
  "portal.order.title": { id: string | number };
  "portal.section.application": { section: string | number };
  "portal.section.code": { section: string | number };
  "portal.section.comparison": { section: string | number };
  "portal.section.measures": { section: string | number };
  "portal.shell.account": { name: string | number };
  "portal.shell.warehouseMenu": { warehouse: string | number };
}
