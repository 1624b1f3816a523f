import { eq } from 'drizzle-orm';

import { riskLifecycle, type RiskNames } from '#domain/risk/lifecycle.ts';
import { riskStatusLabels } from '#domain/words/risk.ts';
import { riskInput } from '#openapi/generated/inputs.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { risk } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { lifecycleHandler } from '#server/modules/lifecycle/index.ts';
import { changesBetween, lockLive, readersOf, touchRecord } from '#server/modules/record/index.ts';

import { endOutdatedAcceptances } from '../acceptance/end.ts';
import { riskRegister } from '../register.ts';

const { live } = readersOf(riskRegister);

/** A risk that no one else changes until the transaction ends. @throws ApiError 404 */
export async function lockCourse(id: string) {
  const entity = await lockLive('risk', id);
  const before = await live(id);
  return { entity, before, status: before.status, version: entity.version };
}

export type LockedCourse = Awaited<ReturnType<typeof lockCourse>>;

/** Stores columns of a locked risk, with a new version. */
export async function storeCourse(
  context: OrganisationContext,
  { entity, before }: LockedCourse,
  columns: Partial<typeof risk.$inferInsert>,
): Promise<void> {
  const input = riskInput.of(before);
  await touchRecord(context, entity, { title: input.title, searchable: riskRegister.searchable(input) });
  await db.update(risk).set(columns).where(eq(risk.id, entity.id));
}

/** The risk as it is now. */
export const liveRisk = live;

const closedBecauseOf = ({ action, closedBecause }: Schemas['RiskStatusChange']) =>
  action === 'CLOSE' ? (closedBecause ?? null) : null;

export const changeStatus = lifecycleHandler<RiskNames, Schemas['RiskStatusChange'], LockedCourse, Schemas['Risk']>({
  kind: 'risk',
  lifecycle: riskLifecycle,
  labels: riskStatusLabels,
  actionOf: ({ action }) => action,
  lock: lockCourse,
  parties: () => ({}),
  current: ({ before }) => before,
  known: (_, { closedBecause, reason = '' }) => ({ closedBecause: closedBecause ?? null, reason }),
  missing: {
    closedBecause: { field: 'closedBecause', message: 'Say why the risk is closed' },
    reason: { field: 'reason', message: 'Give a reason' },
  },
  async store({ context, subject, body, step }) {
    await storeCourse(context, subject, { status: step.to, closedBecause: closedBecauseOf(body) });
    // What did not matter while it was closed.
    if (body.action === 'REOPEN') await endOutdatedAcceptances([subject.entity.id]);
  },
  logged: ({ subject: { before }, body, step }) => [
    ...changesBetween(before, { status: step.to, closedBecause: closedBecauseOf(body) }),
    ...((body.reason ?? '') === '' ? [] : [{ field: 'reason', old: null, new: body.reason }]),
  ],
  people: ({ before }) => ({ owner: [before.owner?.id ?? null] }),
  answer: ({ entity }) => live(entity.id),
});
