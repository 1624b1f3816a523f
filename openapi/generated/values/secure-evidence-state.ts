// Generated from the contract by `npm run generate`. Do not edit.

export const secureEvidenceStateValues = ["OPEN","GIVEN","ACCEPTED"] as const;
