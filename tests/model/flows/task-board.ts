import { taskBoardMachine } from '#machines/task-board/task-board.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { contradiction, failure } from './support/failure.ts';

const columns = [
  { statusId: 'todo', cardIds: ['task-1', 'task-2'] },
  { statusId: 'doing', cardIds: ['task-3'] },
];

export const taskBoard = defineFlow({
  name: 'task-board',
  title: 'Cards of a board',
  prose:
    'A card is picked up by the pointer or from the keyboard, held over a place, and put down or put back. It is shown at its new place at once, and goes back if the server refuses, as it does when someone else has moved the cards; the next one can be moved meanwhile.',
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
    ...refuses('move', failure('http_500', 500), contradiction('beforeId')),
  ],
  contextKey: ({ carried, put }) => ({
    carried: carried === null ? null : { id: carried.id, to: carried.to },
    put: put.length,
  }),
  // A third card waits as the second one does.
  isPossible: ({ type }, { put }) => type !== 'card.picked' || put.length < 2,
  invariants: [
    {
      name: 'a card is in the hand exactly while it is carried',
      holds: (snapshot) => (snapshot.context.carried !== null) === snapshot.matches({ hand: 'carrying' }),
    },
    {
      name: 'a place is stored exactly while a card that was put down waits for it',
      holds: (snapshot) => snapshot.context.put.length > 0 === snapshot.matches({ store: 'storing' }),
    },
    {
      name: 'nothing is sent for a card that stays where it is',
      holds: ({ context: { put } }) => put.every(({ to }) => to.statusId !== 'todo' || to.index !== 0),
    },
  ],
});
