import { and, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { futureProblem, isInFuture } from '#domain/incident/times.ts';
import { isVisible } from '#domain/text/comment-text.ts';
import { forbidden, invalid, notFound, versionConflict } from '#server/contract/errors.ts';
import type { HandlersOf, OrganisationContext, Schemas } from '#server/contract/types.ts';
import { record, timelineEntry, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import {
  contains,
  loggedEntity,
  inContractForm,
  lockOfRecord,
  logActivity,
  newestFirst,
  pageOf,
  toPage,
  totalsOf,
} from '#server/modules/record/index.ts';

const author = alias(userAccount, 'author');
const remover = alias(userAccount, 'remover');

const columns = {
  id: timelineEntry.id,
  kind: timelineEntry.kind,
  at: inContractForm(timelineEntry.at).mapWith(String),
  text: timelineEntry.text,
  from: timelineEntry.from,
  to: timelineEntry.to,
  version: timelineEntry.version,
  createdAt: inContractForm(timelineEntry.createdAt).mapWith(String),
  createdBy: { id: author.id, name: author.name },
  editedAt: sql<string | null>`${inContractForm(timelineEntry.editedAt)}`,
  removedAt: sql<string | null>`${inContractForm(timelineEntry.removedAt)}`,
  removedBy: { id: remover.id, name: remover.name },
};

const entries = () =>
  db
    .select(columns)
    .from(timelineEntry)
    .innerJoin(author, eq(author.id, timelineEntry.createdBy))
    .leftJoin(remover, eq(remover.id, timelineEntry.removedBy));

async function entryWith(id: string): Promise<Schemas['TimelineEntry']> {
  const [found] = await entries().where(eq(timelineEntry.id, id));
  if (found === undefined) throw notFound();
  return found;
}

const isLiveIncident = and(eq(record.kind, 'incident'), isNull(record.deletedAt));

const liveIncident = (id: string) =>
  db
    .select({ id: record.id, ref: record.ref, title: record.title })
    .from(record)
    .where(and(eq(record.id, id), isLiveIncident));

/** A live incident that cannot be purged until the transaction ends. @throws ApiError 404 */
async function holdIncident(id: string) {
  const [found] = await liveIncident(id).for('key share');
  if (found === undefined) throw notFound();
  return found;
}

/** The entry of a live incident for a change based on `version`. @throws ApiError 404, 403 and 409 */
async function lockEntry({ id, version }: Schemas['RecordVersion']) {
  const found = await lockOfRecord(timelineEntry, () =>
    db
      .select({ entry: timelineEntry, entity: { id: record.id, ref: record.ref, title: record.title } })
      .from(timelineEntry)
      .innerJoin(record, eq(record.id, timelineEntry.incidentId))
      .where(and(eq(timelineEntry.id, id), isNull(timelineEntry.removedAt), isLiveIncident)),
  );
  if (found.entry.to !== null)
    throw forbidden('A change of severity or status and a notification stay in the timeline as they were made');
  if (found.entry.version !== version) throw versionConflict(await entryWith(id));
  return found;
}

type Incident = Awaited<ReturnType<typeof holdIncident>>;

/** The log cannot be changed, so it must not repeat the text. */
const log = (context: OrganisationContext, entity: Incident, event: string) =>
  logActivity(context, {
    action: 'UPDATE',
    ...loggedEntity('incident', entity),
    changes: [{ field: 'timeline', old: null, new: event }],
  });

const refuseUnfit = ({ text, at }: { readonly text: string; readonly at: string }) => {
  if (!isVisible(text)) throw invalid([{ field: 'text', message: 'Write what happened' }]);
  if (isInFuture(at, Date.now())) throw invalid([{ field: 'at', message: futureProblem }]);
};

/** A change of severity or status, in the transaction of the change. */
interface Change {
  readonly incidentId: string;
  readonly kind: 'SEVERITY_CHANGED' | 'STATUS_CHANGED';
  readonly from: string;
  readonly to: string;
  readonly reason: string;
  /** When it happened; now by default. */
  readonly at?: string | undefined;
}

/** Enters changes in the timelines of their incidents. */
export async function enterChanges(
  { organisation, user }: OrganisationContext,
  changes: readonly Change[],
): Promise<void> {
  if (changes.length === 0) return;
  await db.insert(timelineEntry).values(
    changes.map(({ reason, at, ...change }) => ({
      ...change,
      organisationId: organisation.id,
      text: reason,
      at: at === undefined ? new Date() : new Date(at),
      createdBy: user.id,
    })),
  );
}

/** What became of a notification, in the transaction of the change. */
interface NotificationEvent {
  readonly incidentId: string;
  readonly event: string;
  readonly text: string;
  /** When it happened; now by default. */
  readonly at?: string | undefined;
}

/** Enters what became of a notification in the timeline of its incident. */
export async function enterNotification(
  { organisation, user }: OrganisationContext,
  { incidentId, event, text, at }: NotificationEvent,
): Promise<void> {
  await db.insert(timelineEntry).values({
    organisationId: organisation.id,
    incidentId,
    kind: 'NOTIFICATION',
    to: event,
    text,
    at: at === undefined ? new Date() : new Date(at),
    createdBy: user.id,
  });
}

/** The timelines of incidents: what people enter beside the changes of severity and status. */
export const timelineHandlers: Pick<HandlersOf<'IncidentResponses'>, 'list' | 'add' | 'update' | 'remove'> = {
  async list({ path: { id }, query }) {
    if ((await liveIncident(id)).length === 0) throw notFound();
    const scope = eq(timelineEntry.incidentId, id);
    const filter = query.search ? contains(timelineEntry.text, query.search) : undefined;
    const { perPage, offset } = pageOf(query);
    const [rows, totals] = await Promise.all([
      entries()
        .where(and(scope, filter))
        .orderBy(...newestFirst(query, { at: timelineEntry.at }, { at: timelineEntry.at, id: timelineEntry.id }))
        .limit(perPage)
        .offset(offset),
      totalsOf((where) => db.$count(timelineEntry, where), scope, filter),
    ]);
    return toPage(query, totals, rows);
  },

  async add({ path, body: { kind, at, text } }, context) {
    const entity = await holdIncident(path.id);
    refuseUnfit({ text, at });
    const [added] = await db
      .insert(timelineEntry)
      .values({
        organisationId: context.organisation.id,
        incidentId: entity.id,
        kind,
        at: new Date(at),
        text,
        createdBy: context.user.id,
      })
      .returning({ id: timelineEntry.id });
    if (added === undefined) throw new Error('No entry was added');
    await log(context, entity, 'Added');
    return entryWith(added.id);
  },

  async update({ path: { id }, body: { version, kind, at, text } }, context) {
    const { entry, entity } = await lockEntry({ id, version });
    refuseUnfit({ text, at });
    if (entry.kind !== kind || entry.text !== text || entry.at.getTime() !== Date.parse(at)) {
      await db
        .update(timelineEntry)
        .set({ kind, at: new Date(at), text, editedAt: sql`now()`, version: entry.version + 1 })
        .where(eq(timelineEntry.id, entry.id));
      await log(context, entity, 'Edited');
    }
    return entryWith(id);
  },

  async remove({ path: { id }, query: { version } }, context) {
    const { entry, entity } = await lockEntry({ id, version });
    await db
      .update(timelineEntry)
      .set({ text: null, removedAt: sql`now()`, removedBy: context.user.id, version: entry.version + 1 })
      .where(eq(timelineEntry.id, entry.id));
    await log(context, entity, 'Removed');
    return entryWith(id);
  },
};
