// Generated from the contract by `npm run generate`. Do not edit.

export const riskAcceptanceActionValues = ["ACCEPT","REJECT","WITHDRAW","REVOKE"] as const;
