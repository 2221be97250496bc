/** The last code, for the editor and for frames that load later. */
export const storageKey = "caliper-composition";

/** What the editor sends to its frames. */
export const messageOf = (code: string) => ({ composition: code });

/** The code in a message of this origin; null in any other message. */
export const codeIn = ({ origin, data }: MessageEvent<unknown>) =>
  origin === location.origin &&
  typeof data === "object" &&
  data !== null &&
  "composition" in data &&
  typeof data.composition === "string"
    ? data.composition
    : null;
