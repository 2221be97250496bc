// What a search is for and its address, without components: a link to a search loads none of it.
export * from "./measureAddress.ts";
export * from "./measureCriteria.ts";
export * from "./measureFields.ts";
export * from "./vehicleCriteria.ts";
export * from "./vehicleHref.ts";
export * from "./years.ts";
