// Generated from the contract by `npm run generate`. Do not edit.

export const Search = { interface: "Search", operations: { records: "GET /search" } } as const;
