// Generated from the contract by `npm run generate`. Do not edit.

export const PrivacyLaws = { interface: "PrivacyLaws", operations: { list: "GET /privacy-law", create: "POST /privacy-law", options: "GET /privacy-law/options", remove: "DELETE /privacy-law/{id}", update: "PATCH /privacy-law/{id}" } } as const;
