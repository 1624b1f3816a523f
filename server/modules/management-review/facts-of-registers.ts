import { sql, type SQL } from 'drizzle-orm';

import { objectiveState } from '#domain/management-system/objective-state.ts';
import { ratingOf } from '#domain/risk/rating.ts';
import type { Schemas } from '#server/contract/types.ts';
import { risk } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { dashboard, type Moment } from '#server/modules/compliance-report/index.ts';
import { isOpen, reopenedSince } from '#server/modules/finding/index.ts';
import { timeZoneInQuery } from '#server/modules/organisation/index.ts';
import { liveRows } from '#server/modules/record/index.ts';
import { isPlanOverdue, readHeatMap } from '#server/modules/risk/index.ts';

const mostTasks = 100;
const mostObjectives = 100;
const mostAudits = 50;

type Facts = Schemas['ReviewFacts'];

/** Whether a record existed at the end of the day. @param name of the table or alias of records */
const existed = ({ day }: Moment, name: 'record' | 'task_record') => {
  const before = sql`((${day}::date + 1)::timestamp at time zone ${timeZoneInQuery})`;
  const table = sql.identifier(name);
  return sql`${table}.created_at < ${before} and (${table}.deleted_at is null or ${table}.deleted_at >= ${before})`;
};

/** The 365 days that end with the day of the review. */
const inYearUntil = ({ day }: Moment) => sql`between ${day}::date - 364 and ${day}::date`;

/** The tasks that are linked to earlier reviews: what these decided. */
export async function previousActions(reviewId: string, moment: Moment): Promise<Facts['previousActions']> {
  const { rows } = await db.execute<Facts['previousActions'][number] & Record<string, unknown>>(sql`
    select distinct on (is_done, task.due_on, task_record.ref) task.id, task_record.ref, task_record.title,
      json_build_object('id', record.id, 'ref', record.ref, 'title', record.title)::jsonb as review,
      task.state in ('DONE', 'CANCELLED') as "isDone", task.due_on::text as "dueOn", task.state in ('DONE', 'CANCELLED') as is_done
    from management_review review
    join record on record.organisation_id = review.organisation_id and record.id = review.id and ${existed(moment, 'record')}
    join record_link link on link.organisation_id = review.organisation_id and review.id in (link.source_id, link.target_id)
    join task on task.organisation_id = review.organisation_id and task.id in (link.source_id, link.target_id)
    join record task_record on task_record.organisation_id = task.organisation_id and task_record.id = task.id
      and ${existed(moment, 'task_record')}
    where review.id <> ${reviewId}::uuid and review.held_on < ${moment.day}::date
    order by is_done, task.due_on nulls last, task_record.ref limit ${mostTasks}`);
  return rows.map(({ id, ref, title, review, isDone, dueOn }) => ({ id, ref, title, review, isDone, dueOn }));
}

interface ObjectiveRow extends Record<string, unknown> {
  readonly stage: Schemas['ObjectiveStage'];
  readonly id: string;
  readonly ref: string;
  readonly title: string;
  readonly unit: string;
  readonly direction: Schemas['ObjectiveDirection'];
  readonly target: number | null;
  readonly dueOn: string | null;
  readonly latestValue: number | null;
  readonly latestOn: string | null;
}

/** The instant at which the day of a review ends. */
const endOf = ({ day }: Moment) => sql`((${day}::date + 1)::timestamp at time zone ${timeZoneInQuery})`;

/** A change of the stage of an objective, from its log. */
const stageChange = (when: SQL, order: SQL) => sql`left join lateral (
    select change ->> 'old' as old, logged.at from activity logged, jsonb_array_elements(logged.changes) as change
    where logged.organisation_id = objective.organisation_id and logged.entity_id = objective.id
      and change ->> 'field' = 'stage' and ${when}
    order by ${order} limit 1)`;

/**
 * The objectives that were active on the day, and those achieved or dropped in the year before (9.3.2 d 4), with their newest reading
 * until the day. What was changed since is read as it was.
 */
