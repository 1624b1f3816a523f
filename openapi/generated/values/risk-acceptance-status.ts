// Generated from the contract by `npm run generate`. Do not edit.

export const riskAcceptanceStatusValues = ["SUBMITTED","ACCEPTED","REJECTED","WITHDRAWN","REVOKED","REOPENED"] as const;
