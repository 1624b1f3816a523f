// Generated from the contract by `npm run generate`. Do not edit.

export const Invitations = { interface: "Invitations", operations: { list: "GET /user/invitations", invite: "POST /user/invitations", change: "POST /user/invitations/{id}/change" } } as const;
