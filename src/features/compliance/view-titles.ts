/** What the views of /assessments are called, in their order. */
export const assessmentViewTitles = {
  standards: 'Standards',
  controls: 'Own controls',
  evidence: 'Evidence',
  findings: 'Findings',
  soa: 'Statements of applicability',
  audits: 'Audit programme',
  reviews: 'Management reviews',
  objectives: 'Objectives',
  mapping: 'Mapping review',
} as const;
