// Generated from the contract by `npm run generate`. Do not edit.

export const DocumentAttachments = { interface: "DocumentAttachments", operations: { offered: "GET /document-option", attach: "POST /records/{id}/attachments/document" } } as const;
