import { isComplete, memberRemovalMachine } from '#machines/member-removal/member-removal.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { contradiction, failure } from './support/failure.ts';

const record = { id: 'policy-1', ref: 'P-1', title: 'Clean desk' };
const owned = { record, kind: 'policy', field: 'ownerId' };

export const memberRemoval = defineFlow({
  name: 'member-removal',
  title: 'Removal of a member',
  prose:
    'Someone who manages users removes a member, or hands over what a former one owns. Everything gets a successor, record by record where the one chosen may not see it or has another part in it.',
  machine: memberRemovalMachine,
  starts: { 'the members are shown': undefined },
  cases: [
    { type: 'removal.requested', leaver: { id: 'member-1', name: 'Ada', version: 3 } },
    { type: 'successor.chosen', successorId: 'member-2' },
    { type: 'exception.chosen', exception: { recordId: record.id, field: 'ownerId', successorId: 'member-3' } },
    { type: 'removal.confirmed' },
    { type: 'removal.cancelled' },
    ...answers('find', { total: 0, first: [], questions: [] }),
    ...answers('find', { total: 1, first: [owned], questions: [] }),
    ...answers('find', { total: 1, first: [owned], questions: [{ ...owned, problem: 'MAY_NOT_VIEW' }] }),
    ...refuses('find', failure('http_500', 500)),
    ...answers('remove', { left: 0, first: [] }),
    ...answers('remove', { left: 1, first: [record] }),
    ...refuses('remove', failure('http_400', 400), failure('http_409', 409), contradiction('successorId')),
  ],
  contextKey: ({ leaver, successorId, found, exceptions, failure: failed }) => ({
    leaver: leaver?.id ?? null,
    successorId,
    owned: found?.total ?? null,
    questions: found?.questions.length ?? null,
    exceptions: exceptions.length,
    failed: failed !== null,
  }),
  invariants: [
    {
      name: 'nobody is removed before everything has a successor',
      holds: ({ value, context }) => value !== 'removing' || isComplete(context),
    },
  ],
});
