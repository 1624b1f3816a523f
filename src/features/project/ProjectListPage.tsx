import { getRouteApi, useNavigate } from '@tanstack/react-router';

import type { Project } from '#src/api/task/tasks.ts';
import { DueNote } from '#src/components/cells/DueNote.tsx';
import { orderIn, useAddress } from '#src/components/register/address.ts';
import { choicesFilter, dayUntilOrNoneFilter } from '#src/components/register/filters.tsx';
import { useOwnerFilter } from '#src/registers/owner-filter.tsx';
import { RegisterScreen } from '#src/registers/RegisterScreen.tsx';
import { projectCourseWords, projectWords as words } from '#src/registers/words/task.ts';
import { labels } from '#src/ui/labels.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';

import { projectBatchFields } from './batch-fields.tsx';
import { projectColumns } from './columns.tsx';
import { hasHealth } from './marks.tsx';
import { projectKind } from './project-kind.ts';
import { projectAddress } from './search.ts';

const ProjectPanel = lazyPart(async () => (await import('./ProjectPanel.tsx')).ProjectPanel);

const route = getRouteApi('/_app/_guarded/manage-projects/');

/** Below a title on phones. */
const note = (project: Project) => <DueNote person={project.owner} day={hasHealth(project) ? project.endsOn : null} />;

/** /manage-projects: the register, with the project in the address in a panel beside it. */
export function ProjectListPage() {
  const navigate = useNavigate();
  const address = useAddress(route.useSearch(), 'project');
  return (
    <RegisterScreen
      kind={projectKind}
      title="Projects"
      address={address}
      query={projectAddress.toQuery(address.search)}
      unfiltered={projectAddress.toQuery({ ...projectAddress.defaults, ...orderIn(address.search) })}
      columns={projectColumns}
      note={note}
      filters={[
        choicesFilter<'status', Project['status']>(address, 'status', projectCourseWords.status),
        useOwnerFilter(address, 'ownerId', words.ownerId.label, labels.unassigned),
        dayUntilOrNoneFilter(address, 'endsBy', words.endsOn.label, 'No end'),
      ]}
      otherPages={[{ label: 'All tasks', onOpen: () => void navigate({ to: '/manage-projects/tasks' }) }]}
      batchFields={projectBatchFields}
      firstSteps="A project holds the tasks of one undertaking, such as a certification. Its progress and health follow from them."
      panel={ProjectPanel}
    />
  );
}
