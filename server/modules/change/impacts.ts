import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { impactRequestLabels, impactStatusLabels } from '#domain/words/change.ts';
import { registers, type RecordKind } from '#openapi/generated/records.ts';
import { conflict, invalid, notFound, versionConflict } from '#server/contract/errors.ts';
import type { HandlersOf, OrganisationContext, Schemas } from '#server/contract/types.ts';
import {
  changeImpact as impact,
  changeManagementProcess as change,
  record,
  userAccount,
} from '#server/database/schema/index.ts';
import { db, organisationOfTransaction } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import {
  findViewable,
  holdEditable,
  loggedEntity,
  logActivity,
  mayDo,
  ownersOfRecord,
  shownRecord,
  tell,
} from '#server/modules/record/index.ts';

const ofChange = alias(record, 'of_change');

/** Of a record. */
const mostListed = 50;

const isLive = and(eqWithinOrganisation(record.id, impact.recordId), isNull(record.deletedAt));

/** What changes affect, for someone who may perhaps not view the changes. */
const shown = (context: OrganisationContext) =>
  db
    .select({
      id: impact.id,
      change: mayDo(context, 'changeManagementProcess', 'VIEW') ? shownRecord(ofChange) : sql<null>`null`,
      record: shownRecord(record),
      kind: record.kind,
      request: impact.request,
      status: impact.status,
      note: impact.note,
      decidedBy: { id: userAccount.id, name: userAccount.name },
      version: impact.version,
    })
    .from(impact)
    .innerJoin(record, isLive)
    .innerJoin(ofChange, eqWithinOrganisation(ofChange.id, impact.changeId))
    .leftJoin(userAccount, eq(userAccount.id, impact.decidedBy));

const impactsWhere = async (
  context: OrganisationContext,
  condition: SQL | undefined,
): Promise<Schemas['ChangeImpact'][]> =>
  shown(context)
    .where(and(isNull(ofChange.deletedAt), condition))
    .orderBy(asc(record.ref), asc(impact.id));

/** What becomes of the live records that a change affects. */
export const impactsOf = (context: OrganisationContext, changeId: string) =>
  impactsWhere(context, eq(impact.changeId, changeId));

/** Of how many live records it is still to be said whether a change affects them. */
export const undecidedImpacts = (changeId: string): Promise<number> =>
  db.$count(
    db
      .select({ id: impact.id })
      .from(impact)
      .innerJoin(record, isLive)
      .where(and(eq(impact.changeId, changeId), eq(impact.status, 'OPEN')))
      .as('undecided'),
  );

const requests = { policies: 'REVIEW', risks: 'RESCORE', ownControls: 'RECONFIRM' } as const;

/** Opens what a change that is scheduled affects; what was decided of it before is decided again. */
export async function openImpacts(before: Pick<Schemas['ChangeRequest'], 'id' | keyof typeof requests>): Promise<void> {
  const fields = ['policies', 'risks', 'ownControls'] as const;
  const organisationId = organisationOfTransaction();
  const rows = fields.flatMap((field) =>
    before[field].map(({ id }) => ({ organisationId, changeId: before.id, recordId: id, request: requests[field] })),
  );
  await closeImpacts([before.id]);
  if (rows.length > 0) await db.insert(impact).values(rows);
}

/** Takes back what changes that are not scheduled any more would affect. */
export async function closeImpacts(changeIds: readonly string[]): Promise<void> {
  if (changeIds.length > 0) await db.delete(impact).where(inArray(impact.changeId, [...changeIds]));
}

/**
 * Asks the owners of the records that a change which is closed has affected to look at them again. They are not told which change
 * it was, as not all of them may view changes: the record names it to those who may.
 */
