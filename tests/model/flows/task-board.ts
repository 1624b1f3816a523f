import { taskBoardMachine } from '#machines/task-board/task-board.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

const columns = [
  { statusId: 'todo', cardIds: ['task-1', 'task-2'] },
  { statusId: 'doing', cardIds: ['task-3'] },
];

export const taskBoard = defineFlow({
  name: 'task-board',
  title: 'Cards of a board',
  prose:
    'A card is picked up by the pointer or from the keyboard, held over a place, and put down or put back. It is shown at its new place at once, and goes back if the server refuses or someone else has moved the cards.',
  machine: taskBoardMachine,
  starts: { 'a board is opened': undefined },
  cases: [
    { type: 'card.picked', id: 'task-1', columns },
    { type: 'card.picked', id: 'task-9', columns },
    { type: 'card.stepped', step: 'down' },
    { type: 'card.stepped', step: 'up' },
    { type: 'card.stepped', step: 'right' },
    { type: 'card.stepped', step: 'left' },
    { type: 'card.placed', to: { statusId: 'doing', index: 1 } },
    { type: 'card.dropped' },
    { type: 'card.released' },
    ...answers('move', undefined),
    ...refuses('move', failure('http_400', 400), failure('http_409', 409)),
  ],
  contextKey: ({ carried }) => (carried === null ? null : { id: carried.id, to: carried.to }),
  invariants: [
    {
      name: 'a card is away from its stored place only while it is carried or moved',
      holds: ({ value, context }) => (context.carried !== null) === (value !== 'idle'),
    },
    {
      name: 'nothing is sent for a card that stays where it is',
      holds: ({ value, context: { carried } }) =>
        value !== 'moving' ||
        (carried !== null &&
          (carried.from.statusId !== carried.to.statusId || carried.from.index !== carried.to.index)),
    },
  ],
});
