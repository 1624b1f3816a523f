import { sql } from 'drizzle-orm';

import { needsSecondPerson, privilegedHours, refusalToPrepare } from '#domain/platform/privileged-lifecycle.ts';
import { privilegedOperationTexts, privilegedStatusTexts } from '#domain/words/platform.ts';
import { conflict, forbidden } from '#server/contract/errors.ts';
import type { PlatformContext } from '#server/contract/types.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';
import { privilegedOperation } from '#server/database/schema/index.ts';
import { logPlatformActivity } from '#server/modules/platform/index.ts';

import { readOperation, type Operation } from '../read.ts';
import { planOf, type Kind, type Plan, type Seeds } from '../seeds.ts';
import { actorOf } from './take.ts';

const nothing: Readonly<Record<Kind, string>> = {
  ADMIN: 'Nothing would change: PLATFORM_ADMIN_EMAILS names nobody who does not administer the platform already',
  MATURITY: 'Nothing would change: the maturity models that come with Attest are there',
  STANDARD: 'Nothing would change: the standards that come with Attest are in the catalogue',
  MODULE: 'Nothing would change: the modules that come with Attest are there, with their standards',
  UPDATE_STANDARD: 'Nothing would change: the catalogue has no older version of a standard that comes with Attest',
};

/** @throws ApiError 409 for a plan that changes nothing */
function refuseNothing(kind: Kind, { items }: Plan): void {
  if (items.some(({ effect }) => effect !== 'SKIPS')) return;
  const skipped = items.map(({ subject, detail }) => `${subject}: ${detail}`);
  const message = skipped.length === 0 ? nothing[kind] : `Nothing would change. ${skipped.join('. ')}`;
  throw conflict([{ field: 'kind', message }]);
}

/** Makes the dry run of an operation and keeps its plan for those who take it on. @throws ApiError 403, 409 */
export async function prepareOperation(
  { platform, seeds }: { readonly platform: PlatformDatabase; readonly seeds: Seeds },
  kind: Kind,
  context: PlatformContext,
): Promise<Operation> {
  const refusal = refusalToPrepare(kind, actorOf(context));
  if (refusal !== undefined) throw forbidden(refusal);
  const plan = await planOf(seeds, kind, platform);
  refuseNothing(kind, plan);
  return platform.transaction(async (transaction) => {
    const [added] = await transaction
      .insert(privilegedOperation)
      .values({
        kind,
        plan: [...plan.items],
        hash: plan.hash,
        needsSecond: needsSecondPerson(kind, plan.items),
        preparedBy: context.user.id,
        expiresAt: sql`now() + make_interval(hours => ${privilegedHours})`,
        log: [{ at: new Date().toISOString(), text: `Prepared, by ${context.user.name}` }],
      })
      .returning({ id: privilegedOperation.id });
    if (added === undefined) throw new Error('The operation was not stored');
    await logPlatformActivity(transaction, context, {
      action: 'CREATE',
      entityType: 'privilegedOperation',
      entityId: added.id,
      entityName: privilegedOperationTexts[kind],
      changes: [
        { field: 'status', old: null, new: privilegedStatusTexts.PREPARED },
        { field: 'plan', old: null, new: plan.items.length },
        { field: 'hash', old: null, new: plan.hash },
      ],
    });
    return readOperation(transaction, added.id);
  });
}
