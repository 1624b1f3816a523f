import { createLink } from '@tanstack/react-router';
import { useState } from 'react';

import { changesOf } from '#machines/record/merge.ts';
import { task } from '#openapi/generated/records.ts';
import type { Project, ProjectKind } from '#src/api/task/tasks.ts';
import { DayInput } from '#src/components/fields/DayInput.tsx';
import { FieldPair } from '#src/components/fields/layout.tsx';
import { ProseInput, TitleInput } from '#src/components/fields/TextInput.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';
import type { RecordPanelProps } from '#src/registers/OpenRecord.tsx';
import { OwnerInput } from '#src/registers/OwnerInput.tsx';
import { RecordScreen, type RecordFormProps } from '#src/registers/RecordScreen.tsx';
import { projectWords as words } from '#src/registers/words/task.ts';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';

import { editableProject } from './editable-project.ts';
import { PlanDraft } from './PlanDraft.tsx';
import { ProjectCourseSection } from './ProjectCourseSection.tsx';

const ReportLink = createLink(TextLink);

/** One project, beside the register. */
export function ProjectPanel({ id, place }: RecordPanelProps<Project>) {
  // A step changes the stored project: the form starts again with it.
  const [steps, setSteps] = useState(0);
  const mayAddTasks = useMay({ roles: task.roles, feature: task.feature, level: 'ADD' });
  return (
    <RecordScreen key={steps} kind={editableProject} id={id} place={place} words={words}>
      {(form, stored) => (
        <>
          {stored !== null && (
            <ProjectCourseSection
              project={stored}
              hasChanges={Object.keys(changesOf(editableProject.draftOf(stored), form.draft)).length > 0}
              onTaken={() => setSteps((count) => count + 1)}
            />
          )}
          {stored !== null && (
            <ReportLink to="/project-report/$id" params={{ id: stored.id }}>
              Report
            </ReportLink>
          )}
          <ProjectForm form={form} stored={stored} />
          {stored !== null && mayAddTasks && <PlanDraft project={stored} />}
        </>
      )}
    </RecordScreen>
  );
}

/** The editable fields of a project. */
const ProjectForm = ({ form, stored }: RecordFormProps<ProjectKind>) => (
  <>
    <TitleInput form={form} field="title" words={words.title} required />
    <ProseInput form={form} field="description" words={words.description} />
    <OwnerInput form={form} field="ownerId" words={words.ownerId} current={stored?.owner} />
    <FieldPair>
      <DayInput form={form} field="startsOn" words={words.startsOn} />
      <DayInput form={form} field="endsOn" words={words.endsOn} />
    </FieldPair>
  </>
);
