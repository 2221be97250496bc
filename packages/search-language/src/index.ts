export { isNamedBy, type Submodel, submodelIndex } from "./chassis.ts";
export {
  codeCandidates,
  itemsOf,
  joinedCodes,
  knownCodes,
  withoutQuantities,
  listedCodes,
  type ListedCode,
} from "./codes.ts";
export { productVocabulary } from "./kinds.ts";
export { measuredColumns } from "./measures.ts";
export {
  type Axle,
  type CodeReading,
  type FrameNumberReading,
  type GtinReading,
  type ModelName,
  type Reading,
  type TraitReading,
  type VinReading,
} from "./reading.ts";
export { digitsOf } from "./spelling.ts";
export { createCover, overlap, readText, type Span } from "./text.ts";
export { traitRank } from "./traits.ts";
export * from "./understand.ts";
export {
  createVehicleIndexes,
  type CatalogueModel,
  type VehicleAlias,
  type VehicleIndex,
} from "./vehicle-index.ts";
export { vehicleIn } from "./vehicles.ts";
export { readVins } from "./vins.ts";
