import { taskInput } from '#openapi/generated/inputs.ts';
import { task } from '#openapi/generated/records.ts';
import { tasks } from '#src/api/task/tasks.ts';
import { registerKind } from '#src/registers/record-kind.ts';

export const taskKind = registerKind({ facts: task, input: taskInput }, tasks);
