import { useMutation, useQueryClient } from '@tanstack/react-query';

import { zTaskChecklistItemInput } from '#openapi/generated/zod.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import {
  checklistParts,
  checklists,
  refreshTasks,
  type ChecklistItem,
  type ChecklistKind,
} from '#src/api/task/tasks.ts';
import { CheckInput } from '#src/components/fields/CheckInput.tsx';
import { FieldSection } from '#src/components/fields/layout.tsx';
import { TitleInput } from '#src/components/fields/TextInput.tsx';
import { partKind } from '#src/registers/parts/part-kind.ts';
import { PartList, partNotChanged, partTool, partTotals } from '#src/registers/parts/PartList.tsx';
import { checklistWords as words } from '#src/registers/words/task.ts';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { CheckIcon, RefreshIcon } from '#src/ui/icons.tsx';

const checklistKind = partKind<ChecklistKind>({
  parts: checklistParts,
  noun: { one: 'item', many: 'items' },
  words,
  empty: { title: '', done: false },
  draftOf: ({ title, done }) => ({ title, done }),
  schema: zTaskChecklistItemInput,
});

interface ChecklistProps {
  readonly taskId: string;
  readonly mayEdit: boolean;
  /** Who the task is assigned to ticks its items, also without the right to edit tasks. */
  readonly mayTick: boolean;
}

/** What belongs to a task, item by item. */
export function Checklist({ taskId, mayEdit, mayTick }: ChecklistProps) {
  const { isPending, tick } = useTick(taskId);
  return (
    <FieldSection title="Checklist">
      <PartList<ChecklistKind>
        kind={checklistKind}
        recordId={taskId}
        mayEdit={mayEdit}
        mayUseTools={mayTick}
        name="Items of the checklist"
        renderTotals={(items) => (
          <p className={partTotals}>
            {items.length === 0 ? 'No items yet' : `${items.filter(({ done }) => done).length} of ${items.length} done`}
          </p>
        )}
        renderFacts={({ done }) => (
          <StatusText shape={done ? 'done' : 'open'} tone={done ? 'success' : 'neutral'}>
            {done ? 'Done' : 'To do'}
          </StatusText>
        )}
        renderTools={(item) => (
          <IconButton
            className={partTool}
            label={item.done ? `Not done: ${item.title}` : `Done: ${item.title}`}
            disabled={isPending}
            onClick={() => tick(item)}
          >
            {item.done ? <RefreshIcon /> : <CheckIcon />}
          </IconButton>
        )}
        renderFields={(form) => (
          <>
            <TitleInput form={form} field="title" words={words.title} required />
            <CheckInput form={form} field="done" words={words.done} />
          </>
        )}
      />
    </FieldSection>
  );
}

function useTick(taskId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { isPending, mutate } = useMutation({
    mutationFn: ({ id, version, done }: ChecklistItem) =>
      checklists(api).update({ path: { id }, body: { version, done: !done } }),
    onError: partNotChanged('checklist was'),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: checklistParts.query(api, taskId).queryKey });
      await refreshTasks(queryClient);
    },
  });
  return { isPending, tick: (item: ChecklistItem) => mutate(item) };
}
