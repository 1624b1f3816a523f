// Generated from the contract by `npm run generate`. Do not edit.

export const ChangeDrafts = { interface: "ChangeDrafts", operations: { impact: "POST /change-management-process/ai/impact" }, streams: ["impact"] } as const;
