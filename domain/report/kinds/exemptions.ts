import type { ReportKindFacts } from '../kind.ts';

export const exemptionsReport: ReportKindFacts = {
  kind: 'EXEMPTIONS',
  name: 'Exemptions',
  description: 'Exemptions from policies and controls, with the risk left and their last day.',
  sections: [
    { key: 'counts', title: 'Summary', of: 'exemption', form: 'counts', by: ['status', 'riskRating'] },
    {
      key: 'exemptions',
      title: 'Exemptions',
      of: 'exemption',
      form: 'register',
      fields: ['ref', 'title', 'status', 'policy', 'owner', 'approver', 'riskRating', 'validFrom', 'validTo'],
      dated: 'validFrom',
    },
  ],
  filters: [{ field: 'status', of: 'exemption' }],
  version: 1,
};
