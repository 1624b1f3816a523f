// Generated from the contract by `npm run generate`. Do not edit.

export const findingKindValues = ["MAJOR","MINOR","OFI"] as const;
