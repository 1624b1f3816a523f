// Generated from the contract by `npm run generate`. Do not edit.

export const ContactMessages = { interface: "ContactMessages", operations: { list: "GET /admin/contact-message", change: "POST /admin/contact-message/{id}/change" } } as const;
