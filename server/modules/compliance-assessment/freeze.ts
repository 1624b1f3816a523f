import { createHash } from 'node:crypto';

import { sql } from 'drizzle-orm';

import { paramsOf, withLabels } from '#domain/catalogue-files/compared-text.ts';
import { partText } from '#domain/catalogue-files/facts.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { assessmentClosing, closedItem } from '#server/database/schema/index.ts';
import type { ControlContent } from '#server/database/schema/standard-content.ts';
import { db } from '#server/database/tenancy.ts';
import { keepFiles } from '#server/modules/attachment/index.ts';
import { closedDerivations, type ClosedDerivation } from '#server/modules/derivation/index.ts';
import { readVersion } from '#server/modules/standard/index.ts';

import { controlOfItem, itemsOf, scoreOf, type ReadItem } from './items.ts';

type Assessment = Schemas['ComplianceAssessment'];

/** What is frozen of a control beside what the item says. */
interface FrozenPosition extends Record<string, unknown> {
  readonly positionId: string;
  readonly ownerId: string;
  readonly versionId: string;
  readonly content: ControlContent;
  readonly basis: Schemas['DerivationBasis'];
  readonly confidence: number | null;
  readonly sources: Schemas['ClosedSource'][];
  readonly evidence: Schemas['ClosedEvidence'][];
}

/** The own controls that count for a control, as they are now. */
const counted = sql`control_link link
  join own_control own on own.organisation_id = link.organisation_id and own.id = link.own_control_id
    and own.implementation <> 'RETIRED'
  join record of_own on of_own.organisation_id = own.organisation_id and of_own.id = own.id and of_own.deleted_at is null
  where link.organisation_id = p.organisation_id and link.position_id = p.id and link.standing in ('CONFIRMED', 'TO_CONFIRM')`;

const sources = sql`(select coalesce(json_agg(json_build_object('ref', of_own.ref, 'title', of_own.title,
    'relation', link.relation, 'result', own.result) order by of_own.ref), '[]') from ${counted})`;

const files = sql`(select coalesce(json_agg(json_build_object('name', file.name, 'sha256', file.sha256) order by file.name), '[]')
  from attachment
  join attachment_version latest on latest.organisation_id = attachment.organisation_id
    and latest.attachment_id = attachment.id and latest.number = attachment.latest
  join stored_file file on file.organisation_id = latest.organisation_id and file.id = latest.file_id
  where attachment.organisation_id = record.organisation_id and attachment.record_id = record.id
    and attachment.removed_at is null)`;

/** The evidence of these own controls, with the hashes of its files. The current version has the number after its former ones. */
const evidence = sql`(select coalesce(json_agg(json_build_object('ref', record.ref, 'title', record.title,
    'coveredUntil', (select to_char(dated.covered_until, 'YYYY-MM-DD') from evidence dated
      where dated.organisation_id = record.organisation_id and dated.id = record.id),
    'version', 1 + (select count(*) from evidence_version former where former.organisation_id = record.organisation_id
      and former.evidence_id = record.id and former.number > 0), 'files', ${files}) order by record.ref), '[]')
  from record where record.kind = 'evidence' and record.deleted_at is null and record.organisation_id = p.organisation_id
    and record.id in (
      select proof.evidence_id from evidence_own_control proof where proof.organisation_id = p.organisation_id
        and proof.own_control_id in (select own.id from ${counted})))`;

/** With the mappings that gave the result; an archived position has what the upgrade has left of it. */
const frozenWith = (row: FrozenPosition, derived: ClosedDerivation | undefined): FrozenPosition =>
  derived === undefined
    ? row
    : { ...row, confidence: derived.confidence, sources: [...row.sources, ...derived.mappings] };

/** The days that are assessed; a start asks for them. */
const periodOf = ({ periodFrom, periodTo }: Assessment) =>
  periodFrom === null || periodTo === null ? null : { from: periodFrom, to: periodTo };

async function frozenPositions(assessment: Assessment): Promise<ReadonlyMap<string, FrozenPosition>> {
  const { rows } = await db.execute<FrozenPosition>(sql`
    select p.id as "positionId", c.owner_id as "ownerId", c.version_id as "versionId", c.content,
      p.basis, p.confidence, ${sources} as sources, ${evidence} as evidence
    from assessment_item item
    join control_position p on p.organisation_id = item.organisation_id and p.id = item.position_id
    join control c on ${controlOfItem}
    where item.assessment_id = ${assessment.id}::uuid`);
  const derived = await closedDerivations(
    rows.map(({ positionId }) => positionId),
    periodOf(assessment),
  );
  return new Map(rows.map((row) => [row.positionId, frozenWith(row, derived.get(row.positionId))]));
}

/** The texts of controls with their parameters as labels. All of an assessment are of one version. */
async function textOf(positions: ReadonlyMap<string, FrozenPosition>): Promise<(position: FrozenPosition) => string> {
  const [first] = positions.values();
  if (first === undefined) return () => '';
  const params = paramsOf(await readVersion(db, first.ownerId, first.versionId));
  return ({ content }) =>
    withLabels(
      ['statement', 'guidance']
        .map((name) => partText({ parts: content.parts }, name))
        .filter((text) => text !== '')
        .join('\n\n'),
      params,
    );
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** What a closing is known by. */
export interface Closing {
  readonly organisationId: string;
  readonly assessmentId: string;
  readonly number: number;
}

function rowOf(
  closing: Closing,
  { item, ref, title }: ReadItem,
  { position, frozen, text }: { readonly position: number; readonly frozen: FrozenPosition; readonly text: string },
): typeof closedItem.$inferInsert {
  const { positionId, result, isJudged, maturity, observation, reason, judgedBy } = item;
  return {
    ...closing,
    positionId,
    position,
    ref,
    title,
    text,
    textSha256: sha256(text),
    result,
    basis: frozen.basis,
    isJudged,
    maturity,
    // A judgement is no derived value: the confidence of its sources says nothing of it.
    confidence: isJudged ? null : frozen.confidence,
    observation,
    reason,
    assessorId: judgedBy?.id ?? null,
    sources: frozen.sources,
    evidence: frozen.evidence,
  };
}

/** Rows per statement: PostgreSQL allows 65,535 parameters. */
const batch = 1_000;

/** Keeps every item of an assessment as it is now. What is kept never changes: a reopened assessment is closed once more. */
export async function freeze(
  context: OrganisationContext,
  assessment: Assessment,
  conclusion: string,
): Promise<Closing> {
  const items = await itemsOf(assessment);
  const positions = await frozenPositions(assessment);
  const textIn = await textOf(positions);
  const closing = {
    organisationId: context.organisation.id,
    assessmentId: assessment.id,
    number: assessment.closings + 1,
  };
  await db.insert(assessmentClosing).values({
    ...closing,
    closedBy: context.user.id,
    conclusion,
    method: assessment.method ?? 'RESULT_SHARE',
    score: scoreOf(items),
    items: items.length,
  });
  const rows = items.flatMap((one, position) => {
    const frozen = positions.get(one.item.positionId);
    return frozen === undefined ? [] : [rowOf(closing, one, { position, frozen, text: textIn(frozen) })];
  });
  for (let from = 0; from < rows.length; from += batch)
    await db.insert(closedItem).values(rows.slice(from, from + batch));
  await keepFiles(
    assessment.id,
    sql`select record.id from record where record.kind = 'evidence' and record.deleted_at is null and record.ref in (
      select piece.value ->> 'ref' from closed_item item, jsonb_array_elements(item.evidence) as piece
      where item.assessment_id = ${assessment.id}::uuid and item.number = ${closing.number})`,
  );
  return closing;
}
