import { sql } from 'drizzle-orm';

import type { Schemas } from '#server/contract/types.ts';
import { db } from '#server/database/tenancy.ts';
import { controlsAt } from '#server/modules/compliance/index.ts';
import {
  closedDay,
  findingsAt,
  positionsOfFinding,
  raisedDay,
  reopenedSince,
  stateOf,
} from '#server/modules/finding/index.ts';

import { evidenceAt } from './evidence-at.ts';
import type { Moment } from './moment.ts';
import { sourcesAt } from './sources-at.ts';
import { isReported, type Subject } from './subject.ts';

type Evidence = Schemas['ReportedEvidence'];
type Finding = Schemas['ReportedFinding'];

const controlThen = sql`join control c on c.owner_id = p.catalogue_owner and c.version_id = p.version_then and c.id = p.control_then`;

/** The controls of a report with their references, of a closing as they were closed. */
const reported = (id: string, { closing, moment: { past } }: Subject) =>
  closing === null
    ? sql`(select p.organisation_id, p.id, c.ref from ${controlsAt(past?.before)} as p ${controlThen}
        where p.adopted_standard_id = ${id}::uuid)`
    : sql`(select item.organisation_id, item.position_id as id, item.ref from closed_item item
        where item.assessment_id = ${closing.assessmentId}::uuid and item.number = ${closing.number})`;

/** The findings of the controls of a report that had been raised and not archived by then. */
export async function readFindings(id: string, subject: Subject): Promise<Finding[]> {
  const { closing, moment } = subject;
  const { past } = moment;
  const by = past === undefined ? sql`true` : sql`${raisedDay} <= ${past.day}`;
  const archived =
    past === undefined
      ? sql`finding.archived_at is null`
      : sql`(finding.archived_at is null or finding.archived_at >= ${past.before})`;
  const { rows } = await db.execute<Finding & Record<string, unknown>>(sql`
    select finding.id, finding.ref, finding.title, finding.description, finding.kind, ${stateOf(past)} as state,
      to_char(${raisedDay}, 'YYYY-MM-DD') as "raisedOn", to_char(finding.due_on, 'YYYY-MM-DD') as "dueOn",
      to_char(${closedDay(past)}, 'YYYY-MM-DD') as "closedOn",
      (select json_build_object('id', person.id, 'name', person.name) from user_account person
        where person.id = finding.owner_id) as owner,
      (select json_agg(about.ref order by about.ref) from ${reported(id, subject)} as about
        join ${positionsOfFinding} as of_finding on of_finding.position_id = about.id) as controls
    from ${findingsAt(past)} ${reopenedSince(past)}
    where ${archived} and ${by} and exists (select from ${positionsOfFinding} as of_finding
      where ${isReported(id, closing, sql`of_finding.position_id`)})
    order by finding.ref`);
  return rows;
}

/** So many pieces of evidence are in a report; no standard has as many. */
const mostEvidence = 20_000;

/** The files that were attached to evidence at a moment: each in its version of then. */
const attachedFiles = ({ past }: Moment) => sql`
  select file.name, file.sha256 from attachment
  join lateral (select shown.name, shown.sha256 from attachment_version version
    join stored_file shown on shown.organisation_id = version.organisation_id and shown.id = version.file_id
    where version.organisation_id = attachment.organisation_id and version.attachment_id = attachment.id
      ${past === undefined ? sql`` : sql`and version.attached_at < ${past.before}`}
    order by version.number desc limit 1) as file on true
  where attachment.organisation_id = e.organisation_id and attachment.record_id = e.id
    ${
      past === undefined
        ? sql`and attachment.removed_at is null`
        : sql`and attachment.attached_at < ${past.before}
          and (attachment.removed_at is null or attachment.removed_at >= ${past.before})`
    }`;

