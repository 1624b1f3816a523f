// Generated from the contract by `npm run generate`. Do not edit.

export const templateEditKindValues = ["PUT_SECTION","MOVE_SECTION","REMOVE_SECTION","PUT_QUESTION","MOVE_QUESTION","REMOVE_QUESTION"] as const;
