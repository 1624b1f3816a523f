import { getRouteApi } from '@tanstack/react-router';

import { taskStateLabels } from '#domain/words/task.ts';
import { taskStatusInput } from '#openapi/generated/inputs.ts';
import { taskStatus } from '#openapi/generated/records.ts';
import { zTaskStatusInput } from '#openapi/generated/zod.ts';
import { taskStatuses, type TaskStatus } from '#src/api/task/tasks.ts';
import { ChoiceInput } from '#src/components/fields/ChoiceInput.tsx';
import { lookupKind } from '#src/registers/lookup/lookup-kind.ts';
import { LookupForm } from '#src/registers/lookup/LookupForm.tsx';
import { LookupPage } from '#src/registers/lookup/LookupPage.tsx';
import type { LookupColumn } from '#src/registers/lookup/LookupTable.tsx';
import { taskStatusWords as words } from '#src/registers/words/task.ts';

const route = getRouteApi('/_app/_guarded/settings/task/task-status');

const kind = lookupKind({ facts: taskStatus, input: taskStatusInput, schema: zTaskStatusInput }, taskStatuses);

const columns: readonly LookupColumn<TaskStatus>[] = [
  {
    id: 'category',
    header: words.category.label,
    cell: ({ category }) => taskStateLabels[category],
    note: ({ category }) => taskStateLabels[category],
  },
];

/** /settings/task/task-status: the columns of the board, each with what it means. */
export const TaskStatusesPage = () => (
  <LookupPage kind={kind} title="Task Status" search={route.useSearch()} columns={columns} words={words}>
    {(form) => (
      <LookupForm form={form}>
        <ChoiceInput form={form} field="category" words={words.category} required />
      </LookupForm>
    )}
  </LookupPage>
);
