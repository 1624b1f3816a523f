// Generated from the contract by `npm run generate`. Do not edit.

export const answerOutcomeValues = ["SAVED","OUTDATED","CONFLICT","NOT_ASKED"] as const;
