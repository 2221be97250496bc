/**
 * Stories with this tag are shown in a page that no other story has used: a suggestion list that is open closes for
 * reasons of the page's past. They run as the project `visual-alone`, with these files named, because a page for
 * each of all the files takes minutes.
 */
export const ownPageTag = "own-page";

export const ownPageFiles = [
  "ComboBox.stories.tsx",
  "GlobalCodeField.stories.tsx",
  "SectionCodeSearch.stories.tsx",
];
