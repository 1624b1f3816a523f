import type { ReportKindFacts } from '../kind.ts';

export const riskBoardReport: ReportKindFacts = {
  kind: 'RISK_BOARD',
  name: 'Board report of risks',
  description: 'Heat map, the ten highest risks, and what has moved since the last report.',
  sections: [
    { key: 'heatMap', title: 'Heat map of current risks', of: 'risk', form: 'own', reader: 'heatMap' },
    { key: 'top', title: 'Ten highest risks', of: 'risk', form: 'own', reader: 'topRisks' },
    { key: 'moved', title: 'Moved since the last report', of: 'risk', form: 'own', reader: 'movedRisks' },
    { key: 'treatment', title: 'Risks by treatment', of: 'risk', form: 'counts', by: ['treatment'] },
  ],
  filters: [],
  version: 1,
};
