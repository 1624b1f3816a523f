// Generated from the contract by `npm run generate`. Do not edit.

export const organisationExportStateValues = ["QUEUED","RUNNING","READY","FAILED","EXPIRED"] as const;
