// Written by `npm run generate`.
/** The areas of texts that the widgets of each folder show; an area is the first word of an id. */
export const areasOf = {
  "amendments": ["amendments","common","failure","tableSettings","terms"],
  "banners": ["banners","common","failure","tableSettings"],
  "compare-link": ["common","comparison","failure","tableSettings"],
  "comparison": ["common","comparison","datasheet","drawings","failure","hardware","replacements","scanning","search","tableSettings","terms","vehicle"],
  "datasheet": ["common","comparison","datasheet","drawings","failure","replacements","tableSettings","terms","vehicle"],
  "drawings": ["common","drawings","failure","tableSettings","terms"],
  "fluids": ["common","datasheet","failure","fluids","tableSettings","terms"],
  "hardware": ["common","comparison","datasheet","drawings","failure","hardware","replacements","scanning","search","tableSettings","terms","vehicle"],
  "job": ["common","comparison","datasheet","drawings","failure","hardware","job","replacements","scanning","search","tableSettings","terms","vehicle"],
  "measure": ["common","drawings","failure","measure","replacements","search","tableSettings","terms","vehicle"],
  "newsletter": ["common","failure","newsletter","tableSettings"],
  "own-account": ["common","failure","ownAccount","password","tableSettings"],
  "print-head": ["common","failure","tableSettings"],
  "provider": ["common","failure","tableSettings"],
  "search": ["common","comparison","drawings","failure","hardware","replacements","scanning","search","tableSettings","terms","vehicle"],
  "session": ["common","failure","session","tableSettings"],
  "shared": ["amendments","common","datasheet","failure","replacements","search","tableSettings","terms"],
  "tables": ["common","failure","search","tableSettings","tables","terms"],
  "vehicle": ["common","failure","tableSettings","vehicle"],
} as const;
