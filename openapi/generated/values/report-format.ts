// Generated from the contract by `npm run generate`. Do not edit.

export const reportFormatValues = ["PDF","DOCX","XLSX","CSV"] as const;
