import type { DragEvent } from 'react';

import type { TaskBoardActor } from './useTaskBoardActor.ts';

interface Held {
  /** The reference of the card, for what it is dropped on outside the board. */
  readonly ref: string;
  readonly actor: TaskBoardActor;
  readonly onPick: () => void;
  /** Called while another card is held over the upper or lower half of this one. */
  readonly onHeldOver: (isBelow: boolean) => void;
}

/** A card that the pointer can pick up, and before or behind which others are put. */
export const cardDragging = (isAllowed: boolean, { ref, actor, onPick, onHeldOver }: Held) => ({
  draggable: isAllowed,
  onDragStart: (event: DragEvent) => {
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', ref);
    onPick();
  },
  onDragOver: (event: DragEvent) => {
    event.preventDefault();
    const { top, height } = event.currentTarget.getBoundingClientRect();
    onHeldOver(event.clientY > top + height / 2);
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
