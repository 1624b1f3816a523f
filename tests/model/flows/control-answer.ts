import { controlAnswerMachine } from '#machines/control-answer/control-answer.machine.ts';
import type { StoredAnswer } from '#machines/control-answer/control-answer.types.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

export const positionId = '3f2b7a52-6f64-4f2b-9f2e-0c3d6f0a1b77';

/** Answered while the first is being saved. */
const otherId = '3f2b7a52-6f64-4f2b-9f2e-0c3d6f0a1b78';

export const stored: StoredAnswer = {
  result: 'NOT_ASSESSED',
  maturity: null,
  observation: '',
  reason: '',
  answers: [],
  itemVersion: 1,
  ownControl: null,
};

const savedAs = { ...stored, result: 'COMPLIANT', itemVersion: 2 } as const;
const theirs = { ...stored, result: 'MAJOR_NON_CONFORMITY', itemVersion: 3 } as const;

const change = (result: StoredAnswer['result']) =>
  ({ type: 'answer.changed', positionId, stored, changes: { result } }) as const;

export const controlAnswer = defineFlow({
  name: 'control-answer',
  title: 'Answering the controls of an assessment',
  prose:
    'Answers and judgements are saved as they are typed, one control after the other, and wait while there is no connection. Where someone else has changed the same field, the person chooses; what is left once the assessment is closed can be copied.',
  machine: controlAnswerMachine,
  starts: { 'an assessment is opened': undefined },
  cases: [
    change('COMPLIANT'),
    change('OFI'),
    { type: 'answer.changed', positionId: otherId, stored, changes: { result: 'OFI' } },
    { type: 'conflict.settled', positionId, field: 'result', take: 'mine' },
    { type: 'conflict.settled', positionId, field: 'result', take: 'theirs' },
    { type: 'edit.discarded', positionId },
    { type: 'edits.restored', edits: { [positionId]: { base: stored, changes: { result: 'COMPLIANT' } } } },
    ...answers(
      'save',
      { outcome: 'SAVED', stored: savedAs },
      { outcome: 'CONFLICT', stored: theirs },
      { outcome: 'CLOSED' },
    ),
    ...refuses(
      'save',
      failure('network_error'),
      failure('http_400', 400),
      failure('http_403', 403),
      failure('http_503', 503),
    ),
  ],
  watchers: ['watchConnection'],
  externalEvents: ['connection.returned'],
  // Facts of their own for each control and each part of its edit, so that what happens is told by those that matter to it.
  contextKey: ({ edits, sent }) => ({
    sent: sent?.positionId,
    'sent as': sent?.changes.result,
    first: Object.keys(edits).length > 1 ? Object.keys(edits)[0] : undefined,
    ...Object.fromEntries(
      [positionId, otherId].flatMap((id, index): [string, string | boolean | undefined][] => {
        const edit = edits[id];
        const name = index === 0 ? 'one' : 'other';
        return [
          [name, edit?.changes.result],
          [`base of ${name}`, edit?.base.result],
          [`conflict on ${name}`, edit?.theirs.result !== undefined],
          [`${name} refused`, edit !== undefined && edit.failure !== null],
        ];
      }),
    ),
  }),
  isPossible: (event, { edits }) => {
    if (event.type === 'conflict.settled') return edits[positionId]?.theirs.result !== undefined;
    return event.type !== 'edit.discarded' || positionId in edits;
  },
  invariants: [
    {
      name: 'an answer is sent exactly while it is being saved',
      holds: (snapshot) => (snapshot.context.sent !== null) === snapshot.matches({ open: 'saving' }),
    },
    {
      name: 'nothing that could be sent is left idle',
      holds: ({ context, ...snapshot }) =>
        !('value' in snapshot) ||
        JSON.stringify(snapshot.value) !== JSON.stringify({ open: 'idle' }) ||
        Object.values(context.edits).every(
          ({ theirs: other, failure: why }) => why !== null || Object.keys(other).length > 0,
        ),
    },
    {
      name: 'only what was changed here too is in conflict',
      holds: ({ context }) =>
        Object.values(context.edits).every(({ theirs: other, changes }) =>
          Object.keys(other).every((field) => field in changes),
        ),
    },
  ],
});
