import { and, asc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';

import { acknowledgement, acknowledgementRequest as request } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { endLinks } from '#server/modules/secure-link/index.ts';

import { countedVersionId } from './counting.ts';

const hasAcknowledged = db
  .select({ id: acknowledgement.requestId })
  .from(acknowledgement)
  .where(eq(acknowledgement.organisationId, request.organisationId));

/** However many: each element of a list would be a parameter. */
const isOneOf = (ids: readonly string[]) => sql`${request.id} = any(${sql.param(ids)}::uuid[])`;

/** A version that takes the place of another one. */
export interface Replacing {
  readonly policyId: string;
  /** Null for the first. */
  readonly formerId: string | null;
  readonly versionId: string;
}

/**
 * The requests of a policy to acknowledge a version that does not apply any more. Who is asked again has nothing to do with the
 * former version: their open requests are superseded. Of all others, the open ones pass on to the new version, and what they
 * have acknowledged counts for it.
 */
export async function passOn(
  { policyId, formerId, versionId }: Replacing,
  askedAgain: ReadonlySet<string>,
): Promise<void> {
  // Locked before anyone asks whether they are answered: who acknowledges at this moment locks their request first.
  const locked = await db
    .select({ id: request.id, email: request.email, versionId: request.versionId, counted: countedVersionId })
    .from(request)
    .where(and(eq(request.policyId, policyId), isNull(request.revokedAt), isNull(request.supersededAt)))
    .orderBy(asc(request.id))
    .for('no key update');
  const stays = ({ email }: (typeof locked)[number]) => !askedAgain.has(email);
  const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
  const passing = idsOf(locked.filter((row) => stays(row) && row.versionId === formerId));
  const isPassing = new Set(passing);
  await db
    .update(request)
    .set({ versionId, passedAt: sql`now()`, version: sql`${request.version} + 1` })
    .where(and(isOneOf(passing), notInArray(request.id, hasAcknowledged)));
  await db
    .update(request)
    .set({ countsFor: versionId })
    .where(
      and(
        isOneOf(idsOf(locked.filter((row) => stays(row) && row.counted === formerId))),
        inArray(request.id, hasAcknowledged),
      ),
    );
  const ended = await db
    .update(request)
    .set({ supersededAt: sql`now()`, mailDue: null, version: sql`${request.version} + 1` })
    .where(
      and(
        isOneOf(idsOf(locked.filter((row) => row.versionId !== versionId && !isPassing.has(row.id)))),
        notInArray(request.id, hasAcknowledged),
      ),
    )
    .returning({ id: request.id });
  if (ended.length > 0) await endLinks({ kind: 'policy', ids: idsOf(ended) });
}
