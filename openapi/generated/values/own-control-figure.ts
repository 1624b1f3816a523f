// Generated from the contract by `npm run generate`. Do not edit.

export const ownControlFigureValues = ["WITHOUT_POLICY","FAILED_WITH_RISK","OPEN_INCIDENT","EXEMPTED"] as const;
