// Generated from the contract by `npm run generate`. Do not edit.

export const documentKeptAsValues = ["APPROVED_WITH","OF_CLOSED_RECORD"] as const;
