import { eq, sql } from 'drizzle-orm';

import { questionFacts } from '#domain/catalogue/question-rules.ts';
import { platformOwner } from '#domain/catalogue/version-lifecycle.ts';
import { controlProposal, type ProposingControl } from '#domain/compliance/control-proposal.ts';
import type { Schemas } from '#server/contract/types.ts';
import { adoptedStandard, type control } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { organisationToday } from '#server/modules/organisation/index.ts';

import { controlOfItem, itemsOf, type ReadItem } from './items.ts';

/** The most proposals of an answer. */
const most = 50;

const cited = (kind: string) =>
  sql`json_build_object('id', record.id, 'kind', ${kind}::text, 'ref', record.ref, 'title', record.title)`;

/** The last day that a piece of evidence covers, by its own dates or its cadence. */
const coveredUntil = sql`coalesce(proof.covers_to,
  case when proof.made_on is not null then
    (proof.made_on + make_interval(months => coalesce(proof.cadence_months, 0)) - interval '1 day' * (proof.cadence_months is not null)::int)::date end)`;

const evidence = sql`(select coalesce(json_agg(json_build_object('record', ${cited('evidence')}, 'coveredUntil', ${coveredUntil})
    order by record.ref), '[]')
  from evidence_own_control of_control
  join evidence proof on proof.organisation_id = of_control.organisation_id and proof.id = of_control.evidence_id
  join record on record.organisation_id = proof.organisation_id and record.id = proof.id and record.deleted_at is null
  where of_control.organisation_id = own.organisation_id and of_control.own_control_id = own.id)`;

/** The own controls that are linked to positions, whether or not the link has been confirmed. */
async function controlsOf(positionIds: readonly string[]): Promise<ReadonlyMap<string, ProposingControl[]>> {
  const { rows } = await db.execute<{ positionId: string; controls: ProposingControl[] }>(sql`
    select link.position_id as "positionId", json_agg(json_build_object('record', ${cited('ownControl')},
      'implementation', own.implementation, 'result', own.result, 'evidence', ${evidence}) order by record.ref) as controls
    from control_link link
    join own_control own on own.organisation_id = link.organisation_id and own.id = link.own_control_id
    join record on record.organisation_id = own.organisation_id and record.id = own.id and record.deleted_at is null
    where link.position_id = any(${sql.param(positionIds)}::uuid[]) and link.standing <> 'REJECTED'
    group by link.position_id`);
  return new Map(rows.map(({ positionId, controls }) => [positionId, controls]));
}

/** What proposals of an assessment are made from. */
export interface ProposalBasis {
  /** The controls that are not assessed yet, in the order of the standard. */
  readonly open: readonly ReadItem[];
  readonly controls: ReadonlyMap<string, readonly ProposingControl[]>;
  readonly today: string;
}

/** @throws ApiError 404 */
export async function basisOf(assessment: Schemas['ComplianceAssessment']): Promise<ProposalBasis> {
  const open = (await itemsOf(assessment)).filter(({ item }) => item.result === 'NOT_ASSESSED');
  const controls = await controlsOf(open.map(({ item }) => item.positionId));
  return { open, controls, today: await organisationToday() };
}

/** Proposals by fixed rules, each claim with the records that it rests on. */
export function proposedByRules({ open, controls, today }: ProposalBasis): Schemas['ControlProposals'] {
  const proposals = open
    .map(({ item: { positionId } }) => controlProposal(positionId, controls.get(positionId) ?? [], today))
    .filter((one) => one !== null);
  return {
    source: 'RULES',
    modelName: null,
    withoutTexts: false,
    proposals: proposals.slice(0, most),
    left: open.length - proposals.length,
  };
}

/** A control as a model reads it. */
interface TextRow extends Record<string, unknown> {
  readonly id: string;
  readonly code: string;
  readonly title: string;
  readonly content: typeof control.$inferSelect.content;
}

/** The texts of controls of an assessment, as it began with them; null if a model may not read those of this copy. */
export async function textsForModel(
  { id: assessmentId, adoptedStandard: adoptedOne }: Pick<Schemas['ComplianceAssessment'], 'id' | 'adoptedStandard'>,
  positionIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly title: string; readonly statement: string }> | null> {
  if (adoptedOne === null) return null;
  const [adopted] = await db
    .select({ owner: adoptedStandard.catalogueOwner, modelReadsText: adoptedStandard.modelReadsText })
    .from(adoptedStandard)
    .where(eq(adoptedStandard.id, adoptedOne.id));
  if (adopted === undefined || (adopted.owner !== platformOwner && !adopted.modelReadsText)) return null;
  const { rows } = await db.execute<TextRow>(sql`
    select p.id, c.code, c.title, c.content from control_position p
    left join assessment_item item on item.organisation_id = p.organisation_id and item.position_id = p.id
      and item.assessment_id = ${assessmentId}::uuid
    join control c on ${controlOfItem}
    where p.id = any(${sql.param(positionIds)}::uuid[])`);
  return new Map(
    rows.map(({ id, code, title, content: { props, parts } }) => {
      const { statement } = questionFacts({ id: code, title, props, parts });
      return [id, { title, statement }];
    }),
  );
}
