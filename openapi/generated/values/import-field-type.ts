// Generated from the contract by `npm run generate`. Do not edit.

export const importFieldTypeValues = ["TEXT","NUMBER","DAY","INSTANT","CHOICE"] as const;
