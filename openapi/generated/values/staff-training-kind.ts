// Generated from the contract by `npm run generate`. Do not edit.

export const staffTrainingKindValues = ["TRAINING","CERTIFICATE","COMPETENCE"] as const;
