import { and, eq, isNull } from 'drizzle-orm';

import { problemOfGiven } from '#domain/incident/duties/recording.ts';
import { incidentInput } from '#openapi/generated/inputs.ts';
import { invalid, notFound, versionConflict } from '#server/contract/errors.ts';
import type { HandlersOf, OrganisationContext, Schemas } from '#server/contract/types.ts';
import { attachment, incidentDuty, incidentDutyEntry } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import {
  changesBetween,
  loggedEntity,
  lockLive,
  logActivity,
  noticesOfChange,
  notify,
  readersOf,
  tellWatchers,
  touchRecord,
  watchedEvent,
} from '#server/modules/record/index.ts';

import { incidentRegister } from '../register.ts';
import { enterNotification } from '../timeline.ts';
import { followDuties } from './follow.ts';
import { dutiesOf, readDuties, type StoredDutyWithEntries } from './read.ts';
import { readRegimes } from './regimes.ts';

const { live } = readersOf(incidentRegister);

type Incident = Schemas['Incident'];
type Entry = Schemas['DutyEntry'];

/** An incident that no one else changes until the transaction ends. @throws ApiError 404 and 409 */
async function lockIncident(id: string, version: number) {
  const entity = await lockLive('incident', id);
  const before = await live(id);
  if (entity.version !== version) throw versionConflict(before);
  return { entity, before };
}

type Locked = Awaited<ReturnType<typeof lockIncident>>;

/** What a change of duties is called in log and timeline. */
interface Told {
  readonly event: Schemas['DutyAction'] | 'PUT' | 'WITHDRAWN';
  readonly text: string;
  /** When it happened; now by default. */
  readonly at?: string | undefined;
}

/** Completes a change of duties: the version, what follows, log, timeline and notices. */
async function complete(context: OrganisationContext, { entity, before }: Locked, told: Told): Promise<Incident> {
  await touchRecord(context, entity, {
    title: before.title,
    searchable: incidentRegister.searchable(incidentInput.of(before)),
  });
  await followDuties([entity.id]);
  const after = await live(entity.id);
  const changes = [
    { field: 'duty', old: null, new: told.text },
    ...changesBetween(before, { openDuties: after.openDuties }),
  ];
  await logActivity(context, { action: 'UPDATE', ...loggedEntity('incident', entity), changes });
  await enterNotification(context, { incidentId: entity.id, ...told });
  const owner = before.owner?.id ?? null;
  await notify(context, 'incident', noticesOfChange(before, { was: owner, is: owner }));
  await tellWatchers('incident', [watchedEvent(context.user.name, 'incident', 'updated', { entity, except: [owner] })]);
  return after;
}

/** @throws ApiError 404 if the incident does not stand under the regime */
async function dutyOf(incidentId: string, key: string): Promise<StoredDutyWithEntries> {
  const [found] = await dutiesOf([incidentId]);
  const duty = found?.duties.find((one) => one.key === key);
  if (duty === undefined) throw notFound();
  return duty;
}

type Body = Required<Schemas['DutyRecord']>;

const problem = (field: keyof Body, message: string) => invalid([{ field, message }]);

/** @throws ApiError 400 if nothing can have been given then */
function refuseTime(at: string | null, awareAt: string | null): asserts at is string {
  const wrong = problemOfGiven(at, awareAt, Date.now());
  if (wrong !== undefined) throw problem('at', wrong);
}

const needsReason: ReadonlySet<Body['action']> = new Set(['WAIVE', 'CORRECT', 'RETRACT']);

/** @throws ApiError 400 if a step cannot be recorded so, given what was recorded of it */
function refuseAction(body: Body, step: StoredDutyWithEntries['steps'][number], entries: readonly Entry[]): void {
  const { action, reason } = body;
  const isGiven = entries.some(({ kind }) => kind === 'GIVEN');
  const isWaived = entries.some(({ kind }) => kind === 'WAIVED');
  if (needsReason.has(action) && reason.trim() === '') throw problem('reason', 'Give a reason');
  if (action === 'CORRECT' || action === 'RETRACT') return;
  if (isWaived) throw problem('action', 'It was recorded as not required: retract that first');
  if (isGiven && !(action === 'GIVE' && step.isRepeatable))
    throw problem('action', 'It was given already: correct that instead');
  if (action === 'REPORT_PROGRESS' && !step.waitsForResolution)
    throw problem('action', 'No progress report takes the place of this step');
}

/** @throws ApiError 400 if it is no file of the incident */
async function refuseProof(incidentId: string, proofId: string | null): Promise<void> {
  if (proofId === null) return;
  const isFile = and(eq(attachment.id, proofId), eq(attachment.recordId, incidentId), isNull(attachment.removedAt));
  if ((await db.$count(attachment, isFile)) === 0)
    throw problem('proofId', 'This file is not attached to the incident');
}

