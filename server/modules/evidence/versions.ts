import { desc, eq, sql } from 'drizzle-orm';

import { coveredBy } from '#domain/compliance/confidence.ts';
import { versionMistakes } from '#domain/compliance/evidence-period.ts';
import { evidenceInput } from '#openapi/generated/inputs.ts';
import { invalid, versionConflict, type FieldError } from '#server/contract/errors.ts';
import type { HandlersOf, OrganisationContext, Schemas } from '#server/contract/types.ts';
import { evidence, evidenceVersion, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { organisationToday } from '#server/modules/organisation/index.ts';
import {
  changesBetween,
  loggedEntity,
  logActivity,
  lockLive,
  noticesOfChange,
  notify,
  touchRecord,
  type LockedRecord,
} from '#server/modules/record/index.ts';

import { followEvidence } from './follow.ts';
import { evidenceRegister, liveEvidence } from './register.ts';

type Evidence = Schemas['Evidence'];
type Dates = Pick<Evidence, 'madeOn' | 'coversFrom' | 'coversTo'>;

/** A piece of evidence that no one else changes until the transaction ends. @throws ApiError 404 */
export async function lockEvidence(id: string) {
  const locked = await lockLive('evidence', id);
  return { locked, before: await liveEvidence(id) };
}

/** The files of a piece of evidence as they are now. */
async function filesOf(id: string): Promise<Schemas['AttachedEvidenceFile'][]> {
  const { rows } = await db.execute<{ name: string; sha256: string; size: number; at: string }>(sql`
    select file.name, file.sha256, file.size::float8 as size,
      greatest(attachment.attached_at, latest.attached_at) as at
    from attachment
    join attachment_version latest on latest.organisation_id = attachment.organisation_id
      and latest.attachment_id = attachment.id and latest.number = attachment.latest
    join stored_file file on file.organisation_id = latest.organisation_id and file.id = latest.file_id
    where attachment.record_id = ${id}::uuid and attachment.removed_at is null
    order by file.name, file.sha256`);
  return rows.map(({ at, ...file }) => ({ ...file, attachedAt: new Date(at).toISOString() }));
}

/** The days that a version covers, by the rule of T3. */
function span({ madeOn, coversFrom, coversTo, cadenceMonths }: Dates & Pick<Evidence, 'cadenceMonths'>) {
  const covers = coversFrom === null || coversTo === null ? null : { from: coversFrom, to: coversTo };
  const days = coveredBy({ covers, madeOn, everyMonths: cadenceMonths });
  return { coveredFrom: days?.from ?? null, coveredUntil: days?.to ?? null };
}

/** Versions that were replaced, the newest first. */
async function formerVersions(id: string): Promise<Schemas['EvidenceVersion'][]> {
  const rows = await db
    .select({ version: evidenceVersion, by: { id: userAccount.id, name: userAccount.name } })
    .from(evidenceVersion)
    .leftJoin(userAccount, eq(userAccount.id, evidenceVersion.replacedBy))
    .where(eq(evidenceVersion.evidenceId, id))
    .orderBy(desc(evidenceVersion.number));
  return rows.map(({ version: { organisationId: _o, evidenceId: _e, files, replacedAt, ...version }, by }) => ({
    ...version,
    ...span(version),
    files: files.map((file) => ({ ...file, attachedAt: file.attachedAt ?? null })),
    replacedAt: replacedAt.toISOString(),
    replacedBy: by,
  }));
}

/** Whether a version was the evidence on a day. */
const covers = (day: string, { coveredFrom, coveredUntil }: Schemas['EvidenceVersion']): boolean =>
  coveredFrom !== null && coveredUntil !== null && coveredFrom <= day && day <= coveredUntil;

/** Lists the versions of a piece of evidence, the current one first. */
export const versions: HandlersOf<'EvidenceCourse'>['versions'] = async ({ path: { id }, query: { on } }) => {
  const now = await liveEvidence(id);
  const former = await formerVersions(id);
  const { madeOn, coversFrom, coversTo, cadenceMonths } = now;
  const current: Schemas['EvidenceVersion'] = {
    number: (former[0]?.number ?? 0) + 1,
    madeOn,
    coversFrom,
    coversTo,
    cadenceMonths,
    ...span(now),
    files: await filesOf(id),
    note: '',
    replacedAt: null,
    replacedBy: null,
  };
  const all = [current, ...former];
  return on === undefined ? all : all.filter((version) => covers(on, version));
};

/** What is wrong with the dates of a version, where the organisation is today. */
export const mistakesInDates = async (dates: Dates): Promise<FieldError[]> =>
  versionMistakes(dates, await organisationToday());

/** A piece of evidence as `lockEvidence` found it. */
export interface LockedEvidence {
  readonly locked: LockedRecord;
  readonly before: Evidence;
}

/** Keeps evidence as it is as a version, and begins the next one. What it proves follows. */
export async function beginVersion(
  context: OrganisationContext,
  { locked, before }: LockedEvidence,
  dates: Dates,
  note: string,
): Promise<void> {
  const { id, madeOn, coversFrom, coversTo, cadenceMonths } = before;
  const [former] = await formerVersions(id);
  await db.insert(evidenceVersion).values({
    organisationId: context.organisation.id,
    evidenceId: id,
    number: (former?.number ?? 0) + 1,
    madeOn,
    coversFrom,
    coversTo,
    cadenceMonths,
    files: await filesOf(id),
    note,
    replacedBy: context.user.id,
  });
  await db.update(evidence).set(dates).where(eq(evidence.id, id));
  await touchRecord(context, locked, {
    title: before.title,
    searchable: evidenceRegister.searchable(evidenceInput.of(before)),
  });
  await logActivity(context, {
    action: 'UPDATE',
    ...loggedEntity('evidence', locked),
    changes: [
      ...changesBetween({ madeOn, coversFrom, coversTo }, dates),
      ...(note === '' ? [] : [{ field: 'reason', old: null, new: note }]),
    ],
  });
  await followEvidence([id], [], 'changed');
}

/** Keeps evidence as it is as a version, and begins the next one with these dates. */
export const renew: HandlersOf<'EvidenceCourse'>['renew'] = async ({ path: { id }, body }, context) => {
  const found = await lockEvidence(id);
  const { before } = found;
  if (before.version !== body.version) throw versionConflict(before);
  const { madeOn = null, coversFrom = null, coversTo = null, note = '' } = body;
  const dates = { madeOn, coversFrom, coversTo };
  const mistakes = await mistakesInDates(dates);
  if (mistakes.length > 0) throw invalid(mistakes);
  await beginVersion(context, found, dates, note);
  const owner = before.owner?.id ?? null;
  await notify(context, 'evidence', noticesOfChange(before, { was: owner, is: owner }));
  return liveEvidence(id);
};
