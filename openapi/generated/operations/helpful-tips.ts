// Generated from the contract by `npm run generate`. Do not edit.

export const HelpfulTips = { interface: "HelpfulTips", operations: { list: "GET /helpful-tips" } } as const;
