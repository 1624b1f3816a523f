import type { DragEvent } from 'react';

import { spotBeside } from '#machines/task-board/arrangement.ts';

import type { TaskBoardActor } from './useTaskBoardActor.ts';

interface Held {
  readonly id: string;
  /** The reference of the card, for what it is dropped on outside the board. */
  readonly ref: string;
  readonly actor: TaskBoardActor;
  readonly onPick: () => void;
}

/** Puts the card that is carried above or below another one. */
function holdOver(actor: TaskBoardActor, cardId: string, isBelow: boolean): void {
  const { carried } = actor.getSnapshot().context;
  const to = carried === null ? undefined : spotBeside(carried.columns, carried.id, { cardId, isBelow });
  if (to !== undefined) actor.send({ type: 'card.placed', to });
}

/** A card that the pointer can pick up, and before or behind which others are put. */
export const cardDragging = (isAllowed: boolean, { id, ref, actor, onPick }: Held) => ({
  draggable: isAllowed,
  onDragStart: (event: DragEvent) => {
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', ref);
    onPick();
  },
  onDragOver: (event: DragEvent) => {
    event.preventDefault();
    const { top, height } = event.currentTarget.getBoundingClientRect();
    holdOver(actor, id, event.clientY > top + height / 2);
  },
  onDragEnd: () => actor.send({ type: 'card.released' }),
});

/** A column into which cards are put. @param onHeldOver called while a card is held over the free space below the others */
export const columnDropping = (actor: TaskBoardActor, onHeldOver: () => void) => ({
  onDragOver: (event: DragEvent) => {
    event.preventDefault();
    if (event.target === event.currentTarget) onHeldOver();
  },
  onDrop: (event: DragEvent) => {
    event.preventDefault();
    actor.send({ type: 'card.dropped' });
  },
});
