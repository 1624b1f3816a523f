import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { projectLifecycle } from '#domain/task/project-lifecycle.ts';
import { healthReasonLabels, projectActionLabels } from '#domain/words/task.ts';
import { takeProjectAction, type ProjectDraft } from '#src/actors/task-course.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Project } from '#src/api/task/tasks.ts';
import { FieldSection } from '#src/components/fields/layout.tsx';
import { ProseInput } from '#src/components/fields/TextInput.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';
import { counted } from '#src/components/words.ts';
import { LifecycleActions } from '#src/registers/lifecycle/LifecycleActions.tsx';
import { useOffered } from '#src/registers/lifecycle/useOffered.ts';
import { sameStep } from '#src/registers/step-dialog/same-step.ts';
import { StepDialog } from '#src/registers/step-dialog/StepDialog.tsx';
import { useStepDialog } from '#src/registers/step-dialog/useStepDialog.ts';
import { toast } from '#src/ui/feedback/toast.tsx';
import { css } from '#styled/css/index.js';

import { hasHealth, HealthText, ProgressText, ProjectStatusText } from './marks.tsx';
import { projectKind } from './project-kind.ts';

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '12', rowGap: '8' });
const note = css({ margin: '0', color: 'fg.subtle', textStyle: 'xs' });
const prose = css({ margin: '0', color: 'fg.muted', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const link = css({ textStyle: 'sm', color: 'accent.fg' });

const done: Readonly<Record<ProjectDraft['action'], string>> = {
  START: 'Project started',
  HOLD: 'Project put on hold',
  RESUME: 'Project resumed',
  COMPLETE: 'Project completed',
  CANCEL: 'Project cancelled',
  REOPEN: 'Project reopened',
};

const carriedOver = sameStep<ProjectDraft>({ of: ({ action }) => action, read: ['version'] });

interface ProjectCourseSectionProps {
  readonly project: Project;
  /** An action changes the project, so what is typed has to be saved first. */
  readonly hasChanges: boolean;
  /** Called after the project has changed. */
  readonly onTaken: () => void;
}

/** Where a project stands, with its tasks, and what the person can do next. */
export function ProjectCourseSection({ project, hasChanges, onTaken }: ProjectCourseSectionProps) {
  const { id, status, version, openTasks, doneTasks, healthReason, statusReason } = project;
  const api = useApi();
  const queryClient = useQueryClient();
  const course = useStepDialog<ProjectDraft>(
    () => takeProjectAction(api, queryClient, id),
    ({ action }) => {
      toast.success(done[action]);
      onTaken();
    },
    { carriedOver, onOutdated: onTaken },
  );
  const offered = useOffered(projectLifecycle, projectKind.access);
  const mayEdit = useMay({ ...projectKind.access, level: 'EDIT' });
  const actions = mayEdit ? offered(status, {}) : [];
  return (
    <FieldSection title="Progress">
      <div className={row}>
        <ProjectStatusText status={status} />
        {hasHealth(project) && <HealthText {...project} />}
        <ProgressText {...project} />
      </div>
      {hasHealth(project) && <p className={note}>{healthReasonLabels[healthReason]}</p>}
      {statusReason !== '' && (
        <p className={prose} dir="auto">
          {statusReason}
        </p>
      )}
      <Link to="/manage-projects/tasks" search={{ projectId: [id], layout: 'board' }} className={link}>
        {counted(openTasks, { one: 'open task', many: 'open tasks' })}, {doneTasks} done
      </Link>
      <div className={row}>
        <LifecycleActions
          lifecycle={projectLifecycle}
          actions={actions}
          labels={projectActionLabels}
          disabled={hasChanges}
          size="sm"
          onRequest={(action) => course.send({ type: 'step.requested', draft: { action, version, reason: '' } })}
        />
      </div>
      {actions.length > 0 && hasChanges && <p className={note}>Save your changes before the next step.</p>}
      <StepDialog
        actor={course}
        words={({ action }) => ({ title: projectActionLabels[action], confirmLabel: projectActionLabels[action] })}
        needsOf={({ action }) => projectLifecycle.steps[action].needs}
      >
        {(form) =>
          form.isNeeded('reason') && <ProseInput form={form} field="reason" words={{ label: 'Reason' }} required />
        }
      </StepDialog>
    </FieldSection>
  );
}
