// Generated from the contract by `npm run generate`. Do not edit.

export const OfferedTemplates = { interface: "OfferedTemplates", operations: { options: "GET /assessment-template/offered" } } as const;
