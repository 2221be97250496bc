export { CaliperKitTable, CylinderCupsTable } from "./CatalogueTables.tsx";
