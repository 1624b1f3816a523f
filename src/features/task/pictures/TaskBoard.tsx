import { useCallback } from 'react';

import type { Task } from '#src/api/task/tasks.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { useMay, useSession } from '#src/components/SessionProvider.tsx';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css/index.js';

import { taskKind } from '../task-kind.ts';
import type { TaskAddress } from '../useTaskFilters.tsx';
import { BoardColumnView } from './BoardColumnView.tsx';
import { CardSteps } from './CardSteps.tsx';
import { useColumns, type StatusColumn } from './useColumns.ts';
import { useHeldCard } from './useHeldCard.ts';
import { useMoveNotice } from './useMoveNotice.ts';
import { useTaskBoardActor, type TaskBoardActor } from './useTaskBoardActor.ts';

const board = css({
  display: 'flex',
  flex: '1',
  minHeight: '0',
  scrolls: 'x',
  scrollSnapType: { base: '[x mandatory]', md: 'none' },
  backgroundColor: 'bg.canvas',
});

/** The tasks in the columns of their statuses. A card is moved by the pointer, or with the keyboard from its grip. */
export function TaskBoard({ address }: { readonly address: TaskAddress }) {
  const { columns, error, retry, lacks, retryLacking, showMore } = useColumns(address);
  const announce = useMoveNotice();
  // Here, and not in the columns, which may be taken away while they are fetched: a card that is on its way is still told about.
  const actor = useTaskBoardActor((id, statusId) => announce(columns, id, statusId));
  if (columns === undefined && error !== null) return <LoadFailed what="tasks" error={error} onRetry={retry} />;
  if (columns === undefined) return <LoadingRows />;
  if (columns.length === 0)
    return (
      <EmptyState title="No columns">
        Add task statuses in the settings: each of them is a column of the board.
      </EmptyState>
    );
  return (
    <>
      {lacks !== null && (
        <Banner
          tone="warning"
          place="edge"
          title="Columns of statuses that are not offered any more may be missing."
          actions={
            <Button size="sm" onClick={retryLacking}>
              Try again
            </Button>
          }
        >
          {lacks.message || texts.errors.fallback}
        </Banner>
      )}
      <Columns columns={columns} address={address} actor={actor} onMore={showMore} />
    </>
  );
}

interface ColumnsProps {
  readonly columns: readonly StatusColumn[];
  readonly address: TaskAddress;
  readonly actor: TaskBoardActor;
  readonly onMore: (statusId: string) => void;
}

const none: readonly string[] = [];

function Columns({ columns, address, actor, onMore }: ColumnsProps) {
  const { shown, cards, carried, pick } = useHeldCard(columns, actor);
  const mayEdit = useMay({ ...taskKind.access, level: 'EDIT' });
  const ownId = useSession(({ context }) => context.account?.id);
  const { openRecord } = address;
  const mayMove = useCallback((task: Task) => mayEdit || task.owner?.id === ownId, [mayEdit, ownId]);
  const open = useCallback((id: string) => openRecord(id), [openRecord]);
  return (
    <>
      <div className={board} role="group" aria-label="Board">
        {columns.map((column) => {
          const { id } = column.status;
          return (
            <BoardColumnView
              key={id}
              column={column}
              cardIds={shown.find(({ statusId }) => statusId === id)?.cardIds ?? none}
              cards={cards}
              carriedId={carried?.statusId === id ? carried.id : undefined}
              actor={actor}
              open={address.open}
              mayMove={mayMove}
              onPick={pick}
              onOpen={open}
              onMore={onMore}
            />
          );
        })}
      </div>
      {carried?.isByHand === true && <CardSteps card={carried} actor={actor} />}
      <VisuallyHidden>
        <p role="status">
          {carried !== undefined && `${carried.where}. Arrow keys move it, Enter puts it down, Escape puts it back.`}
        </p>
      </VisuallyHidden>
    </>
  );
}
