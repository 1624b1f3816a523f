import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';

import { rearranged, type CardMove } from '#machines/task-board/arrangement.ts';
import { taskBoardMachine } from '#machines/task-board/task-board.machine.ts';

const columns = [
  { statusId: 'todo', cardIds: ['task-1', 'task-2'] },
  { statusId: 'done', cardIds: [] },
];

test('a card that is put down while another one is being stored is stored after it', async () => {
  const stored: CardMove[] = [];
  const answers: (() => void)[] = [];
  const move = fromPromise<void, CardMove>(({ input }) => {
    stored.push(input);
    return new Promise((resolve) => answers.push(resolve));
  });
  const actor = createActor(taskBoardMachine.provide({ actors: { move } }));
  const moved: string[] = [];
  actor.on('card.moved', ({ id }) => moved.push(id));
  actor.start();
  const shown = () =>
    rearranged(
      columns,
      actor.getSnapshot().context.put.map((one) => ({ id: one.move.id, to: one.to })),
    );
  for (const id of ['task-1', 'task-2']) {
    actor.send({ type: 'card.picked', id, columns: shown() });
    actor.send({ type: 'card.placed', to: { statusId: 'done', index: 0 } });
    actor.send({ type: 'card.dropped' });
  }
  expect(stored.map(({ id }) => id)).toEqual(['task-1']);
  expect(shown()).toMatchObject([{ cardIds: [] }, { cardIds: ['task-2', 'task-1'] }]);

  answers[0]?.();
  await waitFor(actor, ({ context }) => context.put.length === 1);
  expect(stored[1]).toEqual({
    id: 'task-2',
    statusId: 'done',
    beforeId: null,
    afterId: 'task-1',
    fromStatusId: 'todo',
  });
  answers[1]?.();
  await waitFor(actor, ({ context }) => context.put.length === 0);
  expect(moved).toEqual(['task-1', 'task-2']);
});
