// Generated from the contract by `npm run generate`. Do not edit.

export const Members = { interface: "Members", operations: { list: "GET /user", formerOwners: "GET /user/former-owners", options: "GET /user/options", explainAccess: "GET /user/{id}/access", deactivate: "POST /user/{id}/deactivate", handOver: "POST /user/{id}/hand-over", reactivate: "POST /user/{id}/reactivate", remove: "POST /user/{id}/remove", responsibilities: "GET /user/{id}/responsibilities", setRights: "POST /user/{id}/rights" } } as const;
