import { memo, type KeyboardEvent } from 'react';

import type { BoardStep } from '#machines/task-board/arrangement.ts';
import type { Task } from '#src/api/task/tasks.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { ChevronsUpDownIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

import { goesToSteps } from './CardSteps.tsx';
import { cardDragging } from './dragging.ts';
import { TaskFacts } from './TaskFacts.tsx';
import { gripId } from './useHeldCard.ts';
import type { TaskBoardActor } from './useTaskBoardActor.ts';

const root = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: '4',
  marginBlockEnd: '8',
  padding: '8',
  paddingInlineStart: '12',
  border: 'default',
  borderRadius: 'sm',
  backgroundColor: 'bg.surface',
  // A card that moves past hundreds of others has only those in view laid out and painted again.
  contentVisibility: 'auto',
  containIntrinsicSize: '[auto 4rem]',
  '&[data-open]': { backgroundColor: 'bg.selected' },
  '&[data-carried]': { borderColor: 'accent.border', backgroundColor: 'accent.subtle' },
});
const texts = css({ flex: '1', minWidth: '0', display: 'flex', flexDirection: 'column', gap: '4' });
const title = css({
  padding: '0',
  textAlign: 'start',
  textStyle: 'sm',
  fontWeight: 'medium',
  color: 'fg.default',
  overflowWrap: 'anywhere',
  lineClamp: '3',
  cursor: 'pointer',
  _hover: { color: 'accent.fg' },
});

const steps: Readonly<Partial<Record<string, BoardStep>>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** What a key does to a card that is carried. */
function act(actor: TaskBoardActor, key: string): boolean {
  const step = steps[key];
  if (step !== undefined) actor.send({ type: 'card.stepped', step });
  else if (key === 'Enter' || key === ' ') actor.send({ type: 'card.dropped' });
  else if (key === 'Escape') actor.send({ type: 'card.released' });
  return step !== undefined || key === 'Enter' || key === ' ' || key === 'Escape';
}

interface BoardCardProps {
  readonly task: Task;
  readonly isCarried: boolean;
  readonly isOpen: boolean;
  readonly mayMove: boolean;
  readonly actor: TaskBoardActor;
  readonly onPick: (id: string, how: 'dragged' | 'by hand') => void;
  readonly onOpen: (id: string) => void;
}

/** One task on the board: drawn again only if it changes itself, while one of hundreds is carried over the others. */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { task, isCarried, isOpen, mayMove, actor, onPick, onOpen } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    if (isCarried && act(actor, event.key)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  return (
    <li
      className={root}
      data-carried={isCarried || undefined}
      data-open={isOpen || undefined}
      {...cardDragging(mayMove, { id: task.id, ref: task.ref, actor, onPick: () => onPick(task.id, 'dragged') })}
    >
      <div className={texts}>
        <button type="button" className={title} dir="auto" onClick={() => onOpen(task.id)}>
          {task.title}
        </button>
        <TaskFacts task={task} />
      </div>
      {mayMove && (
        <IconButton
          id={gripId(task.id)}
          size="sm"
          label={isCarried ? `Put down ${task.ref}` : `Move ${task.ref}`}
          aria-pressed={isCarried}
          onKeyDown={onKeyDown}
          onBlur={(event) => {
            // Not when the card is moved in the document, which takes the focus away for a moment.
            if (isCarried && event.relatedTarget !== null && !goesToSteps(event)) actor.send({ type: 'card.released' });
          }}
          onClick={() => (isCarried ? actor.send({ type: 'card.dropped' }) : onPick(task.id, 'by hand'))}
        >
          <ChevronsUpDownIcon />
        </IconButton>
      )}
    </li>
  );
});
