import { eq } from 'drizzle-orm';

import { staffLifecycle, type StaffNames } from '#domain/staff/lifecycle.ts';
import { staffStatusLabels } from '#domain/words/staff.ts';
import { staffMemberInput } from '#openapi/generated/inputs.ts';
import { invalid } from '#server/contract/errors.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { staffDuty, staffMember } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { lifecycleHandler, loggedStep, type Taking } from '#server/modules/lifecycle/index.ts';
import { lockLive, touchRecord } from '#server/modules/record/index.ts';

import { refuseDutiesOfOthers } from './duties.ts';
import { liveStaffMember, staffRegister } from './register.ts';
import { handOverPlaces, lockSuccession, refuseOtherSuccessor } from './succession.ts';

type Change = Schemas['StaffStatusChange'];

/** Who takes over, if someone leaves and a successor was named. */
const successorOf = ({ action, successorId }: Change): string | undefined =>
  action === 'DEACTIVATE' ? successorId?.toLowerCase() : undefined;

async function lockStaffMember(id: string, _context: OrganisationContext, body: Change) {
  const successorId = successorOf(body);
  const succession = successorId === undefined ? undefined : await lockSuccession(id.toLowerCase(), successorId);
  const locked = await lockLive('staffMember', id);
  const before = await liveStaffMember(id);
  return { entity: locked, locked, succession, before, status: before.status, version: before.version };
}

type Locked = Awaited<ReturnType<typeof lockStaffMember>>;
type Step = Taking<StaffNames, Change, Locked>;

/** @throws ApiError 400 for a last day before the first, and for a successor who cannot be one */
async function refuse({ action, body: { day, successorId }, subject: { before, succession } }: Step): Promise<void> {
  const isEarlier = day !== undefined && before.startsOn !== null && day < before.startsOn;
  if (action === 'DEACTIVATE' && isEarlier)
    throw invalid([{ field: 'day', message: 'Choose a day that is not before the first one' }]);
  if (action !== 'DEACTIVATE' && successorId !== undefined)
    throw invalid([{ field: 'successorId', message: 'Only someone who leaves has a successor' }]);
  if (succession !== undefined) await refuseOtherSuccessor(before.id, succession.successorId);
}

/** The days that an action sets. */
function daysBy({ action, body: { day } }: Step): { startsOn?: string | null; endsOn?: string | null } {
  if (action === 'ACTIVATE') return { startsOn: day ?? null };
  return { endsOn: action === 'DEACTIVATE' ? (day ?? null) : null };
}

/** Moves a staff member along their lifecycle. */
export const changeStatus = lifecycleHandler<StaffNames, Change, Locked, Schemas['StaffMember']>({
  kind: 'staffMember',
  lifecycle: staffLifecycle,
  labels: staffStatusLabels,
  actionOf: ({ action }) => action,
  lock: lockStaffMember,
  parties: () => ({}),
  current: ({ before }) => before,
  known: (_, { day }) => ({ day: day ?? null }),
  missing: { day: { field: 'day', message: 'Choose a day' } },
  refuse,
  async store(taking) {
    const { context, subject, step } = taking;
    const { locked, before, succession } = subject;
    const columns = { ...daysBy(taking), status: step.to };
    await db.update(staffMember).set(columns).where(eq(staffMember.id, before.id));
    if (taking.action === 'REACTIVATE') await refuseDutiesOfOthers(eq(staffDuty.staffMemberId, before.id));
    if (succession !== undefined) await handOverPlaces(context, before, succession);
    await touchRecord(context, locked, {
      title: before.title,
      searchable: staffRegister.searchable(staffMemberInput.of(before)),
    });
  },
  logged: ({ subject: { status: from, succession }, step: { to } }) => {
    const successor = succession?.locked.get(succession.successorId);
    const changes = loggedStep(staffStatusLabels, { from, to }, {});
    return successor === undefined
      ? changes
      : [...changes, { field: 'successor', old: null, new: `${successor.ref} ${successor.title}` }];
  },
  people: () => ({}),
  answer: ({ before }) => liveStaffMember(before.id),
});
