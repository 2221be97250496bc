/** IBM Plex, and until it is loaded fonts of the system in its size; see `fonts/fallbacks.css`. */
export const plexSans =
  '"IBM Plex Sans", "Arial for Plex Sans", "Roboto for Plex Sans", "Open Sans for Plex Sans", system-ui, sans-serif';
export const plexMono =
  '"IBM Plex Mono", "Courier for Plex Mono", "Open Sans for Plex Mono", ui-monospace, monospace';
