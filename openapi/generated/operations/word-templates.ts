// Generated from the contract by `npm run generate`. Do not edit.

export const WordTemplates = { interface: "WordTemplates", operations: { read: "GET /manage-organisation/template", replace: "POST /manage-organisation/template", clear: "DELETE /manage-organisation/template", example: "GET /manage-organisation/template/example", download: "GET /manage-organisation/template/file" }, files: ["example","download"] } as const;
