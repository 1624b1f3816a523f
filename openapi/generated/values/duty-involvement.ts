// Generated from the contract by `npm run generate`. Do not edit.

export const dutyInvolvementValues = ["RESPONSIBLE","ACCOUNTABLE","CONSULTED","INFORMED"] as const;
