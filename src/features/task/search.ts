import { taskList } from '#openapi/generated/lists/task.ts';
import { tasks } from '#src/api/task/tasks.ts';
import { registerAddress } from '#src/components/register/register-search.ts';

/** How tasks are shown beside the list: over the same search and filters. */
export const taskLayouts = ['board', 'calendar', 'timeline'] as const;

export type TaskLayout = (typeof taskLayouts)[number];

/** The address of the register of tasks, whatever its layout. */
export const taskAddress = registerAddress(taskList, 'task', { layout: taskLayouts });

/** What the route reads. */
export const register = { address: taskAddress, source: tasks };
