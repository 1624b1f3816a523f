// Generated from the contract by `npm run generate`. Do not edit.

export const changeActionValues = ["SUBMIT","EXPEDITE","SCHEDULE","ASSESS","START","FINISH","CLOSE","RETURN","CANCEL"] as const;
