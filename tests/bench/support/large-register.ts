import type pg from 'pg';

import { assets, places, rareWord, sentences, threats } from './risk-texts.ts';

/** Every index of these tables that no constraint needs is rebuilt after a fill: a million insertions cost far more. */
const tables = ['record', 'risk', 'risk_category_assignment', 'risk_score_change'];

/** A text made of one item of each list, chosen at random. */
const oneOf = (list: string) => `(${list})[1 + floor(random() * cardinality(${list}))::int]`;

/**
 * The rows of one organisation's risks with the numbers from $2 to $3, in a temporary table: one in ten has no owner,
 * and one in ten is not assessed. The first fifth of the numbers of a generation are not newer than the last.
 */
const draft = `
  create temporary table draft as
  with choices as (
    select
      array(select user_id from organisation_person where organisation_id = $1) as people,
      array(select id from risk_identification_source where organisation_id = $1) as sources,
      array(select id from risk_category where organisation_id = $1) as categories,
      array(select id from risk_likelihood where organisation_id = $1 order by score, id) as likelihoods,
      array(select id from risk_impact where organisation_id = $1 order by score, id) as impacts,
      $4::text[] as threats, $5::text[] as assets, $6::text[] as places, $7::text[] as sentences)
  select
    gen_random_uuid() as id,
    'R-' || lpad(number::text, greatest(4, length(number::text)), '0') as ref,
    concat_ws(' ', ${['threats', 'assets', 'places'].map(oneOf).join(', ')}) as title,
    concat_ws(' ', ${oneOf('sentences')}, case when random() < 0.6 then ${oneOf('sentences')} end,
      case when random() < 0.3 then ${oneOf('sentences')} end,
      case when number % 10000 = 0 then 'The ${rareWord} over the site carries an antenna of its own.' end) as description,
    case when random() < 0.9 then ${oneOf('people')} end as owner_id,
    ${oneOf('people')} as author_id,
    case when random() < 0.7 then ${oneOf('sources')} end as source_id,
    ${oneOf('categories')} as category_id,
    case when random() < 0.9 then 1 + floor(random() * 5)::int end as likelihood,
    1 + floor(random() * 5)::int as impact,
    likelihoods, impacts,
    ${oneOf(`array['AVOID', 'ACCEPT', 'MITIGATE', 'TRANSFER', 'NONE']`)} as treatment,
    case when random() < 0.33 then current_date + floor(random() * 365)::int end as due_on,
    now() - random() * interval '1000 days' as at
  from choices, generate_series($2::int, $3::int) as number`;

const insertRows = [
  `insert into record (organisation_id, id, kind, ref, title, search_text, created_at, created_by, updated_at, updated_by)
   select $1, id, 'risk', ref, title, folded(concat_ws(e'\\n', ref, title, description)), at, author_id, at, author_id from draft`,
  `insert into risk (organisation_id, id, description, owner_id, identification_source_id, inherent_score, current_score,
     residual_score, treatment, plan_due_on, next_review_on, current_likelihood_id, current_impact_id)
   select $1, id, description, owner_id, source_id, likelihood * impact, likelihood * impact, likelihood * impact,
     treatment, due_on, due_on, likelihoods[likelihood], case when likelihood is not null then impacts[impact] end
   from draft`,
  // Each risk was a step more likely when it was added, and became what it is half a year later.
  `insert into risk_score_change (organisation_id, risk_id, stage, likelihood_id, likelihood_score, impact_id,
     impact_score, score, cause, at)
   select $1, id, 'current', likelihoods[step], step, impacts[impact], impact, step * impact, cause, at + later
   from draft, lateral (values
     (least(likelihood + 1, 5), 'CREATED', interval '0'), (likelihood, 'EDITED', interval '180 days')
   ) as change(step, cause, later) where likelihood is not null`,
  `insert into risk_category_assignment (organisation_id, risk_id, category_id)
   select $1, id, category_id from draft where category_id is not null`,
];

async function withoutIndexes(owner: pg.Client, work: () => Promise<void>): Promise<void> {
  const { rows } = await owner.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = any ($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)`,
    [tables],
  );
  for (const { name } of rows) await owner.query(`drop index ${name}`);
  await work();
  for (const { definition } of rows) await owner.query(definition);
}

/** The rows are consistent by construction, so that neither foreign keys nor triggers have to check each of them. */
async function withoutTriggers(owner: pg.Client, work: () => Promise<void>): Promise<void> {
  await owner.query('set session_replication_role = replica');
  await work();
  await owner.query('set session_replication_role = origin');
}

async function addRisks(owner: pg.Client, organisationId: string, from: number, to: number): Promise<void> {
  await owner.query(draft, [organisationId, from, to, threats, assets, places, sentences]);
  for (const statement of insertRows) await owner.query(statement.replaceAll('$1', `'${organisationId}'::uuid`));
  await owner.query('drop table draft');
  const counter = `insert into reference_counter (organisation_id, kind, last_number) values ($1, 'risk', $2)
    on conflict (organisation_id, kind) do update set last_number = excluded.last_number`;
  await owner.query(counter, [organisationId, to]);
  const total = `insert into record_total (organisation_id, kind, live, revision) values ($1, 'risk', $2, 1)`;
  await owner.query(total, [organisationId, to - from + 1]);
}

/** The highest number of an organisation's risks; it has no removed ones. */
async function lastNumber(owner: pg.Client, organisationId: string): Promise<number> {
  const { rows } = await owner.query<{ last: number }>(
    `select count(*)::int as last from record where organisation_id = $1 and kind = 'risk'`,
    [organisationId],
  );
  return rows[0]?.last ?? 0;
}

async function organisationNamed(owner: pg.Client, name: string): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into organisation (name) values ($1) on conflict (name) do update set name = excluded.name returning id`,
    [name],
  );
  return rows[0]?.id ?? '';
}

/** Fills organisations up to a number of risks each, bypassing row-level security, and leaves the state after autovacuum. */
export async function fillRegisters(owner: pg.Client, totals: Readonly<Record<string, number>>): Promise<void> {
  await owner.query(`set maintenance_work_mem = '512MB'; select setseed(0.5)`);
  await withoutIndexes(owner, () =>
    withoutTriggers(owner, async () => {
      for (const [name, total] of Object.entries(totals)) {
        const id = await organisationNamed(owner, name);
        const last = await lastNumber(owner, id);
        if (last < total) await addRisks(owner, id, last + 1, total);
      }
    }),
  );
  // Statistics, the visibility map, no pending list of the search index.
  await owner.query('vacuum (analyze)');
}