export async function askOwners(before: Pick<Schemas['ChangeRequest'], 'id'>): Promise<void> {
  const asked = await db
    .select({ id: record.id, ref: record.ref, title: record.title, kind: record.kind, request: impact.request })
    .from(impact)
    .innerJoin(record, isLive)
    .where(and(eq(impact.changeId, before.id), eq(impact.status, 'TO_ASK')));
  await db
    .update(impact)
    .set({ status: 'ASKED', version: sql`${impact.version} + 1` })
    .where(and(eq(impact.changeId, before.id), eq(impact.status, 'TO_ASK')));
  for (const { kind, request, ...entity } of asked)
    await tell([
      {
        kind: 'reviewRequested',
        entityType: kind,
        entity,
        recipients: await ownersOf(kind, entity.id),
        title: impactRequestLabels[request],
        describe: (what) => `A change that was made affects ${what}: look at it again.`,
      },
    ]);
}

async function ownersOf(kind: RecordKind, id: string): Promise<string[]> {
  const [found] = await db
    .select({ owners: ownersOfRecord(kind) })
    .from(record)
    .where(eq(record.id, id));
  return found?.owners ?? [];
}

async function impactWith(context: OrganisationContext, id: string): Promise<Schemas['ChangeImpact']> {
  const [found] = await impactsWhere(context, eq(impact.id, id));
  if (found === undefined) throw notFound();
  return found;
}

/** Locks an impact after the record that it is written with. @throws ApiError 404, 409 */
async function lockImpact(context: OrganisationContext, id: string, version: number): Promise<Schemas['ChangeImpact']> {
  await db.select({ id: impact.id }).from(impact).where(eq(impact.id, id)).for('update');
  const found = await impactWith(context, id);
  if (found.version !== version) throw versionConflict(found);
  return found;
}

const store = (id: string, set: { status: Schemas['ImpactStatus']; note: string; decidedBy: string }) =>
  db
    .update(impact)
    .set({ ...set, version: sql`${impact.version} + 1` })
    .where(eq(impact.id, id));

const isRegister = (kind: string): kind is RecordKind => Object.hasOwn(registers, kind);

type Handlers = Pick<HandlersOf<'ChangeCourses'>, 'decide' | 'answerImpact' | 'ofRecord'>;

/** What becomes of the records that changes affect. */
export const impactHandlers: Handlers = {
  async decide({ path: { id }, body: { version, affected, note = '' } }, context) {
    const seen = await impactWith(context, id);
    if (seen.change === null) throw notFound();
    const held = await holdEditable(context, seen.change.id);
    const before = await lockImpact(context, id, version);
    const [of] = await db.select({ status: change.status }).from(change).where(eq(change.id, held.id));
    if (of?.status !== 'REVIEW')
      throw conflict([{ field: 'affected', message: 'This is decided while the change is reviewed' }], before);
    if (!affected && note.trim() === '') throw invalid([{ field: 'note', message: 'Say why it is not affected' }]);
    const status = affected ? 'TO_ASK' : 'UNAFFECTED';
    await store(id, { status, note, decidedBy: context.user.id });
    const what = `${before.record.ref}: ${impactStatusLabels[status]}`;
    await logActivity(context, {
      action: 'UPDATE',
      ...loggedEntity('changeManagementProcess', held),
      changes: [{ field: 'affected', old: null, new: note === '' ? what : `${what}. ${note}` }],
    });
    return impactWith(context, id);
  },

  async answerImpact({ path: { id }, body: { version, note } }, context) {
    const seen = await impactWith(context, id);
    const held = await holdEditable(context, seen.record.id);
    const before = await lockImpact(context, id, version);
    if (before.status !== 'ASKED')
      throw conflict([{ field: 'note', message: 'Nothing is asked about it any more' }], before);
    if (note.trim() === '') throw invalid([{ field: 'note', message: 'Say what came of it' }]);
    await store(id, { status: 'DONE', note, decidedBy: context.user.id });
    if (isRegister(held.kind))
      await logActivity(context, {
        action: 'UPDATE',
        ...loggedEntity(held.kind, held),
        changes: [{ field: 'affected', old: null, new: note }],
      });
    return impactWith(context, id);
  },

  async ofRecord({ path: { id } }, context) {
    await findViewable(context, id);
    return (await impactsWhere(context, and(eq(impact.recordId, id), eq(impact.status, 'ASKED')))).slice(0, mostListed);
  },
};
