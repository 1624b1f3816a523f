import { useMutation, useQueryClient } from '@tanstack/react-query';

import { daysAfter } from '#domain/time/days-after.ts';
import { daysBetween } from '#domain/time/review-dates.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Schemas } from '#src/api/connection/client.ts';
import { addTask, refreshTasks, taskDrafts, type Project } from '#src/api/task/tasks.ts';
import { formatDay, today } from '#src/components/format.ts';
import { counted } from '#src/components/words.ts';
import { draftProse } from '#src/registers/drafts/DraftFrame.tsx';
import { ProposalDraft } from '#src/registers/drafts/ProposalDraft.tsx';
import { texts } from '#src/texts/en.ts';
import { toast } from '#src/ui/feedback/toast.tsx';
import { css } from '#styled/css/index.js';

const list = css({ display: 'grid', gap: '8', margin: '0', paddingInlineStart: '20', textStyle: 'sm' });

/** The days of a project without an end. */
const usualDays = 90;
const mostDays = 3650;

type Proposal = Schemas['PlanProposal'];

/** Drafts the tasks of a project. They are created once a person accepts them. */
export function PlanDraft({ project }: { readonly project: Project }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { id, title, description, startsOn, endsOn } = project;
  const start = startsOn ?? today();
  const days = endsOn === null ? usualDays : Math.min(mostDays, Math.max(1, daysBetween(start, endsOn)));
  const dayOf = ({ dueAfter }: Proposal['tasks'][number]) => daysAfter(start, dueAfter);
  const { mutate } = useMutation({
    async mutationFn({ tasks }: Proposal) {
      for (const task of tasks) {
        const body = { title: task.title, description: task.description, projectId: id, dueOn: dayOf(task) };
        await addTask(api, body, crypto.randomUUID());
      }
      return tasks.length;
    },
    onSuccess: (count) => toast.success('Created successfully', counted(count, { one: 'task', many: 'tasks' })),
    onError: ({ message }) => toast.error('Not all tasks could be created', message || texts.errors.fallback),
    onSettled: () => refreshTasks(queryClient),
  });
  return (
    <ProposalDraft
      of="tasks of the plan"
      subject={{ title, description, days }}
      missing={undefined}
      draft={(body, signal) => taskDrafts(api).plan({ body, signal })}
      onAccept={(proposal) => mutate(proposal)}
    >
      {({ tasks }) => (
        <ol className={list}>
          {tasks.map((task) => (
            <li key={task.title}>
              {task.title}, due {formatDay(dayOf(task))}
              <p className={draftProse}>{task.description}</p>
            </li>
          ))}
        </ol>
      )}
    </ProposalDraft>
  );
}
