import { createContext, use } from "react";
import type { StoredText } from "../../provider/index.ts";

/** A part for a list. */
export interface PartToAdd {
  readonly code: string;
  /** Pieces, if they are known. */
  readonly quantity?: number;
  /** The first one that the warehouse sells by default. */
  readonly grade?: string | undefined;
}

/** What a host offers to users who keep lists of parts. */
export interface PartsListsHost {
  /** Called with parts for a list; the host asks for quantities and a list. */
  readonly add: (parts: readonly PartToAdd[]) => void;
  /** Stores the list that was chosen last, such as in the tab. */
  readonly chosen: StoredText;
  /** The words of the button that adds parts. */
  readonly label: string;
  /** The label of the icon that adds the parts with these codes. */
  readonly labelOf: (codes: string) => string;
  /** The URL of a list, by its number. */
  readonly href: (id: number) => string;
}

/** The lists of parts that the viewer keeps; without it no widget offers to add a part. Apart from `CatalogueProvider`: other sites have no lists. */
export const PartsLists = createContext<PartsListsHost | undefined>(undefined);

export const usePartsLists = (): PartsListsHost | undefined => use(PartsLists);
