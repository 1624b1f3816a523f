import { eq } from 'drizzle-orm';

import { projectLifecycle, type ProjectNames } from '#domain/task/project-lifecycle.ts';
import { projectStatusLabels } from '#domain/words/task.ts';
import { projectInput } from '#openapi/generated/inputs.ts';
import { invalid } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import { project } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { lifecycleHandler, loggedStep } from '#server/modules/lifecycle/index.ts';
import { lockLive, touchRecord } from '#server/modules/record/index.ts';

import { liveProject, projectRegister } from './projects.ts';

type Change = Schemas['ProjectStatusChange'];

async function lockProject(id: string) {
  const locked = await lockLive('project', id);
  const before = await liveProject(id);
  return { entity: locked, locked, before, status: before.status, version: before.version };
}

type Locked = Awaited<ReturnType<typeof lockProject>>;

const inWords = (count: number) => (count === 1 ? '1 task is' : `${count} tasks are`);

/** Moves a project along its lifecycle. */
export const changeProjectStatus = lifecycleHandler<ProjectNames, Change, Locked, Schemas['Project']>({
  kind: 'project',
  lifecycle: projectLifecycle,
  labels: projectStatusLabels,
  actionOf: ({ action }) => action,
  lock: lockProject,
  parties: () => ({}),
  current: ({ before }) => before,
  known: (_, { reason }) => ({ reason: reason ?? null }),
  missing: { reason: { field: 'reason', message: 'Say why' } },
  refuse({ action, subject: { before } }) {
    if (action === 'COMPLETE' && before.openTasks > 0)
      throw invalid([{ field: 'action', message: `${inWords(before.openTasks)} still open` }]);
  },
  async store({ context, step, subject: { before, locked }, body: { reason = '' } }) {
    const statusReason = step.needs.includes('reason') ? reason : '';
    await db.update(project).set({ status: step.to, statusReason }).where(eq(project.id, before.id));
    await touchRecord(context, locked, {
      title: before.title,
      searchable: projectRegister.searchable(projectInput.of(before)),
    });
  },
  logged: ({ subject: { status: from }, step: { to }, body: { reason } }) =>
    loggedStep(projectStatusLabels, { from, to }, { reason }),
  people: ({ before: { owner } }) => ({ owner: [owner?.id ?? null] }),
  answer: ({ before }) => liveProject(before.id),
});
