// Generated from the contract by `npm run generate`. Do not edit.

export const invitationResultValues = ["INVITED","MALFORMED","DOUBLED","MEMBER","DEACTIVATED","INVITED_BEFORE","LIMITED"] as const;
