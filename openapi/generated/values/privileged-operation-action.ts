// Generated from the contract by `npm run generate`. Do not edit.

export const privilegedOperationActionValues = ["RUN","ASK_SECOND","CONFIRM","CANCEL"] as const;
