// Generated from the contract by `npm run generate`. Do not edit.

export const fileTypeValues = ["PDF","PNG","JPEG","GIF","WEBP","SVG","DOCX","XLSX","PPTX","ODT","ODS","ODP","TEXT","CSV","JSON","MARKDOWN","RAW"] as const;
