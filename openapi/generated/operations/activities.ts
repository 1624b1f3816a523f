// Generated from the contract by `npm run generate`. Do not edit.

export const Activities = { interface: "Activities", operations: { list: "GET /activities", listAll: "GET /activities/all-users", exportSealed: "GET /activities/sealed" }, files: ["exportSealed"] } as const;
