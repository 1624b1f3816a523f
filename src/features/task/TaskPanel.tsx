import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';

import { isOpenState } from '#domain/task/task-lifecycle.ts';
import { changesOf } from '#machines/record/merge.ts';
import { taskInputBounds as bounds } from '#openapi/generated/bounds.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { recordQuery } from '#src/api/record/register.ts';
import { projects, tasks, type Task, type TaskKind } from '#src/api/task/tasks.ts';
import { CheckInput } from '#src/components/fields/CheckInput.tsx';
import { DayInput } from '#src/components/fields/DayInput.tsx';
import { FieldPair } from '#src/components/fields/layout.tsx';
import { NumberOrNoneInput } from '#src/components/fields/NumberInput.tsx';
import { ProseInput, TitleInput } from '#src/components/fields/TextInput.tsx';
import { none } from '#src/components/register/list-search.ts';
import { useSession } from '#src/components/SessionProvider.tsx';
import { LoadingPanel } from '#src/registers/LoadingPanel.tsx';
import { LookupInput } from '#src/registers/LookupInput.tsx';
import type { RecordPanelProps } from '#src/registers/OpenRecord.tsx';
import { OwnerInput } from '#src/registers/OwnerInput.tsx';
import { RaiseFinding } from '#src/registers/raised-finding/RaiseFinding.tsx';
import { RecordInput } from '#src/registers/RecordInput.tsx';
import { RecordScreen, type RecordFormProps } from '#src/registers/RecordScreen.tsx';
import { RecordsInput } from '#src/registers/RecordsInput.tsx';
import { taskWords as words } from '#src/registers/words/task.ts';

import { Checklist } from './Checklist.tsx';
import { editableTask } from './editable-task.ts';
import { RecurrenceSection } from './recurrence/RecurrenceSection.tsx';
import { taskKind } from './task-kind.ts';
import { TaskCourseSection } from './TaskCourseSection.tsx';
import { TaskRecords } from './TaskRecords.tsx';

/** One task, beside the register. */
export function TaskPanel({ id, place }: RecordPanelProps<Task>) {
  // A step changes the stored task: the form starts again with it.
  const [steps, setSteps] = useState(0);
  const mayWork = useMayWork();
  const onTaken = () => setSteps((count) => count + 1);
  const project = useShownProject(id === 'new');
  if (project === 'loading') return <LoadingPanel noun={taskKind.noun} />;
  const kind = { ...editableTask, empty: { ...editableTask.empty, projectId: project?.id ?? null } };
  return (
    <RecordScreen key={steps} kind={kind} id={id} place={place} words={words} mayAddFiles={mayWork}>
      {(form, stored) => {
        if (stored === null) return <TaskForm form={form} stored={stored} project={project} />;
        const hasChanges = Object.keys(changesOf(editableTask.draftOf(stored), form.draft)).length > 0;
        return (
          <>
            <TaskCourseSection task={stored} hasChanges={hasChanges} onTaken={onTaken} />
            <TaskRecords taskId={stored.id} />
            <TaskForm form={form} stored={stored} project={stored.project} />
            <Checklist taskId={stored.id} mayEdit={!form.readOnly} mayTick={!form.readOnly || mayWork(stored)} />
            <RecurrenceSection task={stored} hasChanges={hasChanges} mayEdit={!form.readOnly} onTaken={onTaken} />
            <RaiseFinding recordId={stored.id} />
          </>
        );
      }}
    </RecordScreen>
  );
}

/** Whether a task is the person's own and open: they may tick its checklist and attach files, also without the right to edit tasks. */
function useMayWork(): (task: Task) => boolean {
  const ownId = useSession(({ context }) => context.account?.id);
  return ({ owner, state }) => owner !== null && owner.id === ownId && isOpenState(state);
}

/** The project whose tasks the page shows, to which a new one belongs; null unless it is one that the person may view. */
function useShownProject(isNew: boolean): Task['project'] | 'loading' {
  const { projectId } = useSearch({ strict: false });
  const [only, ...others] = Array.isArray(projectId) ? projectId : [];
  const isOne = isNew && only !== undefined && only !== none && others.length === 0;
  const found = useQuery({ ...recordQuery(useApi(), projects, only ?? ''), enabled: isOne });
  if (!isOne) return null;
  return found.isPending ? 'loading' : (found.data ?? null);
}

interface TaskFormProps extends RecordFormProps<TaskKind> {
  readonly project: Task['project'];
}

/** The editable fields of a task. */
function TaskForm({ form, stored, project }: TaskFormProps) {
  return (
    <>
      <TitleInput form={form} field="title" words={words.title} required />
      <ProseInput form={form} field="description" words={words.description} />
      <FieldPair>
        <OwnerInput form={form} field="ownerId" words={words.ownerId} current={stored?.owner} able="task" />
        <LookupInput form={form} field="severityId" words={words.severityId} current={stored?.severity} />
        <DayInput form={form} field="startsOn" words={words.startsOn} />
        <DayInput form={form} field="dueOn" words={words.dueOn} />
        <RecordInput form={form} field="projectId" words={words.projectId} source={projects} current={project} />
        <LookupInput form={form} field="statusId" words={words.statusId} current={stored?.status} />
        <NumberOrNoneInput form={form} field="estimate" words={words.estimate} {...bounds.estimate} />
      </FieldPair>
      <RecordsInput
        form={form}
        field="predecessorIds"
        words={words.predecessorIds}
        source={tasks}
        current={stored?.predecessors}
      />
      <CheckInput
        form={form}
        field="evidenceRequired"
        words={{ label: 'It needs a file or linked evidence to be completed' }}
      />
    </>
  );
}
