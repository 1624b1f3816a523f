// Generated from the contract by `npm run generate`. Do not edit.

export const sourceEffectValues = ["FILLS","PROPOSES","PART","NONE"] as const;
