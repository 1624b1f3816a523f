// Generated from the contract by `npm run generate`. Do not edit.

export const organisationSizeValues = ["MICRO","SMALL","MEDIUM","LARGE","VERY_LARGE"] as const;
