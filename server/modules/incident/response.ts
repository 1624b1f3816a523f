import { eq } from 'drizzle-orm';

import { incidentLifecycle, isReassessed, type IncidentNeed } from '#domain/incident-lifecycle.ts';
import { futureProblem, isInFuture, problemsOfTimes } from '#domain/incident-times.ts';
import { isPossible, missingNeeds } from '#domain/lifecycle.ts';
import { statusLabels } from '#domain/words/incident.ts';
import { incidentInput } from '#openapi/generated/inputs.ts';
import { invalid } from '#server/contract/errors.ts';
import type { HandlersOf, OrganisationContext, Schemas } from '#server/contract/types.ts';
import { incident } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import {
  changesBetween,
  loggedEntity,
  lockForChange,
  logActivity,
  notify,
  noticesOfChange,
  readersOf,
  tellWatchers,
  touchRecord,
  watchedEvent,
} from '#server/modules/record/index.ts';

import { incidentRegister } from './register.ts';
import { saveIncidents } from './save.ts';
import { enterChanges } from './timeline.ts';

const { live } = readersOf(incidentRegister);

/** An incident locked for a change based on `version`. @throws ApiError 404 and 409 */
async function lockIncident(at: Schemas['RecordVersion']) {
  const locked = await lockForChange('incident', at, () => live(at.id));
  return { locked, before: await live(at.id) };
}

type Locked = Awaited<ReturnType<typeof lockIncident>>;

/** Stores changed fields with a new version, logs them, and notifies the owner and the watchers. */
async function store(
  context: OrganisationContext,
  { locked, before }: Locked,
  changes: Partial<Schemas['IncidentInput']>,
  more: { readonly status?: Schemas['IncidentStatus']; readonly reason: string },
): Promise<Schemas['Incident']> {
  const { reason, ...own } = more;
  const input = { ...incidentInput.of(before), ...changes };
  await touchRecord(context, locked, { title: input.title, searchable: incidentRegister.searchable(input) });
  await saveIncidents([{ key: { organisationId: context.organisation.id, id: locked.id }, input, chosen: {} }]);
  if (own.status !== undefined) await db.update(incident).set(own).where(eq(incident.id, locked.id));
  const logged = [
    ...changesBetween(before, { ...changes, ...own }),
    ...(reason === '' ? [] : [{ field: 'reason', old: null, new: reason }]),
  ];
  await logActivity(context, { action: 'UPDATE', ...loggedEntity('incident', locked), changes: logged });
  const owner = before.owner?.id ?? null;
  await notify(context, 'incident', noticesOfChange(before, { was: owner, is: owner }));
  const event = watchedEvent(context.user.name, 'incident', 'updated', { entity: before, except: [owner] });
  await tellWatchers('incident', [event]);
  return live(locked.id);
}

const missingMessages: Readonly<Record<IncidentNeed, { readonly field: string; readonly message: string }>> = {
  containedAt: { field: 'at', message: 'Say when the incident was contained' },
  resolvedAt: { field: 'at', message: 'Say when the incident was resolved' },
  rootCause: { field: 'rootCause', message: 'Enter the root cause' },
  reason: { field: 'reason', message: 'Give a reason' },
};

/** The fields that an action sets. */
function changesBy({ action, at, rootCause }: Schemas['IncidentStatusChange']): Partial<Schemas['IncidentInput']> {
  return {
    ...(action === 'CONTAIN' && at !== undefined && { containedAt: at }),
    ...(action === 'RESOLVE' && at !== undefined && { resolvedAt: at }),
    ...(action === 'CLOSE' && rootCause !== undefined && { rootCause }),
    // What was reached has to be reached again; the timeline keeps when it was.
    ...(action === 'REOPEN' && { containedAt: null, resolvedAt: null }),
  };
}

/** A problem of the time that an action gives is shown with its own field. */
const atOwnField = ({ field, message }: { readonly field: string; readonly message: string }) => ({
  field: field === 'containedAt' || field === 'resolvedAt' ? 'at' : field,
  message,
});

/** The status and severity of incidents. */
export const responseHandlers: Pick<HandlersOf<'IncidentResponses'>, 'changeStatus' | 'changeSeverity'> = {
  async changeStatus({ path: { id }, body }, context) {
    const { version, action, at, reason = '' } = body;
    const incidentAt = await lockIncident({ id, version });
    const { status } = incidentAt.before;
    const step = incidentLifecycle.steps[action];
    if (!isPossible(step, status))
      throw invalid([{ field: 'action', message: `This is not possible while it is “${statusLabels[status]}”` }]);
    const changes = changesBy(body);
    const input = { ...incidentInput.of(incidentAt.before), ...changes };
    const missing = missingNeeds(step, { ...input, reason });
    if (missing.length > 0) throw invalid(missing.map((need) => missingMessages[need]));
    if (isInFuture(at ?? null, Date.now())) throw invalid([{ field: 'at', message: futureProblem }]);
    const problems = problemsOfTimes(input);
    if (problems.length > 0) throw invalid(problems.map(atOwnField));
    const after = await store(context, incidentAt, changes, { status: step.to, reason });
    const entry = { incidentId: after.id, kind: 'STATUS_CHANGED', from: status, to: step.to, reason, at } as const;
    await enterChanges(context, [entry]);
    return after;
  },

  async changeSeverity({ path: { id }, body: { version, severity, reason } }, context) {
    const incidentAt = await lockIncident({ id, version });
    const { severity: was } = incidentAt.before;
    if (reason.trim() === '') throw invalid([missingMessages.reason]);
    if (was === null)
      throw invalid([{ field: 'severity', message: 'It has not been assessed yet: edit the incident' }]);
    if (!isReassessed(was, severity)) throw invalid([{ field: 'severity', message: 'Choose another severity' }]);
    const after = await store(context, incidentAt, { severity }, { reason });
    await enterChanges(context, [{ incidentId: id, kind: 'SEVERITY_CHANGED', from: was, to: severity, reason }]);
    return after;
  },
};
