// Generated from the contract by `npm run generate`. Do not edit.

export const Playbooks = { interface: "Playbooks", operations: { all: "GET /playbooks", add: "POST /playbooks", replace: "POST /playbooks/{id}", discard: "DELETE /playbooks/{id}", offered: "GET /records/{id}/playbooks", start: "POST /records/{id}/playbooks" } } as const;
