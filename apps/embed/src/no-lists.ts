/** Stands in for the lists of parts, which other sites do not have. */
import type * as lists from "../../../packages/catalogue-widgets/src/shared/add-to-list/index.ts";

export const AddToList: typeof lists.AddToList = () => null;
export const useRowAdding: typeof lists.useRowAdding = () => undefined;
