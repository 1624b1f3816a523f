// Generated from the contract by `npm run generate`. Do not edit.

import { taskFigureValues } from '../values/task-figure.ts';
import { taskPeriodValues } from '../values/task-period.ts';
import { taskSortValues } from '../values/task-sort.ts';
import { taskStateValues } from '../values/task-state.ts';

export const taskList = { kind: "task", sortKeys: taskSortValues, filters: { projectId: { type: 'ids', orNone: true }, statusId: { type: 'ids', orNone: true }, severityId: { type: 'ids', orNone: true }, ownerId: { type: 'ids', orNone: true }, dueBy: { type: 'day', orNone: true }, labelId: { type: 'ids', orNone: true }, state: { type: 'values', values: taskStateValues, orNone: false }, dueFrom: { type: 'day', orNone: false }, startsBy: { type: 'day', orNone: false }, completedFrom: { type: 'day', orNone: false }, every: { type: 'values', values: taskPeriodValues, orNone: false }, figure: { type: 'value', values: taskFigureValues, orNone: false } } } as const;
