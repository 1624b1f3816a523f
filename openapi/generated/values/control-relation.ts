// Generated from the contract by `npm run generate`. Do not edit.

export const controlRelationValues = ["EQUAL","SUPERSET","SUBSET","INTERSECTS"] as const;
