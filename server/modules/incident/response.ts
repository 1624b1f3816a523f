import { eq } from 'drizzle-orm';

import { incidentLifecycle, isReassessed, type IncidentNames, type IncidentNeed } from '#domain/incident/lifecycle.ts';
import { futureProblem, isInFuture, problemOfClosing, problemsOfTimes } from '#domain/incident/times.ts';
import { statusLabels } from '#domain/words/incident.ts';
import { incidentInput } from '#openapi/generated/inputs.ts';
import { invalid, versionConflict } from '#server/contract/errors.ts';
import type { HandlersOf, OrganisationContext, Schemas } from '#server/contract/types.ts';
import { incident } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { lifecycleHandler } from '#server/modules/lifecycle/index.ts';
import {
  changesBetween,
  loggedEntity,
  lockLive,
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

/** An incident that no one else changes until the transaction ends. @throws ApiError 404 */
async function lockIncident(id: string) {
  const entity = await lockLive('incident', id);
  const before = await live(id);
  return { entity, before, status: before.status, version: entity.version };
}

type Locked = Awaited<ReturnType<typeof lockIncident>>;

type Change = Schemas['IncidentStatusChange'];

/** Stores changed fields with a new version. */
async function store(
  context: OrganisationContext,
  { entity, before }: Locked,
  changes: Partial<Schemas['IncidentInput']>,
  status?: Schemas['IncidentStatus'],
): Promise<void> {
  const input = { ...incidentInput.of(before), ...changes };
  await touchRecord(context, entity, { title: input.title, searchable: incidentRegister.searchable(input) });
  // Before what follows from it, such as its duties.
  if (status !== undefined) await db.update(incident).set({ status }).where(eq(incident.id, entity.id));
  await saveIncidents([{ key: { organisationId: context.organisation.id, id: entity.id }, input, chosen: {} }]);
}

const becauseOf = (reason: string) => (reason === '' ? [] : [{ field: 'reason', old: null, new: reason }]);

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

/** @throws ApiError 400 if the times do not fit together, or a notification is left open without a reason */
function refuse(before: Schemas['Incident'], body: Change): void {
  const { openDuties } = before;
  if (body.action === 'CLOSE' && openDuties.length > 0 && (body.reason ?? '').trim() === '')
    throw invalid([
      { field: 'reason', message: `Say why these are neither given nor waived: ${openDuties.join('; ')}` },
    ]);
  const at = body.at ?? null;
  if (isInFuture(at, Date.now())) throw invalid([{ field: 'at', message: futureProblem }]);
  const closing = body.action === 'CLOSE' ? problemOfClosing(at, before) : undefined;
  if (closing !== undefined) throw invalid([{ field: 'at', message: closing }]);
  const problems = problemsOfTimes({ ...incidentInput.of(before), ...changesBy(body) });
  if (problems.length > 0) throw invalid(problems.map(atOwnField));
}

const changeStatus = lifecycleHandler<IncidentNames, Change, Locked, Schemas['Incident']>({
  kind: 'incident',
  lifecycle: incidentLifecycle,
  labels: statusLabels,
  actionOf: ({ action }) => action,
  lock: lockIncident,
  parties: () => ({}),
  current: ({ before }) => before,
  known: ({ before }, body) => ({ ...incidentInput.of(before), ...changesBy(body), reason: body.reason ?? '' }),
  missing: missingMessages,
  refuse: ({ subject, body }) => refuse(subject.before, body),
  store: ({ context, subject, body, step }) => store(context, subject, changesBy(body), step.to),
  logged: ({ subject, body, step }) => [
    ...changesBetween(subject.before, { ...changesBy(body), status: step.to }),
    ...becauseOf(body.reason ?? ''),
  ],
  people: ({ before }) => ({ owner: [before.owner?.id ?? null] }),
  async after({ context, subject: { entity, before, status: from }, body: { at, reason = '' }, step: { to } }) {
    await enterChanges(context, [{ incidentId: entity.id, kind: 'STATUS_CHANGED', from, to, reason, at }]);
    // Why something was not notified stays with the incident for as long as it is closed.
    const notNotified = to === 'CLOSED' && before.openDuties.length > 0 ? reason : '';
    if (notNotified !== before.notNotified)
      await db.update(incident).set({ notNotified }).where(eq(incident.id, entity.id));
  },
  answer: ({ entity }) => live(entity.id),
});

/** The status and severity of incidents. */
export const responseHandlers: Pick<HandlersOf<'IncidentResponses'>, 'changeStatus' | 'changeSeverity'> = {
  changeStatus,

  async changeSeverity({ path: { id }, body: { version, severity, reason } }, context) {
    const locked = await lockIncident(id);
    const { entity, before } = locked;
    if (locked.version !== version) throw versionConflict(before);
    const { severity: was } = before;
    if (reason.trim() === '') throw invalid([missingMessages.reason]);
    if (was === null)
      throw invalid([{ field: 'severity', message: 'It has not been assessed yet: edit the incident' }]);
    if (!isReassessed(was, severity)) throw invalid([{ field: 'severity', message: 'Choose another severity' }]);
    await store(context, locked, { severity });
    const changes = [...changesBetween(before, { severity }), ...becauseOf(reason)];
    await logActivity(context, { action: 'UPDATE', ...loggedEntity('incident', entity), changes });
    const owner = before.owner?.id ?? null;
    await notify(context, 'incident', noticesOfChange(before, { was: owner, is: owner }));
    await tellWatchers('incident', [
      watchedEvent(context.user.name, 'incident', 'updated', { entity, except: [owner] }),
    ]);
    await enterChanges(context, [{ incidentId: id, kind: 'SEVERITY_CHANGED', from: was, to: severity, reason }]);
    return live(id);
  },
};
