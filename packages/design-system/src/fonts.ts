// Self-hosted, in the weights that the type scale uses. Each file names the characters that it is for, so that English and
// Spanish fetch the latin subset alone; without that a browser fetches every subset that was declared for a weight.
import "@fontsource/ibm-plex-mono/400.css";
import "@fontsource/ibm-plex-mono/500.css";
import "@fontsource/ibm-plex-mono/600.css";
import "@fontsource/ibm-plex-sans/400.css";
import "@fontsource/ibm-plex-sans/500.css";
import "@fontsource/ibm-plex-sans/600.css";
