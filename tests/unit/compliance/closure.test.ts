import { expect, test } from 'vitest';

import { checkFrom, closureGaps, closureOf, type ClosingFinding } from '#domain/compliance/closure.ts';

/* Raised by Cem, the auditor; owned by Ana; Ben did the action. */
const finding: ClosingFinding = {
  kind: 'MAJOR',
  raisedOn: '2026-04-01',
  ownerId: 'ana',
  verifierId: 'cem',
  againFrom: null,
  formerOwnerIds: ['dana'],
  formerDoerIds: ['finn'],
  rootCause: 'No one was told who reviews access.',
  correction: 'All access was reviewed.',
  actions: [{ doneById: 'ben', doneOn: '2026-05-01' }],
  evidenceDates: ['2026-05-02'],
  declinedBecause: '',
};

const check = (byId: string, on: string) => ({ byId, on });
const onHold = { doneById: null, doneOn: null };
const improvement: ClosingFinding = {
  ...finding,
  kind: 'OFI',
  rootCause: '',
  correction: '',
  actions: [],
  evidenceDates: [],
};

/** The answer as compliance.md writes it. */
function answer(...given: Parameters<typeof closureOf>): string {
  const closure = closureOf(...given);
  if (closure.isClosed) return 'CLOSED';
  return closure.until === null ? closure.refusal : `${closure.refusal}, until ${closure.until}`;
}

test.each([
  ['Cem finds it effective', finding, check('cem', '2026-06-01'), 'CLOSED'],
  ['on the first day on which its effect can be seen', finding, check('cem', '2026-05-31'), 'CLOSED'],
  ['too early', finding, check('cem', '2026-05-20'), 'WAIT, until 2026-05-31'],
  ['a minor one, earlier', { ...finding, kind: 'MINOR' }, check('cem', '2026-05-15'), 'CLOSED'],
  ['a minor one, too early', { ...finding, kind: 'MINOR' }, check('cem', '2026-05-14'), 'WAIT, until 2026-05-15'],
  ['checked by Ana', finding, check('ana', '2026-06-01'), 'OWN_CHECK'],
  ['checked by Ben', finding, check('ben', '2026-06-01'), 'OWN_CHECK'],
  ['checked by Dana, who owned it before Ana', finding, check('dana', '2026-06-01'), 'OWN_CHECK'],
  [
    'checked by Finn, who had done an action that was taken up again',
    finding,
    check('finn', '2026-06-01'),
    'OWN_CHECK',
  ],
  [
    'a second action on hold',
    { ...finding, actions: [...finding.actions, onHold] },
    check('cem', '2026-06-01'),
    'ACTIONS_OPEN',
  ],
  ['only an action on hold', { ...finding, actions: [onHold] }, check('cem', '2026-06-01'), 'ACTIONS_OPEN'],
  ['no action', { ...finding, actions: [] }, check('cem', '2026-06-01'), 'ACTION_MISSING'],
  ['no root cause', { ...finding, rootCause: ' ' }, check('cem', '2026-06-01'), 'ROOT_CAUSE_MISSING'],
  ['no correction', { ...finding, correction: '' }, check('cem', '2026-06-01'), 'CORRECTION_MISSING'],
  [
    'evidence older than the finding',
    { ...finding, evidenceDates: ['2026-03-31'] },
    check('cem', '2026-06-01'),
    'EVIDENCE_MISSING',
  ],
  ['no check', finding, null, 'CHECK_MISSING'],
  ['nobody to check it', { ...finding, verifierId: null }, null, 'VERIFIER_MISSING'],
  [
    'nothing done since a check failed',
    { ...finding, againFrom: '2026-05-02' },
    check('cem', '2026-06-30'),
    'NEW_ACTION_MISSING',
  ],
  [
    'something done since, whose effect cannot be seen yet',
    { ...finding, actions: [...finding.actions, { doneById: 'ben', doneOn: '2026-06-10' }], againFrom: '2026-06-01' },
    check('cem', '2026-06-30'),
    'WAIT, until 2026-07-10',
  ],
  [
    'an action that is said to be older than the finding counts from that',
    { ...finding, actions: [{ doneById: 'ben', doneOn: '2026-01-01' }] },
    check('cem', '2026-04-30'),
    'WAIT, until 2026-05-01',
  ],
  [
    'the later of two actions counts',
    { ...finding, actions: [...finding.actions, { doneById: 'eve', doneOn: '2026-05-10' }] },
    check('cem', '2026-06-01'),
    'WAIT, until 2026-06-09',
  ],
  ['an improvement that was declined', { ...improvement, declinedBecause: 'Too dear' }, null, 'CLOSED'],
  ['an improvement with an action done', { ...improvement, actions: [...finding.actions, onHold] }, null, 'CLOSED'],
  ['an improvement with an action on hold', { ...improvement, actions: [onHold] }, null, 'ACTIONS_OPEN'],
  ['an improvement without anything', improvement, null, 'ACTION_MISSING'],
] as const)('%s', (_name, closing, by, expected) => {
  expect(answer(closing, by)).toBe(expected);
});

test('all that is missing is named, in the order in which it is worked on', () => {
  const bare = { ...finding, rootCause: '', correction: '', actions: [onHold], evidenceDates: [] };
  expect(closureGaps(bare, check('ana', '2026-06-01'))).toEqual([
    'ROOT_CAUSE_MISSING',
    'CORRECTION_MISSING',
    'ACTIONS_OPEN',
    'EVIDENCE_MISSING',
    'OWN_CHECK',
  ]);
});

test('a check is possible from so many days after the last action, once all are done', () => {
  const from = (kind: ClosingFinding['kind'], ...actions: ClosingFinding['actions']) =>
    checkFrom({ ...finding, kind, actions });
  const [done] = finding.actions;
  if (done === undefined) throw new Error('No action');
  expect([
    from('MAJOR', done),
    from('MINOR', done),
    from('OFI', done),
    from('MAJOR', done, onHold),
    from('MAJOR'),
  ]).toEqual(['2026-05-31', '2026-05-15', null, null, null]);
});
