// Generated from the contract by `npm run generate`. Do not edit.

export const ProjectCourse = { interface: "ProjectCourse", operations: { changeStatus: "POST /project/{id}/status" } } as const;
