// Generated from the contract by `npm run generate`. Do not edit.

export const providerPartKindValues = ["providerContract","providerDocument"] as const;
