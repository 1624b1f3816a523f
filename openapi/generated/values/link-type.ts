// Generated from the contract by `npm run generate`. Do not edit.

export const linkTypeValues = ["causes","mitigates","affects","duplicates","relates"] as const;