const kinds = { GIVE: 'GIVEN', REPORT_PROGRESS: 'PROGRESS', WAIVE: 'WAIVED' } as const;

interface Recording {
  readonly duty: StoredDutyWithEntries;
  readonly step: StoredDutyWithEntries['steps'][number];
  readonly body: Body;
  readonly awareAt: string | null;
}

/** Stores what is recorded of a step. @returns what the log and the timeline say */
async function store({ user }: OrganisationContext, { duty, step, body, awareAt }: Recording): Promise<Told> {
  const { action, at, reference, reason, proofId, entryId } = body;
  const name = `${duty.name}, ${step.name}`;
  if (action === 'CORRECT' || action === 'RETRACT') {
    const entry = (duty.entries[step.key] ?? []).find(({ id }) => id === entryId);
    if (entry === undefined) throw problem('entryId', 'This was not recorded of the step');
    const isEntry = eq(incidentDutyEntry.id, entry.id);
    if (action === 'RETRACT') {
      await db.delete(incidentDutyEntry).where(isEntry);
      return { event: action, text: `${name}: what was recorded at ${entry.at} is retracted. ${reason}` };
    }
    if (entry.kind !== 'WAIVED') refuseTime(at, awareAt);
    await db
      .update(incidentDutyEntry)
      .set({ reference, proofId, ...(at !== null && { at: new Date(at) }) })
      .where(isEntry);
    return { event: action, text: `${name}: ${entry.at} is corrected to ${at ?? entry.at}. ${reason}` };
  }
  if (action !== 'WAIVE') refuseTime(at, awareAt);
  await db.insert(incidentDutyEntry).values({
    organisationId: duty.organisationId,
    dutyId: duty.id,
    step: step.key,
    kind: kinds[action],
    at: at === null || action === 'WAIVE' ? new Date() : new Date(at),
    reference,
    reason,
    proofId,
    createdBy: user.id,
  });
  const known = reference === '' ? '' : `, reference ${reference}`;
  if (action === 'WAIVE') return { event: action, text: `${name}: not required. ${reason}` };
  const what = action === 'GIVE' ? 'given' : 'progress reported';
  return { event: action, text: `${name}: ${what} to ${duty.addressee}${known}`, at: at ?? undefined };
}

/** The duties to notify of incidents. docs/decisions/176-duties-to-notify.md */
export const dutyHandlers: HandlersOf<'IncidentDuties'> = {
  read: ({ path: { id } }) => readDuties(id),

  async put({ path: { id }, body: { version, regime: key } }, context) {
    const locked = await lockIncident(id, version);
    const regime = (await readRegimes()).find((one) => one.key === key && one.isActive);
    if (regime === undefined) throw invalid([{ field: 'regime', message: 'This regime is not in use' }]);
    const { name, addressee, note, steps } = regime;
    const added = await db
      .insert(incidentDuty)
      .values({ organisationId: context.organisation.id, incidentId: id, key, name, addressee, note, steps })
      .onConflictDoNothing()
      .returning({ id: incidentDuty.id });
    if (added.length === 0) throw invalid([{ field: 'regime', message: 'The incident stands under this regime' }]);
    return complete(context, locked, { event: 'PUT', text: `${name}: ${addressee} is to be notified` });
  },

  async withdraw({ path: { id, regime }, body: { version, reason } }, context) {
    const locked = await lockIncident(id, version);
    const duty = await dutyOf(id, regime);
    if (reason.trim() === '') throw problem('reason', 'Give a reason');
    const isGiven = Object.values(duty.entries).some((entries) => entries?.some(({ kind }) => kind !== 'WAIVED'));
    if (isGiven)
      throw problem('reason', 'A notification was given: retract it first, or record the others as not required');
    await db.delete(incidentDuty).where(eq(incidentDuty.id, duty.id));
    return complete(context, locked, { event: 'WITHDRAWN', text: `${duty.name} does not apply. ${reason}` });
  },

  async enter({ path: { id, regime, step: stepKey }, body }, context) {
    const locked = await lockIncident(id, body.version);
    const duty = await dutyOf(id, regime);
    const step = duty.steps.find(({ key }) => key === stepKey);
    if (step === undefined) throw notFound();
    const whole: Body = { at: null, reference: '', reason: '', proofId: null, entryId: null, ...body };
    refuseAction(whole, step, duty.entries[step.key] ?? []);
    await refuseProof(id, whole.proofId);
    const told = await store(context, { duty, step, body: whole, awareAt: locked.before.awareAt });
    return complete(context, locked, told);
  },
};
