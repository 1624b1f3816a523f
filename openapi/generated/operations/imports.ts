// Generated from the contract by `npm run generate`. Do not edit.

export const Imports = { interface: "Imports", operations: { template: "GET /import-template", recent: "GET /imports", upload: "POST /imports", get: "GET /imports/{id}", discard: "DELETE /imports/{id}", check: "POST /imports/{id}/check", choices: "GET /imports/{id}/choices", errors: "GET /imports/{id}/errors", chooseHeader: "POST /imports/{id}/header", rows: "GET /imports/{id}/rows", run: "POST /imports/{id}/run", undo: "POST /imports/{id}/undo", values: "GET /imports/{id}/values" }, files: ["template","errors"] } as const;
