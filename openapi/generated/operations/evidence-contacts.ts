// Generated from the contract by `npm run generate`. Do not edit.

export const EvidenceContacts = { interface: "EvidenceContacts", operations: { fileAddress: "GET /evidence-contact-file/{id}/address", change: "POST /evidence-contact/{id}/change", all: "GET /evidence/{id}/contacts", ask: "POST /evidence/{id}/contacts" } } as const;
