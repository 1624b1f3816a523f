import { figureLabels } from '#domain/words/figures.ts';
import { projects, type Task, type TaskRecurrence } from '#src/api/task/tasks.ts';
import { taskStatuses } from '#src/api/task/tasks.ts';
import type { Address } from '#src/components/register/address.ts';
import {
  choicesFilter,
  dayUntilOrNoneFilter,
  figureFilter,
  type RegisterFilter,
} from '#src/components/register/filters.tsx';
import { useLookupFilter } from '#src/registers/lookup-filter.tsx';
import { useOwnerFilter } from '#src/registers/owner-filter.tsx';
import { useRecordFilter } from '#src/registers/record-filter.tsx';
import { recurrenceFilterWords, taskCourseWords, taskWords as words } from '#src/registers/words/task.ts';
import { labels } from '#src/ui/labels.ts';

import type { taskAddress } from './search.ts';

/** The address of tasks, as their screens use it. */
export type TaskAddress = Address<typeof taskAddress.defaults>;

/** The filters that all layouts of tasks share. */
export function useTaskFilters(address: TaskAddress): readonly RegisterFilter[] {
  return [
    useRecordFilter(address, 'projectId', { label: words.projectId.label, source: projects, nothing: 'No project' }),
    useOwnerFilter(address, 'ownerId', words.ownerId.label, labels.unassigned),
    useLookupFilter(address, 'statusId', { label: words.statusId.label, source: taskStatuses }),
    choicesFilter<'state', Task['state']>(address, 'state', taskCourseWords.state),
    useLookupFilter(address, 'severityId', words.severityId),
    choicesFilter<'every', TaskRecurrence['every']>(address, 'every', recurrenceFilterWords),
    dayUntilOrNoneFilter(address, 'dueBy', words.dueOn.label, 'No day'),
    figureFilter(address, figureLabels.task),
  ];
}
