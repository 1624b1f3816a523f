import { and, eq, sql } from 'drizzle-orm';

import { isPossible, missingNeeds, type Actor } from '#domain/lifecycle.ts';
import { privilegedHours, privilegedLifecycle } from '#domain/platform/privileged-lifecycle.ts';
import { privilegedOperationTexts, privilegedStatusTexts } from '#domain/words/platform.ts';
import { conflict, forbidden, invalid, notFound, versionConflict } from '#server/contract/errors.ts';
import type { Input, PlatformContext } from '#server/contract/types.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';
import { privilegedOperation } from '#server/database/schema/index.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { logPlatformActivity } from '#server/modules/platform/index.ts';

import { runPrivilegedJob, secondAskedJob } from '../job.ts';
import { readOperation, type Operation } from '../read.ts';
import { planOf, type Seeds } from '../seeds.ts';

type Step = Input<'PrivilegedOperations.take'>['body'];

/** Of the platform, a Super Admin is the administrator. */
export const actorOf = ({ user, platform: { role } }: PlatformContext): Actor => ({
  id: user.id,
  isAdministrator: role === 'SUPER_ADMIN',
  isLeading: role === 'SUPER_ADMIN',
  // The contract has checked the level.
  mayEdit: true,
});

/** In the order of every lifecycle (decision 115). @throws ApiError 403, 409, 400 */
function refuseStep(before: Operation, { action, version, hash, name = '' }: Step, actor: Actor): void {
  const { kind, needsSecond, preparedBy, status } = before;
  const refusal = privilegedLifecycle.refusal(action, { kind, needsSecond, preparedBy: preparedBy.id }, actor);
  if (refusal !== undefined) throw forbidden(refusal);
  if (before.version !== version || before.hash !== hash) throw versionConflict(before);
  const step = privilegedLifecycle.steps[action];
  if (!isPossible(step, status)) {
    const message = `This is not possible while it is “${privilegedStatusTexts[status]}”`;
    throw conflict([{ field: 'action', message }], before);
  }
  const wanted = privilegedOperationTexts[kind];
  const isTyped = name.trim() === wanted;
  if (missingNeeds(step, { name: isTyped ? name : null }).length > 0)
    throw invalid([{ field: 'name', message: `Type “${wanted}”` }]);
}

const done = {
  RUN: 'Taken on',
  ASK_SECOND: 'Another Super Admin was asked to confirm it',
  CONFIRM: 'Confirmed',
  CANCEL: 'Cancelled',
} as const satisfies Record<Step['action'], string>;

async function store(
  platform: PlatformDatabase,
  { id, body }: { readonly id: string; readonly body: Step },
  context: PlatformContext,
): Promise<Operation> {
  return platform.transaction(async (transaction) => {
    const own = eq(privilegedOperation.id, id);
    const [held] = await transaction.select().from(privilegedOperation).where(own).for('update');
    if (held === undefined) throw notFound();
    const before = await readOperation(transaction, id);
    refuseStep(before, body, actorOf(context));
    const { to } = privilegedLifecycle.steps[body.action];
    const entry = { at: new Date().toISOString(), text: `${done[body.action]}, by ${context.user.name}` };
    await transaction
      .update(privilegedOperation)
      .set({
        status: to,
        version: sql`${privilegedOperation.version} + 1`,
        log: [...held.log, entry],
        ...(to === 'CANCELLED' && { endedAt: sql`now()` }),
        ...(to === 'AWAITING_SECOND' && { expiresAt: sql`now() + make_interval(hours => ${privilegedHours})` }),
        ...(body.action === 'CONFIRM' && { confirmedBy: context.user.id }),
      })
      .where(and(own, eq(privilegedOperation.version, body.version)));
    await logPlatformActivity(transaction, context, {
      action: 'UPDATE',
      entityType: 'privilegedOperation',
      entityId: id,
      entityName: privilegedOperationTexts[before.kind],
      changes: [{ field: 'status', old: privilegedStatusTexts[before.status], new: privilegedStatusTexts[to] }],
    });
    return readOperation(transaction, id);
  });
}

interface TakingParts {
  readonly platform: PlatformDatabase;
  readonly jobs: Pick<Jobs, 'send'>;
  readonly seeds: Seeds;
}

/** @throws ApiError 409 if the dry run would now say something else */
async function refuseOtherPlan({ platform, seeds }: TakingParts, before: Operation): Promise<void> {
  const { hash } = await planOf(seeds, before.kind, platform);
  if (hash === before.hash) return;
  const message = 'It would now change something else than the dry run says: prepare it again';
  throw conflict([{ field: 'hash', message }], before);
}

/** Takes a step with an operation. What it would change is found out again first. @throws ApiError 400, 403, 404, 409 */
export async function takeStep(
  parts: TakingParts,
  { path: { id }, body }: Input<'PrivilegedOperations.take'>,
  context: PlatformContext,
): Promise<Operation> {
  const { platform, jobs } = parts;
  const before = await readOperation(platform, id);
  refuseStep(before, body, actorOf(context));
  if (body.action !== 'CANCEL') await refuseOtherPlan(parts, before);
  const stored = await store(platform, { id, body }, context);
  if (stored.status === 'AWAITING_SECOND') await jobs.send(secondAskedJob, { operationId: id });
  if (stored.status === 'RUNNING') await jobs.send(runPrivilegedJob, { operationId: id });
  return stored;
}
