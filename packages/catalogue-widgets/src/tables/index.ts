export { CaliperKitTable, CylinderCupsTable } from "./CatalogueTables.tsx";
export { CatalogueTableView } from "./CatalogueTableView.tsx";
export type { CatalogueTableViewProps } from "./CatalogueTableView.tsx";
