// Generated from the contract by `npm run generate`. Do not edit.

export const ChangeCourses = { interface: "ChangeCourses", operations: { answerImpact: "POST /change-impact/{id}/answer", decide: "POST /change-impact/{id}/decision", course: "GET /change-management-process/{id}/course", repeat: "POST /change-management-process/{id}/repetition", changeStatus: "POST /change-management-process/{id}/status", vote: "POST /change-management-process/{id}/vote", ofRecord: "GET /records/{id}/change-impacts" } } as const;
