import { eq, sql } from 'drizzle-orm';

import { plannedEffectTexts, privilegedOperationTexts, privilegedStatusTexts } from '#domain/words/platform.ts';
import { ApiError } from '#server/contract/errors.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';
import { privilegedOperation } from '#server/database/schema/index.ts';
import { handlePlatformJob, type JobHandler } from '#server/jobs/handler.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { logPlatformActivity, type SeedWork } from '#server/modules/platform/index.ts';

import { resumePrivilegedJob, runPrivilegedJob } from '../job.ts';
import { planOf, type Seeds } from '../seeds.ts';

interface RunningParts {
  readonly platform: PlatformDatabase;
  readonly jobs: Pick<Jobs, 'send'>;
  readonly seeds: Seeds;
}

type Stored = typeof privilegedOperation.$inferSelect;
type Transaction = SeedWork['database'];

const own = (id: string) => eq(privilegedOperation.id, id);

const entryOf = (text: string) => ({ at: new Date().toISOString(), text });

/** Who has taken it on: what it changes is logged as theirs. From where is not known of a job. */
const authorOf = ({ confirmedBy, preparedBy }: Stored): SeedWork['author'] => ({
  user: { id: confirmedBy ?? preparedBy },
  request: { ip: null, userAgent: null },
});

/** Locks an operation that is still as far as it was read to be; undefined if another process has gone on with it. */
async function lockRunning(transaction: Transaction, { id, done }: Stored): Promise<Stored | undefined> {
  const [held] = await transaction.select().from(privilegedOperation).where(own(id)).for('update');
  return held?.status === 'RUNNING' && held.done === done ? held : undefined;
}

async function end(
  platform: PlatformDatabase,
  operation: Stored,
  { status, text }: { readonly status: 'DONE' | 'FAILED'; readonly text: string },
): Promise<void> {
  await platform.transaction(async (transaction) => {
    const held = await lockRunning(transaction, operation);
    if (held === undefined) return;
    const log = [...held.log, entryOf(text)];
    await transaction
      .update(privilegedOperation)
      .set({ status, endedAt: sql`now()`, log, version: sql`${privilegedOperation.version} + 1` })
      .where(own(held.id));
    await logPlatformActivity(transaction, authorOf(held), {
      action: 'UPDATE',
      entityType: 'privilegedOperation',
      entityId: held.id,
      entityName: privilegedOperationTexts[held.kind],
      changes: [{ field: 'status', old: privilegedStatusTexts.RUNNING, new: privilegedStatusTexts[status] }],
    });
  });
}

/** Makes the next change of the plan, once, in a transaction with the count of what is done. @returns how far it is then */
async function makeNext({ platform, seeds }: RunningParts, operation: Stored): Promise<Stored | undefined> {
  const item = operation.plan[operation.done];
  if (item === undefined) return undefined;
  const apply = item.effect === 'SKIPS' ? undefined : await seeds[operation.kind].prepare(item);
  return platform.transaction(async (transaction) => {
    const held = await lockRunning(transaction, operation);
    if (held === undefined) return undefined;
    await apply?.({ database: transaction, author: authorOf(held) });
    const next = {
      done: held.done + 1,
      log: [...held.log, entryOf(`${plannedEffectTexts[item.effect]}: ${item.subject}`)],
    };
    await transaction
      .update(privilegedOperation)
      .set({ ...next, version: sql`${privilegedOperation.version} + 1` })
      .where(own(held.id));
    return { ...held, ...next };
  });
}

/** Goes on with an operation from where it is: each change is made once, however often the job is attempted. */
async function goOn(parts: RunningParts, begun: Stored): Promise<void> {
  let operation = begun;
  while (operation.done < operation.plan.length) {
    try {
      const next = await makeNext(parts, operation);
      if (next === undefined) return;
      operation = next;
    } catch (error) {
      // What the rules of the catalogue or of accounts refuse, another attempt cannot save.
      if (!(error instanceof ApiError)) throw error;
      const { subject } = operation.plan[operation.done] ?? { subject: '' };
      await end(parts.platform, operation, { status: 'FAILED', text: `Failed at ${subject}: ${error.message}` });
      return;
    }
  }
  await end(parts.platform, operation, { status: 'DONE', text: 'Done' });
}

async function run(parts: RunningParts, operationId: string, isLast: boolean): Promise<void> {
  const { platform, seeds } = parts;
  const [operation] = await platform.select().from(privilegedOperation).where(own(operationId));
  if (operation?.status !== 'RUNNING') return;
  if (operation.done === 0 && (await planOf(seeds, operation.kind, platform)).hash !== operation.hash) {
    const text = 'Failed: the platform has changed since the dry run. Nothing was changed';
    await end(platform, operation, { status: 'FAILED', text });
    return;
  }
  try {
    await goOn(parts, operation);
  } catch (error) {
    const [reached] = isLast ? await platform.select().from(privilegedOperation).where(own(operationId)) : [];
    if (reached !== undefined)
      await end(platform, reached, { status: 'FAILED', text: 'Failed: the log of the server says why' });
    throw error;
  }
}

/** The jobs of privileged operations. */
export const privilegedJobs = (parts: RunningParts): JobHandler[] => [
  handlePlatformJob(runPrivilegedJob, ({ operationId }, { attempt }) =>
    run(parts, operationId, attempt > runPrivilegedJob.retry.limit),
  ),
  handlePlatformJob(resumePrivilegedJob, async () => {
    const running = await parts.platform
      .select({ operationId: privilegedOperation.id })
      .from(privilegedOperation)
      .where(eq(privilegedOperation.status, 'RUNNING'))
      .limit(100);
    for (const one of running) await parts.jobs.send(runPrivilegedJob, one);
  }),
];
