// Generated from the contract by `npm run generate`. Do not edit.

export const incidentSortValues = ["ref","title","updatedAt","status","nextDueAt","type","severity","owner","occurredAt","detectedAt","resolvedAt"] as const;
