/** Titles of the columns that are shown when an application has a value in them. */
export const titles = {
  submodel: "datasheet.applications.submodel",
  engine: "datasheet.applications.engine",
  position: "common.position",
  observation: "common.observation",
} as const;
