import type { ReportKindFacts } from '../kind.ts';

export const informationAssetsReport: ReportKindFacts = {
  kind: 'INFORMATION_ASSETS',
  name: 'Information assets',
  description: 'The inventory of information assets with owner, classification and protection needs.',
  sections: [
    { key: 'counts', title: 'Summary', of: 'informationAsset', form: 'counts', by: ['classification', 'kind'] },
    {
      key: 'assets',
      title: 'Information assets',
      of: 'informationAsset',
      form: 'register',
      fields: [
        'ref',
        'title',
        'type',
        'owner',
        'classification',
        'confidentiality',
        'integrity',
        'availability',
        'businessImpact',
        'reviewOn',
      ],
      dated: 'createdAt',
    },
  ],
  filters: [{ field: 'classification', of: 'informationAsset' }],
  version: 1,
};
