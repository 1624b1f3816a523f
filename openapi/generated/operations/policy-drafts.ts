// Generated from the contract by `npm run generate`. Do not edit.

export const PolicyDrafts = { interface: "PolicyDrafts", operations: { draft: "POST /policy/ai/draft" }, streams: ["draft"] } as const;
