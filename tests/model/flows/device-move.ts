import { deviceMoveMachine, movesOf } from '#machines/device-move/device-move.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

const proposal = { deviceId: 'crane', name: 'crane', refusal: '', candidates: [] };
const like = { id: 'asset', ref: 'A-0001', title: 'Crane', by: ['MAC' as const] };

export const deviceMove = defineFlow({
  name: 'device-move',
  title: 'Move of what runZero has found into the register',
  prose:
    'Someone moves devices into the register of information assets. The assets that they may be are proposed, and for each device the person decides between one of these, a new asset and none.',
  machine: deviceMoveMachine,
  starts: { 'the list of devices is opened': undefined },
  cases: [
    { type: 'devices.chosen', deviceIds: ['crane'], mayLink: true },
    { type: 'devices.chosen', deviceIds: ['crane'], mayLink: false },
    { type: 'proposals.retried' },
    { type: 'choice.changed', deviceId: 'crane', choice: 'leave' },
    { type: 'choice.changed', deviceId: 'crane', choice: 'new' },
    { type: 'move.confirmed' },
    { type: 'dialog.closed' },
    ...answers(
      'propose',
      [proposal],
      [{ ...proposal, candidates: [like] }],
      [{ ...proposal, refusal: 'In the register as A-0001' }],
    ),
    ...refuses('propose', failure('http_500', 500)),
    ...answers('move', { moved: [], left: [] }),
    ...refuses('move', failure('http_400', 400)),
  ],
  contextKey: ({ choices, mayLink, outcome, failure: failed }) => ({
    choice: choices['crane'] ?? null,
    mayLink,
    moved: outcome !== null,
    failed: failed?.status ?? null,
  }),
  invariants: [
    {
      name: 'nothing is known of devices while no dialog is open',
      holds: ({ value, context }) => (context.deviceIds.length === 0) === (value === 'closed'),
    },
    {
      name: 'something is moved whenever the server is asked to',
      holds: ({ value, context }) => value !== 'moving' || movesOf(context.choices).length > 0,
    },
    {
      name: 'an outcome is shown exactly after a move',
      holds: ({ value, context }) => (value === 'moved') === (context.outcome !== null),
    },
    {
      name: 'no device becomes an asset of the register without the right to say so',
      holds: ({ context }) => context.mayLink || movesOf(context.choices).every((move) => !('assetId' in move)),
    },
  ],
});
