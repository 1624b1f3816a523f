import { createDutyMachine, type DutyDraft } from '#machines/duty/duty.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { contradiction, failure } from './support/failure.ts';

const now = Date.parse('2026-11-22T12:00:00Z');

const warning: DutyDraft = {
  response: 'GIVE',
  version: 1,
  awareAt: '2026-11-20T21:00:00Z',
  regime: 'nis2',
  step: 'early-warning',
  name: 'NIS 2, Early warning',
  entryId: null,
  at: '2026-11-21T10:00:00Z',
  reference: '',
  proofId: null,
  reason: '',
};

export const duty = defineFlow({
  name: 'duty',
  title: 'A duty to notify',
  prose:
    'The user records of a step of a duty that it was given or that it is not required, and corrects or retracts what was recorded. What is in the future, before awareness or without a reason is refused before it is sent. A user who was overtaken by a change looks at the incident again, and what was typed is kept.',
  machine: createDutyMachine(() => now),
  starts: { 'an incident is opened': undefined },
  cases: [
    { type: 'step.requested', draft: warning },
    { type: 'step.requested', draft: { ...warning, response: 'WAIVE' } },
    { type: 'step.requested', draft: { ...warning, response: 'CORRECT', entryId: 'given' } },
    { type: 'draft.changed', changes: { reason: 'The authority said so' } },
    { type: 'draft.changed', changes: { at: '2026-11-23T10:00:00Z' } },
    { type: 'draft.changed', changes: { at: '2026-11-20T10:00:00Z' } },
    { type: 'draft.changed', changes: { at: '2026-11-21T10:00:00Z' } },
    { type: 'step.confirmed' },
    { type: 'step.cancelled' },
    ...answers('take', undefined),
    ...refuses('take', failure('http_400', 400), failure('http_409', 409), contradiction('action')),
  ],
  contextKey: ({ draft, kept, failure: failed }) => ({
    open: draft === null ? null : [draft.response, draft.at, draft.reason !== ''],
    kept: kept === null ? null : [kept.response, kept.at, kept.reason !== ''],
    failed: failed === null ? null : Object.keys(failed.fieldErrors),
  }),
  invariants: [
    {
      name: 'nothing is sent that is in the future or before awareness',
      holds: ({ value, context: { draft } }) =>
        value !== 'taking' || draft === null || draft.response === 'WAIVE' || draft.at === '2026-11-21T10:00:00Z',
    },
    {
      name: 'a waiver and a correction are sent with a reason only',
      holds: ({ value, context: { draft } }) =>
        value !== 'taking' || draft === null || draft.response === 'GIVE' || draft.reason !== '',
    },
  ],
});
