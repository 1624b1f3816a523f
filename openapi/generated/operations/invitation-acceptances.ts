// Generated from the contract by `npm run generate`. Do not edit.

export const InvitationAcceptances = { interface: "InvitationAcceptances", operations: { accept: "POST /invitation/accept", ask: "POST /invitation/ask", open: "POST /invitation/open" } } as const;
