// Generated from the contract by `npm run generate`. Do not edit.

export const OwnContactMessages = { interface: "OwnContactMessages", operations: { write: "POST /contact-message" } } as const;