export async function objectives(moment: Moment): Promise<Facts['objectives']> {
  const before = endOf(moment);
  const { rows } = await db.execute<ObjectiveRow>(sql`
    select objective.id, reached.stage as stage, record.ref, record.title, objective.unit, objective.direction, objective.target,
      objective.due_on::text as "dueOn", newest.value as "latestValue", newest.taken_on::text as "latestOn"
    from objective
    join record on record.organisation_id = objective.organisation_id and record.id = objective.id and ${existed(moment, 'record')}
    left join lateral (
      select reading.value, reading.taken_on from objective_reading reading
      where reading.organisation_id = objective.organisation_id and reading.objective_id = objective.id
        and (reading.removed_at is null or reading.removed_at >= ${before}) and reading.taken_on <= ${moment.day}::date
      order by reading.taken_on desc, reading.created_at desc limit 1) as newest on true
    ${stageChange(sql`logged.at >= ${before}`, sql`logged.at, logged.id`)} as later on true
    ${stageChange(sql`logged.at < ${before}`, sql`logged.at desc, logged.id desc`)} as last on true
    cross join lateral (select coalesce(later.old, objective.stage) as stage) as reached
    where reached.stage = 'ACTIVE' or (coalesce(last.at, record.created_at) at time zone ${timeZoneInQuery})::date ${inYearUntil(moment)}
    order by reached.stage <> 'ACTIVE', record.ref limit ${mostObjectives}`);
  return rows.map(({ dueOn, ...row }) => ({
    id: row.id,
    ref: row.ref,
    title: row.title,
    stage: row.stage,
    unit: row.unit,
    direction: row.direction,
    target: row.target,
    latestValue: row.latestValue,
    latestOn: row.latestOn,
    state: objectiveState({ ...row, dueOn }, moment.day),
  }));
}

/** The audits of the year before the day, and those that were under way. */
export async function audits(moment: Moment): Promise<Facts['audits']> {
  const { rows } = await db.execute<Facts['audits'][number] & Record<string, unknown>>(sql`
    select audit.id, record.ref, record.title, audit.status, audit.planned_to::text as "plannedTo",
      coalesce(raised.open, 0) as "openFindings"
    from audit
    left join (select finding.organisation_id, finding.assessment_id, count(*)::int as open
      from finding join record on record.organisation_id = finding.organisation_id
        and record.id = finding.id and record.deleted_at is null ${reopenedSince(moment.past)}
      where ${isOpen(moment.past)} group by 1, 2) as raised
      on raised.organisation_id = audit.organisation_id and raised.assessment_id = audit.assessment_id
    join record on record.organisation_id = audit.organisation_id and record.id = audit.id and ${existed(moment, 'record')}
    where audit.status <> 'CANCELLED' and (audit.status = 'IN_PROGRESS' or coalesce(
        (audit.reported_at at time zone ${timeZoneInQuery})::date, audit.planned_to, audit.planned_from)
      ${inYearUntil(moment)})
    order by audit.planned_to nulls last, record.ref limit ${mostAudits}`);
  return rows.map(({ id, ref, title, status, plannedTo, openFindings }) => ({
    id,
    ref,
    title,
    status,
    plannedTo,
    openFindings,
  }));
}

/** Incidents that were detected in the year before the end of the day. */
export async function incidentsOf(moment: Moment): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from incident
    join record on record.organisation_id = incident.organisation_id and record.id = incident.id and ${existed(moment, 'record')}
    where (incident.detected_at at time zone ${timeZoneInQuery})::date ${inYearUntil(moment)}`);
  return rows[0]?.count ?? 0;
}

/** How many risks had each current rating, the highest first. */
export async function risksByRating(moment: Moment): Promise<Schemas['ReviewedRating'][]> {
  const { likelihoods, impacts, bands, cells, elsewhere } = await readHeatMap(
    'current',
    moment.past === undefined ? undefined : moment.day,
  );
  const score = (steps: readonly Schemas['StepReference'][], id: string) =>
    steps.find((step) => step.id === id)?.score ?? 0;
  const counts = new Map<string, number>();
  let unrated = elsewhere;
  for (const { likelihoodId, impactId, count } of cells) {
    const rating = ratingOf(score(likelihoods, likelihoodId) * score(impacts, impactId), bands);
    if (rating === null) unrated += count;
    else counts.set(rating.name, (counts.get(rating.name) ?? 0) + count);
  }
  const rated = bands.toReversed().map(({ name }) => ({ name, count: counts.get(name) ?? 0 }));
  return unrated === 0 ? rated : [...rated, { name: null, count: unrated }];
}

/** Treatment plans whose day has passed, now. */
export async function overdueTreatments(): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from ${liveRows(risk)} where ${isPlanOverdue}`);
  return rows[0]?.count ?? 0;
}

/** What the compliance dashboard says of the day. */
export async function compliance({ past, day }: Moment): Promise<Pick<Facts, 'findings' | 'standards'>> {
  const { standards, findings } = await dashboard(past === undefined ? undefined : day);
  return {
    findings,
    standards: standards.map(({ title, number, method, score, openFindings }) => ({
      title,
      number,
      method,
      score,
      openFindings,
    })),
  };
}
