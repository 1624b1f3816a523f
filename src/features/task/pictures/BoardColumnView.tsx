import { createLink } from '@tanstack/react-router';
import { memo, useId } from 'react';

import type { Task } from '#src/api/task/tasks.ts';
import { formatNumber } from '#src/components/format.ts';
import { StateGlyph } from '#src/registers/record-tasks/task-marks.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';
import { css } from '#styled/css/index.js';

import { BoardCard } from './BoardCard.tsx';
import { columnDropping } from './dragging.ts';
import { daysOfDone, type StatusColumn } from './useColumns.ts';
import type { TaskBoardActor } from './useTaskBoardActor.ts';

const root = css({
  display: 'flex',
  flexDirection: 'column',
  flex: { base: '[0 0 86%]', md: '[1 0 15.5rem]' },
  maxWidth: { md: '[26rem]' },
  minHeight: '0',
  borderInlineEnd: 'default',
  scrollSnapAlign: 'start',
});
const head = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8',
  height: '[32px]',
  flexShrink: '0',
  paddingInline: '12',
  margin: '0',
  borderBlockEnd: 'default',
  color: 'fg.muted',
  textStyle: 'xs',
  fontWeight: 'medium',
});
const name = css({ minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
const count = css({ marginInlineStart: 'auto', tabularFigures: true });
const list = css({
  flex: '1',
  minHeight: '[4rem]',
  scrolls: 'y',
  margin: '0',
  padding: '8',
  // Each card ends with the space below it: in a block, not a flexible box, a card that moves past others is laid out sooner, and a
  // space between siblings would have the style of each of them computed again.
  paddingBlockEnd: '0',
  listStyle: 'none',
});
const note = css({ margin: '0', padding: '8', color: 'fg.subtle', textStyle: 'xs' });

const more = css({ flexShrink: '0', padding: '4' });

const TaskLink = createLink(TextLink);

interface BoardColumnViewProps {
  readonly column: StatusColumn;
  /** In the order that is shown, with a card that is carried. */
  readonly cardIds: readonly string[];
  /** Every card of the board. */
  readonly cards: ReadonlyMap<string, Task>;
  /** Only if it is in this column. */
  readonly carriedId: string | undefined;
  readonly actor: TaskBoardActor;
  readonly open: string | undefined;
  readonly mayMove: (task: Task) => boolean;
  readonly onPick: (id: string, how: 'dragged' | 'by hand') => void;
  readonly onOpen: (id: string) => void;
  /** Shows the next cards of the column. */
  readonly onMore: (statusId: string) => void;
}

/** The tasks with one status: drawn again only if one comes, goes or moves. */
export const BoardColumnView = memo(function BoardColumnView(props: BoardColumnViewProps) {
  const { column, cardIds, cards, carriedId, actor, open, mayMove, onPick, onOpen, onMore } = props;
  const { status, total } = column;
  const id = useId();
  const hidden = total - column.cards.length;
  const shown = cardIds.flatMap((cardId) => cards.get(cardId) ?? []);
  const last = cardIds.length - (carriedId === undefined ? 0 : 1);
  const placeLast = () => actor.send({ type: 'card.placed', to: { statusId: status.id, index: last } });
  return (
    <section className={root} aria-labelledby={id}>
      <h2 className={head} id={id}>
        <StateGlyph state={status.category} />
        <span className={name} dir="auto">
          {status.name}
        </span>
        <span className={count}>{total}</span>
      </h2>
      <ol className={list} aria-labelledby={id} {...columnDropping(actor, placeLast)}>
        {shown.map((card) => (
          <BoardCard
            key={card.id}
            task={card}
            isCarried={card.id === carriedId}
            isOpen={card.id === open}
            mayMove={mayMove(card)}
            actor={actor}
            onPick={onPick}
            onOpen={onOpen}
          />
        ))}
        {shown.length === 0 && (
          <li>
            <p className={note}>No tasks</p>
          </li>
        )}
      </ol>
      {hidden > 0 && (
        <div className={more}>
          <Button
            size="sm"
            variant="ghost"
            aria-label={`Show more of ${status.name}`}
            onClick={() => onMore(status.id)}
          >
            Show more ({formatNumber(hidden)})
          </Button>
        </div>
      )}
      {status.category === 'DONE' && (
        <p className={note}>
          Completed in the last {daysOfDone} days.{' '}
          <TaskLink to="/manage-projects/tasks" search={{ statusId: [status.id] }}>
            All in the list
          </TaskLink>
        </p>
      )}
    </section>
  );
});
