// Generated from the contract by `npm run generate`. Do not edit.

export const Articles = { interface: "Articles", operations: { list: "GET /resources", get: "GET /resources/articles/{id}", file: "GET /resources/articles/{id}/files/{fileId}", categories: "GET /resources/categories" }, files: ["file"] } as const;
