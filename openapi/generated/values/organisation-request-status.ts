// Generated from the contract by `npm run generate`. Do not edit.

export const organisationRequestStatusValues = ["OPEN","GRANTED","REFUSED","WITHDRAWN"] as const;
