// Generated from the contract by `npm run generate`. Do not edit.

export const RecordLinks = { interface: "RecordLinks", operations: { unlink: "DELETE /links/{id}", ofRecord: "GET /records/{id}/links", link: "POST /records/{id}/links" } } as const;
