// Self-hosted, in the weights that the type scale uses. Each face declares its characters (unicode-range), so English and
// Spanish fetch only the latin subset, and a symbol fetches one more small file.
import "@fontsource/ibm-plex-mono/400.css";
import "@fontsource/ibm-plex-mono/500.css";
import "@fontsource/ibm-plex-mono/600.css";
import "@fontsource/ibm-plex-sans/400.css";
import "@fontsource/ibm-plex-sans/500.css";
import "@fontsource/ibm-plex-sans/600.css";
import "./fonts/symbols.css";
import "./fonts/fallbacks.css";
