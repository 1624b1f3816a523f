import { quoted, deliver } from '#server/modules/record/index.ts';

import type { StoredRun } from './read.ts';

/** What a schedule has left out, for its owner: nothing is skipped in silence. */
const lateness = ({ late, skipped }: StoredRun): string => {
  if (!late) return '';
  const others = skipped === 0 ? '' : `, and ${skipped} before it ${skipped === 1 ? 'was' : 'were'} left out`;
  return ` It was made later than planned${others}.`;
};

/** Tells the owner of a schedule what became of a run; of other runs, people see it where they asked for them. */
export async function tellOwner(run: StoredRun, outcome: 'READY' | 'FAILED'): Promise<void> {
  if (run.scheduleId === null) return;
  const isReady = outcome === 'READY';
  await deliver([
    {
      organisationId: run.organisationId,
      recipientId: run.authorId,
      kind: 'report',
      title: isReady ? 'Scheduled report ready' : 'Scheduled report not made',
      description: `${quoted(run.name)} ${isReady ? 'is ready in the report library' : 'could not be made'}.${lateness(run)}`,
      entityType: 'report',
      reportRunId: run.id,
    },
  ]);
}
