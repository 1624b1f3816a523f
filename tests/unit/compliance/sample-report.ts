import { complianceScore } from '#domain/compliance/compliance-score.ts';
import type { components } from '#openapi/generated/types.ts';

type Report = components['schemas']['ComplianceReport'];
type Item = Report['items'][number];

const item = (id: number, ref: string, more: Partial<Item>): Item => ({
  positionId: `00000000-0000-4000-8000-00000000000${id}`,
  groupId: 'g1',
  ref,
  title: `Control ${ref}`,
  result: 'NOT_ASSESSED',
  maturity: null,
  target: 3,
  confidence: null,
  isToConfirm: false,
  observation: '',
  reason: '',
  assessor: null,
  sources: [],
  evidence: [],
  ...more,
});

/** A report with one of everything. */
export const sampleReport: Report = {
  id: '11111111-1111-4111-8111-111111111111',
  title: 'Quay rules',
  number: '1.0',
  publisher: 'The port',
  basis: 'DAY',
  day: '2026-03-31',
  closing: null,
  method: 'RESULT_SHARE',
  targetMaturity: 3,
  score: complianceScore([]),
  confidence: null,
  results: [],
  groups: [],
  items: [
    item(1, '1.1', { result: 'OFI', maturity: 3, isToConfirm: true, evidence: ['EV-0001'] }),
    item(2, '1.2', { result: 'MINOR_NON_CONFORMITY', maturity: 2, observation: 'A third is not trained' }),
    item(3, '1.3', { result: 'NON_APPLICABLE', reason: 'We have\nno cranes' }),
    item(4, '2.1', { groupId: null }),
  ],
  statement: null,
  findings: [
    {
      id: '22222222-2222-4222-8222-222222222222',
      ref: 'NC-0001',
      title: 'No training',
      description: '',
      kind: 'MINOR',
      state: 'OPEN',
      raisedOn: '2026-03-01',
      dueOn: '2026-05-01',
      closedOn: null,
      owner: null,
      controls: ['1.2'],
    },
  ],
  evidence: [
    {
      ref: 'EV-0001',
      title: 'Review of rights',
      version: 1,
      coveredUntil: '2026-06-30',
      files: [{ name: 'Review of rights.pdf', sha256: 'a'.repeat(64) }],
      controls: ['1.1'],
    },
  ],
  since: null,
  changes: [],
  notKept: [],
};
