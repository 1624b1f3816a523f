// Generated from the contract by `npm run generate`. Do not edit.

export const labelColourValues = ["GREY","TEAL","GREEN","AMBER","RED","BLUE"] as const;
