import { describe, expect, test } from 'vitest';

import { controlProposal, type ProposingControl } from '#domain/compliance/control-proposal.ts';
import { isCited } from '#machines/ai-assessment/ai-assessment.machine.ts';

const today = '2026-11-28';
const record = { id: 'c-1', kind: 'ownControl', ref: 'C-0001', title: 'Review of access' };
const evidence = { id: 'e-1', kind: 'evidence', ref: 'EV-0001', title: 'Minutes' };

const control = (given: Partial<ProposingControl> = {}): ProposingControl => ({
  record,
  implementation: 'IMPLEMENTED',
  result: 'NOT_ASSESSED',
  evidence: [{ record: evidence, coveredUntil: '2026-12-31' }],
  ...given,
});

describe('a proposal by fixed rules', () => {
  test.each([
    ['what is implemented and proven conforms', control(), 'COMPLIANT'],
    ['what is implemented and not proven could be better', control({ evidence: [] }), 'OFI'],
    [
      'evidence that has ended proves nothing',
      control({ evidence: [{ record: evidence, coveredUntil: '2026-11-27' }] }),
      'OFI',
    ],
    [
      'what is partly implemented fails in a part',
      control({ implementation: 'PARTLY_IMPLEMENTED' }),
      'MINOR_NON_CONFORMITY',
    ],
    ['what is planned is not there', control({ implementation: 'PLANNED' }), 'MAJOR_NON_CONFORMITY'],
    ['an answer counts before anything else', control({ implementation: 'PLANNED', result: 'OFI' }), 'OFI'],
  ] as const)('%s', (_, one, result) => {
    expect(controlProposal('p-1', [one], today)).toMatchObject({ positionId: 'p-1', result });
  });

  test('the worst of several decides, and every claim cites a record', () => {
    const proposal = controlProposal('p-1', [control(), control({ implementation: 'PLANNED' })], today);
    expect(proposal?.result).toBe('MAJOR_NON_CONFORMITY');
    expect(proposal !== null && isCited(proposal)).toBe(true);
  });

  test('nothing is proposed where the records say nothing', () => {
    expect(controlProposal('p-1', [], today)).toBeNull();
    expect(controlProposal('p-1', [control({ implementation: 'RETIRED' })], today)).toBeNull();
  });
});
