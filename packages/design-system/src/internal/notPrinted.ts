import { createContext } from "react";

/** Whether the content is hidden in print, so that it is not laid out for it. */
export const NotPrinted = createContext(false);
