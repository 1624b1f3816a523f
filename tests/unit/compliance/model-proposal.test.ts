import { describe, expect, test } from 'vitest';

import {
  citedProposals,
  modelFacts,
  type ModelProposal,
  type OfferedControl,
} from '#domain/compliance/model-proposal.ts';
import { isCited } from '#machines/ai-assessment/ai-assessment.machine.ts';

const record = { id: 'id-of-c', kind: 'ownControl', ref: 'C-0001', title: 'Review of access' };
const evidence = { id: 'id-of-e', kind: 'evidence', ref: 'EV-0001', title: 'Minutes' };

const offered = (positionId: string, more: Partial<OfferedControl> = {}): OfferedControl => ({
  positionId,
  ref: 'A.5.1',
  texts: { title: 'Access', statement: 'Access is reviewed.' },
  controls: [
    {
      record,
      implementation: 'IMPLEMENTED',
      result: 'NOT_ASSESSED',
      evidence: [{ record: evidence, coveredUntil: null }],
    },
  ],
  ...more,
});

const said = (records: string[], control = 1): ModelProposal => ({
  control,
  result: 'OFI',
  claims: [{ text: 'Access is reviewed.', records }],
});

describe('a proposal of a model', () => {
  test('cites the records that it was offered', () => {
    expect(citedProposals([said(['C-0001', 'EV-0001', 'C-0001'])], [offered('p-1')])).toEqual([
      { positionId: 'p-1', result: 'OFI', claims: [{ text: 'Access is reviewed.', citations: [record, evidence] }] },
    ]);
  });

  test.each([
    ['no record', []],
    ['a record that does not exist', ['C-9999']],
    ['an unknown record beside a known one', ['C-0001', 'R-0001']],
    ['the id of a record instead of its reference', ['id-of-c']],
  ])('that cites %s cites nothing, and cannot be accepted as it is', (_, records) => {
    const [proposal] = citedProposals([said(records)], [offered('p-1')]);
    expect(proposal?.claims).toEqual([{ text: 'Access is reviewed.', citations: [] }]);
    expect(proposal !== undefined && isCited(proposal)).toBe(false);
  });

  test('may cite what was offered for its own control only', () => {
    const other = offered('p-2', { controls: [] });
    expect(citedProposals([said(['C-0001'], 2)], [offered('p-1'), other])[0]?.claims[0]?.citations).toEqual([]);
  });

  test('of a control that was not offered, or is there twice, counts at most once', () => {
    const proposals = citedProposals([said(['C-0001'], 7), said(['C-0001']), said([])], [offered('p-1')]);
    expect(proposals.map(({ positionId, claims }) => [positionId, claims[0]?.citations.length])).toEqual([['p-1', 1]]);
  });
});

test('a model is given neither ids nor texts that it may not read', () => {
  const facts = JSON.stringify(modelFacts([offered('p-1', { texts: null })], '2026-11-28'));
  expect(facts).toContain('C-0001');
  for (const hidden of ['id-of-c', 'p-1', 'Access is reviewed.', '"title":"Access"'])
    expect(facts).not.toContain(hidden);
  expect(JSON.stringify(modelFacts([offered('p-1')], '2026-11-28'))).toContain('Access is reviewed.');
});
