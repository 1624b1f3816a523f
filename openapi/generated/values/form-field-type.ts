// Generated from the contract by `npm run generate`. Do not edit.

export const formFieldTypeValues = ["TEXT","TEXT_AREA","NUMBER","DATE","URL","YESNO","RADIO","CHECKBOX","FILE"] as const;
