/** The file that host pages load: defines the elements, and loads the rest when the first one is in the page. */
import { createEmbed } from "@caliper/catalogue-widgets/embed";
import { files, loadFile, loadStyles, locate, preload, prepare, startAgain } from "./files.ts";
import { fonts } from "./fonts.ts";

const { mount, defineElements } = createEmbed({
  script: `${files.version} (${import.meta.url})`,
  origin: new URL(import.meta.url).origin,
  preload(widget, locale, server) {
    locate(server);
    preload([...files.scripts[widget], files.first[widget][locale]]);
    preload([files.style], "low");
  },
  styles: async () => (await loadStyles())[0],
  prepare,
  startAgain,
  first: (widget, locale) => loadFile(files.first[widget][locale]),
  get fonts() {
    return fonts.map(({ url, ...font }) => ({ ...font, url: url.replace(/^.*\//, files.folder) }));
  },
});

defineElements();

export { mount };
