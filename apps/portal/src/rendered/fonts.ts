/** The id of the style element with the rules of the fonts, which name the files that the page needs. */
export const fontsId = "fonts";

/** The media of that element where the page has other fonts. */
const unused = "not all";

/** Round-trip time, in ms, from which a connection counts as slow. */
const slowRoundTrip = 150;

/**
 * Chooses the fonts before the first paint: those of the system, in the same size, where the connection is slow and no
 * earlier page has loaded ours.
 */
export const fontsScriptOf = (files: readonly string[]): string =>
  `{let loaded;try{loaded=localStorage.getItem("fonts")}catch{}if(!loaded&&navigator.connection?.rtt>=${slowRoundTrip})document.getElementById(${JSON.stringify(fontsId)}).media="${unused}";else for(const href of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"font",type:"font/woff2",crossOrigin:"anonymous",href}))}`;

/** Loads the fonts for the next page, where this one has those of the system, and then calls `onLoaded`. */
export async function loadFonts(onLoaded: () => void): Promise<void> {
  const style = document.getElementById(fontsId);
  if (!(style instanceof HTMLStyleElement) || style.media !== unused) return;
  const files = style.dataset["files"]?.split(" ") ?? [];
  await Promise.all(files.map((file) => new FontFace("Next page", `url(${file})`).load()));
  onLoaded();
}
