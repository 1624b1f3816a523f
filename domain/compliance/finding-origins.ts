/** The registers whose records bring findings to light in one step, beside assessments of compliance (compliance.md, section 2). */
const findingOrigins: ReadonlySet<string> = new Set(['incident', 'task', 'serviceProviderAssessment']);

/** Whether a finding can be raised from the records of a register. */
export const raisesFindings = (kind: string): boolean => findingOrigins.has(kind);