/** The files of a version since replaced that have been deleted for good, which only that version still knows. */
const deletedFiles = ({ before }: NonNullable<Moment['past']>) => sql`
  select file ->> 'name' as name, file ->> 'sha256' as sha256
  from evidence_version was, jsonb_array_elements(was.files) as file
  where was.organisation_id = e.organisation_id and was.evidence_id = e.id and was.number = e.number
    and coalesce((file ->> 'attachedAt')::timestamptz < ${before}, true)
    and not exists (select from attachment
      join attachment_version version on version.organisation_id = attachment.organisation_id
        and version.attachment_id = attachment.id
      join stored_file kept on kept.organisation_id = version.organisation_id and kept.id = version.file_id
      where attachment.organisation_id = e.organisation_id and attachment.record_id = e.id
        and kept.sha256 = file ->> 'sha256')`;

/** The files of evidence at a moment. */
const filesAt = (
  moment: Moment,
) => sql`(select coalesce(json_agg(json_build_object('name', file.name, 'sha256', file.sha256)
    order by file.name, file.sha256), '[]')
  from (${attachedFiles(moment)} ${moment.past === undefined ? sql`` : sql`union all ${deletedFiles(moment.past)}`}) as file)`;

/** A version that is replaced has its number; the one that stands has the next. */
const versionThen = sql`coalesce(e.number, 1 + (select count(*) from evidence_version former
  where former.organisation_id = e.organisation_id and former.evidence_id = e.id and former.number > 0))::int`;

/** The evidence of the own controls that serve the standard, in the versions that it had at a moment. */
async function evidenceOfMoment(id: string, { moment }: Subject): Promise<Evidence[]> {
  const { past } = moment;
  const standing =
    past === undefined
      ? sql`p.archived_at is null`
      : sql`((p.archived_at is null or p.archived_at >= ${past.before}) and not p.is_left_then)`;
  const { rows } = await db.execute<Evidence & Record<string, unknown>>(sql`
    with proved as (
      select proof.organisation_id, proof.evidence_id, json_agg(distinct c.ref order by c.ref) as controls
      from ${controlsAt(past?.before)} as p ${controlThen}
      join ${sourcesAt(moment)} as source on source.organisation_id = p.organisation_id and source.position_id = p.id
      join evidence_own_control proof on proof.organisation_id = source.organisation_id
        and proof.own_control_id = source.own_control_id
      where p.adopted_standard_id = ${id}::uuid and ${standing}
      group by 1, 2)
    select record.ref, record.title, ${versionThen} as version, to_char(e.covered_until, 'YYYY-MM-DD') as "coveredUntil",
      ${filesAt(moment)} as files, proved.controls
    from proved join ${evidenceAt(moment)} as e on e.organisation_id = proved.organisation_id and e.id = proved.evidence_id
    join record on record.organisation_id = e.organisation_id and record.id = e.id
    order by record.ref limit ${mostEvidence}`);
  return rows;
}

/** The evidence that a closing kept, each piece once. */
async function evidenceOfClosing({ assessmentId, number }: { assessmentId: string; number: number }) {
  const { rows } = await db.execute<Evidence & Record<string, unknown>>(sql`
    select piece.value ->> 'ref' as ref, min(piece.value ->> 'title') as title,
      min((piece.value ->> 'version')::int) as version, min(piece.value ->> 'coveredUntil') as "coveredUntil",
      (array_agg(piece.value -> 'files' order by item.position))[1] as files, json_agg(item.ref order by item.position) as controls
    from closed_item item, jsonb_array_elements(item.evidence) as piece
    where item.assessment_id = ${assessmentId}::uuid and item.number = ${number}
    group by piece.value ->> 'ref' order by piece.value ->> 'ref' limit ${mostEvidence}`);
  return rows.map(({ ref, title, version, coveredUntil, files, controls }): Evidence => ({
    ref,
    title,
    version,
    coveredUntil,
    files: files.map(({ name, sha256 }) => ({ name, sha256 })),
    controls,
  }));
}

/** The evidence that a report tells of, by reference. */
export const readEvidence = (id: string, subject: Subject): Promise<Evidence[]> =>
  subject.closing === null ? evidenceOfMoment(id, subject) : evidenceOfClosing(subject.closing);
