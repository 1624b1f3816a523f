// Generated from the contract by `npm run generate`. Do not edit.

export const reportScheduleEndValues = ["OWNER_LEFT","RIGHTS_LOST"] as const;
