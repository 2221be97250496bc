/** px of a field in which the full placeholder fits beside the icon and the shortcut. */
const roomForPlaceholder = 360;

/** The placeholder of a code field of a width in px. */
export const placeholderFor = (room: number) =>
  room < roomForPlaceholder ? "search.code.shortPlaceholder" : "search.code.placeholder";
