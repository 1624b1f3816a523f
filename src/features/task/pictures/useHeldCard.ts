import { useSelector } from '@xstate/react';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';

import { arranged, rearranged, spotOf, type BoardColumn } from '#machines/task-board/arrangement.ts';

import { cardsIn, nameIn, type StatusColumn } from './useColumns.ts';
import type { TaskBoardActor } from './useTaskBoardActor.ts';

/** A card that is carried, where it is shown. */
export interface HeldCard {
  readonly id: string;
  readonly ref: string;
  readonly statusId: string;
  /** `T-0002: To do, 1 of 3` */
  readonly where: string;
  /** It was picked up at its grip, and not by dragging. */
  readonly isByHand: boolean;
}

const idsIn = (columns: readonly StatusColumn[]): readonly BoardColumn[] =>
  columns.map(({ status, cards }) => ({ statusId: status.id, cardIds: cards.map(({ id }) => id) }));

/** The id of the grip of a card in the document. */
export const gripId = (taskId: string): string => `grip-${taskId}`;

/** The order in which cards are shown, with one that is carried and those whose place is being stored. */
export function useHeldCard(columns: readonly StatusColumn[], actor: TaskBoardActor) {
  const carried = useSelector(actor, ({ context }) => context.carried);
  const put = useSelector(actor, ({ context }) => context.put);
  const byHand = useRef<string | null>(null);
  // What columns and cards are given stays the same while a card is carried, so that only those it leaves and meets are drawn again.
  const cards = useMemo(() => cardsIn(columns), [columns]);
  const atRest = useMemo(
    () =>
      rearranged(
        idsIn(columns),
        put.map(({ move: { id }, to }) => ({ id, to })),
      ),
    [columns, put],
  );
  const latest = useRef(atRest);
  useLayoutEffect(() => void (latest.current = atRest));
  // The same function after each move: with another one, every card of the board would be drawn again when one is put down.
  const pick = useCallback(
    (id: string, how: 'dragged' | 'by hand') => {
      byHand.current = how === 'by hand' ? id : null;
      actor.send({ type: 'card.picked', id, columns: latest.current });
    },
    [actor],
  );
  // The card moves in the document: its grip keeps the focus on the way, there and back, and stays in sight.
  useLayoutEffect(() => {
    const grip = byHand.current === null ? null : document.querySelector<HTMLElement>(`#${gripId(byHand.current)}`);
    if (document.activeElement === document.body) grip?.focus({ preventScroll: true });
    if (carried !== null && document.activeElement === grip)
      grip?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  const shown = carried === null ? atRest : arranged(carried.columns, carried.id, carried.to);
  return { shown, cards, pick, carried: heldIn() };

  function heldIn(): HeldCard | undefined {
    const spot = carried === null ? undefined : spotOf(shown, carried.id);
    if (carried === null || spot === undefined) return undefined;
    const { statusId, index } = spot;
    const size = shown.find((column) => column.statusId === statusId)?.cardIds.length ?? 1;
    const ref = cards.get(carried.id)?.ref ?? 'The task';
    const where = `${ref}: ${nameIn(columns, statusId)}, ${index + 1} of ${size}`;
    return { id: carried.id, ref, statusId, where, isByHand: byHand.current === carried.id };
  }
}
