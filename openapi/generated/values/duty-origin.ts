// Generated from the contract by `npm run generate`. Do not edit.

export const dutyOriginValues = ["AWARE","CLASSIFIED","STEP"] as const;
