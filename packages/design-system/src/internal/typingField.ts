/** Selects elements in which typed characters are text, or find an option, as in a closed select. */
export const typingField = [
  "input:not([type=radio], [type=checkbox])",
  "textarea",
  "select",
  "[contenteditable]:not([contenteditable=false])",
  "[role=textbox]",
  "[role=searchbox]",
  "[role=combobox]",
  "[role=spinbutton]",
  "[aria-haspopup=listbox]",
].join();
