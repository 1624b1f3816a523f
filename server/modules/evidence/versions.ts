import { desc, eq, sql } from 'drizzle-orm';

import { coveredBy } from '#domain/compliance/confidence.ts';
import { versionMistakes } from '#domain/compliance/evidence-period.ts';
import { evidenceInput } from '#openapi/generated/inputs.ts';
import { invalid, notFound, versionConflict, type FieldError } from '#server/contract/errors.ts';
import type { HandlersOf, OrganisationContext, Schemas } from '#server/contract/types.ts';
import { evidence, evidenceVersion, keptFile, storedFile, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { keepFiles, type FileAddresses } from '#server/modules/attachment/index.ts';
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
type File = Schemas['EvidenceVersionFile'];
type Dates = Pick<Evidence, 'madeOn' | 'coversFrom' | 'coversTo'>;

/** A piece of evidence that no one else changes until the transaction ends. @throws ApiError 404 */
export async function lockEvidence(id: string) {
  const locked = await lockLive('evidence', id);
  return { locked, before: await liveEvidence(id) };
}

/** The files of a piece of evidence as they are now. */
async function filesOf(id: string): Promise<File[]> {
  const { rows } = await db.execute<File & { readonly at: string } & Record<string, unknown>>(sql`
    select file.id, file.name, file.sha256, file.size::float8 as size,
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

/** The files that were kept for a piece of evidence, by their contents. */
async function keptFiles(id: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: storedFile.id, sha256: storedFile.sha256 })
    .from(keptFile)
    .innerJoin(storedFile, eq(storedFile.id, keptFile.fileId))
    .where(eq(keptFile.recordId, id));
  return new Map(rows.map((file) => [file.sha256, file.id]));
}

/** Who gave the versions of a piece of evidence that someone was asked for, by their numbers. */
async function giversOf(id: string): Promise<ReadonlyMap<number, string>> {
  const { rows } = await db.execute<{ number: number; name: string }>(sql`
    select asked.accepted_as as number, person.name from evidence_request asked
    join user_account person on person.id = asked.person_id
    where asked.evidence_id = ${id}::uuid and asked.accepted_as is not null
    union all select asked.accepted_as, coalesce(nullif(asked.name, ''), asked.email) from evidence_contact asked
    where asked.evidence_id = ${id}::uuid and asked.accepted_as is not null`);
  return new Map(rows.map(({ number, name }) => [number, name]));
}

/** What was replaced, the newest first; number 0 is evidence that had neither a date nor a file yet. */
const replaced = (id: string) =>
  db
    .select({ version: evidenceVersion, by: { id: userAccount.id, name: userAccount.name } })
    .from(evidenceVersion)
    .leftJoin(userAccount, eq(userAccount.id, evidenceVersion.replacedBy))
    .where(eq(evidenceVersion.evidenceId, id))
    .orderBy(desc(evidenceVersion.number));

type Replaced = Awaited<ReturnType<typeof replaced>>;

/** The versions that were replaced. What was said when one took the place of another is kept with the other. */
const formerVersions = (rows: Replaced, kept: ReadonlyMap<string, string>, givers: ReadonlyMap<number, string>) =>
  rows.flatMap(({ version, by }, index): Schemas['EvidenceVersion'][] => {
    const { organisationId: _o, evidenceId: _e, files, replacedAt, ...shown } = version;
    if (shown.number === 0) return [];
    return [
      {
        ...shown,
        ...span(version),
        files: files.map(({ attachedAt = null, ...file }) => ({
          ...file,
          id: kept.get(file.sha256) ?? null,
          attachedAt,
        })),
        note: rows[index + 1]?.version.note ?? '',
        givenBy: givers.get(shown.number) ?? '',
        replacedAt: replacedAt.toISOString(),
        replacedBy: by,
      },
    ];
  });

/** Whether a version was the evidence on a day. */
const covers = (day: string, { coveredFrom, coveredUntil }: Schemas['EvidenceVersion']): boolean =>
  coveredFrom !== null && coveredUntil !== null && coveredFrom <= day && day <= coveredUntil;

/** Lists the versions of a piece of evidence, the current one first. */
export const versions: HandlersOf<'EvidenceCourse'>['versions'] = async ({ path: { id }, query: { on } }) => {
  const now = await liveEvidence(id);
  const [rows, kept, givers] = [await replaced(id), await keptFiles(id), await giversOf(id)];
  const number = (rows[0]?.version.number ?? 0) + 1;
  const { madeOn, coversFrom, coversTo, cadenceMonths } = now;
  const current: Schemas['EvidenceVersion'] = {
    number,
    madeOn,
    coversFrom,
    coversTo,
    cadenceMonths,
    ...span(now),
    files: await filesOf(id),
    note: rows[0]?.version.note ?? '',
    givenBy: givers.get(number) ?? '',
    replacedAt: null,
    replacedBy: null,
  };
  const all = [current, ...formerVersions(rows, kept, givers)];
  return on === undefined ? all : all.filter((version) => covers(on, version));
};

/** Addresses of the files of versions, for those who may view the evidence. */
export const versionFiles =
  (addresses: FileAddresses): HandlersOf<'EvidenceCourse'>['versionFileAddress'] =>
  async ({ path: { id, fileId } }, context) => {
    await liveEvidence(id);
    const isOfVersion =
      [...(await keptFiles(id)).values()].includes(fileId) || (await filesOf(id)).some((file) => file.id === fileId);
    if (!isOfVersion) throw notFound();
    return addresses.addressOf({ fileId, inline: false }, context);
  };

/** What is wrong with the dates of a version, where the organisation is today. */
export const mistakesInDates = async (dates: Dates): Promise<FieldError[]> =>
  versionMistakes(dates, await organisationToday());

/** A piece of evidence as `lockEvidence` found it. */
export interface LockedEvidence {
  readonly locked: LockedRecord;
  readonly before: Evidence;
}

/**
 * Keeps evidence as it is as a version with its files, and begins the next one. What it proves follows. What had neither a date nor a
 * file, because it was added only to ask for it, is none of its versions: the next one is the first.
 * @param note what is said with the next version @returns its number
 */
export async function beginVersion(
  context: OrganisationContext,
  { locked, before }: LockedEvidence,
  dates: Dates,
  note: string,
): Promise<number> {
  const { id, madeOn, coversFrom, coversTo, cadenceMonths } = before;
  const [former] = await replaced(id);
  const files = await filesOf(id);
  const isEmpty = former === undefined && files.length === 0 && madeOn === null && coversFrom === null;
  const number = isEmpty ? 0 : (former?.version.number ?? 0) + 1;
  await db.insert(evidenceVersion).values({
    organisationId: context.organisation.id,
    evidenceId: id,
    number,
    madeOn,
    coversFrom,
    coversTo,
    cadenceMonths,
    files: files.map(({ id: _id, ...file }) => file),
    note,
    replacedBy: context.user.id,
  });
  await keepFiles(id, sql`select ${id}::uuid`);
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
  return number + 1;
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
