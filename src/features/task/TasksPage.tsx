import { getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';

import { isOpenState } from '#domain/task/task-lifecycle.ts';
import type { Task } from '#src/api/task/tasks.ts';
import { DueNote } from '#src/components/cells/DueNote.tsx';
import { orderIn, useAddress } from '#src/components/register/address.ts';
import { RegisterScreen } from '#src/registers/RegisterScreen.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';

import { taskBatchFields } from './batch-fields.tsx';
import { taskColumns } from './columns.tsx';
import { LayoutSwitch } from './LayoutSwitch.tsx';
import { taskAddress } from './search.ts';
import { taskKind } from './task-kind.ts';
import { useTaskFilters } from './useTaskFilters.tsx';

const TaskPanel = lazyPart(async () => (await import('./TaskPanel.tsx')).TaskPanel);
const TaskPictures = lazyPart(async () => (await import('./pictures/TaskPictures.tsx')).TaskPictures);
const route = getRouteApi('/_app/_guarded/manage-projects/tasks');

/** Below a title on phones. */
const note = ({ owner, state, dueOn }: Task) => <DueNote person={owner} day={isOpenState(state) ? dueOn : null} />;

/** /manage-projects/tasks: the register, as a list, a board, a calendar or a timeline. */
export function TasksPage() {
  const address = useAddress(route.useSearch(), 'task');
  const filters = useTaskFilters(address);
  const { layout, view } = address.search;
  const layoutSwitch = <LayoutSwitch layout={layout} onChange={(next) => address.show({ layout: next, page: 1 })} />;
  if (layout !== undefined && view === undefined)
    return (
      <Suspense fallback={<LoadingRows />}>
        <TaskPictures address={address} layout={layout} filters={filters} layoutSwitch={layoutSwitch} />
      </Suspense>
    );
  return (
    <RegisterScreen
      kind={taskKind}
      title="Tasks"
      address={address}
      query={taskAddress.toQuery(address.search)}
      unfiltered={taskAddress.toQuery({ ...taskAddress.defaults, ...orderIn(address.search) })}
      columns={taskColumns}
      note={note}
      filters={filters}
      layoutSwitch={layoutSwitch}
      batchFields={taskBatchFields}
      firstSteps="A task says what is to be done, by whom and until when. It can repeat, wait for others and be linked to any record."
      panel={TaskPanel}
    />
  );
}
