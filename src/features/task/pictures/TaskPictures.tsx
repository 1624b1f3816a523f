import { Suspense, type ReactNode } from 'react';

import type { RegisterFilter } from '#src/components/register/filters.tsx';
import { ListFrame } from '#src/components/register/ListFrame.tsx';
import { RegisterToolbar } from '#src/components/register/RegisterToolbar.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';
import { LoadingPanel } from '#src/registers/LoadingPanel.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';

import type { TaskLayout } from '../search.ts';
import { taskKind } from '../task-kind.ts';
import type { TaskAddress } from '../useTaskFilters.tsx';
import { TaskBoard } from './TaskBoard.tsx';
import { TaskCalendar } from './TaskCalendar.tsx';
import { TaskTimeline } from './TaskTimeline.tsx';

const TaskPanel = lazyPart(async () => (await import('../TaskPanel.tsx')).TaskPanel);

const pictures = { board: TaskBoard, calendar: TaskCalendar, timeline: TaskTimeline } as const;

/** Nothing searched or filtered, in the same layout. */
const cleared: Partial<TaskAddress['search']> = {
  search: '',
  projectId: [],
  ownerId: [],
  statusId: [],
  state: [],
  severityId: [],
  every: [],
  labelId: [],
  dueBy: undefined,
  dueFrom: undefined,
  startsBy: undefined,
  figure: undefined,
};

interface TaskPicturesProps {
  readonly address: TaskAddress;
  readonly layout: TaskLayout;
  readonly filters: readonly RegisterFilter[];
  readonly layoutSwitch: ReactNode;
}

/** Tasks as a board, a calendar or a timeline, by the search and filters of their list. */
export function TaskPictures({ address, layout, filters, layoutSwitch }: TaskPicturesProps) {
  const mayAdd = useMay({ ...taskKind.access, level: 'ADD' });
  const Picture = pictures[layout];
  const { open, search, param } = address;
  return (
    <ListFrame
      title="Tasks"
      noun={taskKind.noun}
      count={undefined}
      onAdd={mayAdd ? () => address.openRecord('new') : undefined}
      toolbar={
        <RegisterToolbar
          searchLabel="Search tasks"
          search={search.search}
          onSearch={(text) => address.filter({ search: text })}
          filters={filters}
          onClear={() => address.show({ ...cleared, page: 1 })}
          back={layoutSwitch}
        />
      }
      panel={
        open !== undefined && (
          <Suspense fallback={<LoadingPanel noun={taskKind.noun} />}>
            <TaskPanel
              key={open}
              id={open}
              place={{
                param,
                openRecord: (id) => address.openRecord(id),
                onRemoved: () => address.openRecord(undefined),
                openTab: {
                  tab: search.tab,
                  comment: search.comment,
                  show: (tab) => address.show({ tab, comment: undefined }, { replace: true }),
                },
              }}
            />
          </Suspense>
        )
      }
    >
      <Picture address={address} />
    </ListFrame>
  );
}
