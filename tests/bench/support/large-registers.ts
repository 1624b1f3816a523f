import type pg from 'pg';

/** One of the elements of an array that the statement names, at random. */
const one = (list: string) => `(${list})[1 + floor(random() * cardinality(${list}))::int]`;

const level = one(`array['LOW', 'MEDIUM', 'HIGH', 'CRITICAL', null]`);
const dayWithin = (days: number) => `current_date + floor((random() - 0.3) * ${days})::int`;
const instantWithin = (days: number) => `now() - random() * interval '${days} days'`;

/** The records of a register with consecutive numbers, one in fifty removed; kept in a table, with people for the rest. */
const records = (kind: string, prefix: string) => [
  `create temporary table added on commit preserve rows as
   select gen_random_uuid() as id, number, now() - random() * interval '900 days' as at
   from generate_series(1, $count) as number`,
  `insert into record (organisation_id, id, kind, ref, title, search_text, created_at, updated_at, deleted_at)
   select $organisation, id, '${kind}', '${prefix}-' || lpad((number + 1000)::text, 7, '0'), 'Record ' || number, '', at, at,
     case when number % 50 = 0 then at end from added`,
  `create temporary table people on commit preserve rows as
   select array(select user_id from organisation_person where organisation_id = $organisation) as ids`,
];

const done = ['drop table added, people'];

/**
 * Providers that use others as companies do: two hundred platforms, five thousand services on top of these, and the rest, of which
 * each uses up to three of both. Each has one or two contracts and documents.
 */
const providers = [
  ...records('serviceProvider', 'SP'),
  `insert into service_provider (organisation_id, id, category, tier_id, owner_id, countries, business_criticality,
     data_sensitivity, inherent_risk, residual_risk, next_review_on)
   select $organisation, id, ${one(`array['SECURITY', 'FINANCE', 'CLOUD_PROVIDER', 'ENGINEERING', null]`)},
     ${one(`array(select id from assessment_tier where organisation_id = $organisation)`)}, ${one('ids')},
     array[${one(`array['DE', 'NL', 'FR', 'PL', 'IE', 'SE']`)}, ${one(`array['US', 'GB', 'IN']`)}],
     ${level}, ${level}, ${level}, ${level}, ${dayWithin(700)} from added, people`,
  `insert into service_provider_sub_processor (organisation_id, provider_id, sub_processor_id)
   select distinct $organisation::uuid, user_of.id, used.id
   from added as user_of, generate_series(1, 3) as turn, lateral (
     select case when user_of.number <= 200 then 0 when user_of.number <= 5200 or random() < 0.4
       then 1 + floor(200 * random() ^ 3)::int else 201 + floor(5000 * random() ^ 3)::int end as number
     where turn <= 3 and user_of.number + turn > 0
   ) as chosen join added as used on used.number = chosen.number where random() < 0.6`,
  `insert into service_provider_contract (organisation_id, provider_id, title, status_id, starts_on, ends_on, notice_on)
   select $organisation, id, 'Contract ' || number,
     ${one(`array(select id from contract_status where organisation_id = $organisation)`)}, current_date - 900,
     ends_on, ends_on - 90
   from added, generate_series(1, 2) as turn, lateral (select ${dayWithin(900)} as ends_on where number > 0) as due
   where random() < 0.75`,
  `insert into service_provider_document (organisation_id, provider_id, title, kind, status, expires_on)
   select $organisation, id, 'Document ' || number, 'SOC2_REPORT',
     ${one(`array['ACCEPTED', 'RECEIVED', 'REPLACED']`)}, ${dayWithin(900)}
   from added, generate_series(1, 2) as turn where random() < 0.75`,
  ...done,
];

const assessments = [
  ...records('serviceProviderAssessment', 'SA'),
  `insert into service_provider_assessment (organisation_id, id, provider_id, template_id, status, progress, due_on,
     assignee_id)
   select $organisation, added.id, ${one('providers')}, ${one('templates')},
     ${one(`array['DRAFT', 'SENT', 'IN_PROGRESS', 'SUBMITTED', 'REVIEWED', 'APPROVED', 'APPROVED', 'APPROVED', 'REJECTED', 'EXPIRED']`)},
     floor(random() * 101)::int, ${dayWithin(400)}, ${one('ids')}
   from added, people,
     (select array(select id from record where organisation_id = $organisation and kind = 'serviceProvider') as providers,
       array(select id from record where organisation_id = $organisation and kind = 'assessmentTemplate') as templates) as names`,
  ...done,
];

const incidents = [
  ...records('incident', 'I'),
  `insert into incident (organisation_id, id, type_id, status, severity, owner_id, occurred_at, detected_at, contained_at,
     resolved_at, next_due_at)
   select $organisation, id, ${one(`array(select id from incident_type where organisation_id = $organisation)`)},
     status, ${one(`array['LOW', 'MINOR', 'MODERATE', 'MAJOR', 'CRITICAL', null]`)}, ${one('ids')}, at, at + interval '2 hours',
     at + random() * interval '5 days', case when status in ('RESOLVED', 'CLOSED') then at + random() * interval '30 days' end,
     case when random() < 0.1 then at + interval '3 days' end
   from added, people, lateral (
     select ${one(`array['OPEN', 'IN_PROGRESS', 'CONTAINED', 'RESOLVED', 'CLOSED', 'CLOSED']`)} as status where number > 0) as chosen`,
  ...done,
];

/** Three of four are in force, and two people were asked to acknowledge each, of whom most have. */
const policies = [
  ...records('policy', 'P'),
  `insert into policy (organisation_id, id, category_id, owner_id, next_review_on, status)
   select $organisation, id, ${one(`array(select id from policy_category where organisation_id = $organisation)`)},
     ${one('ids')}, ${dayWithin(700)}, case when number % 4 > 0 then 'APPROVED' else 'DRAFT' end from added, people`,
  `insert into policy_version (organisation_id, id, policy_id, major, minor, status, is_in_force, sha256, files, created_by)
   select $organisation, gen_random_uuid(), id, 1, 0, case when number % 4 > 0 then 'APPROVED' else 'DRAFT' end, number % 4 > 0,
     case when number % 4 > 0 then '' end, case when number % 4 > 0 then '[]'::jsonb end, ${one('ids')} from added, people`,
  `insert into acknowledgement_request (organisation_id, policy_id, version_id, email, requested_at, requested_by, mail_due,
     expires_at, reminder_days)
   select $organisation, policy_version.policy_id, policy_version.id, 'reader' || (number * 7 + turn) % 4001 || '@company.example',
     asked_at, ${one('ids')}, null, asked_at + interval '60 days', 0
   from added join policy_version on policy_version.organisation_id = $organisation and policy_version.policy_id = added.id
     and is_in_force, people, generate_series(1, 2) as turn, lateral (select ${instantWithin(120)} as asked_at where turn > 0) as asked`,
  `insert into acknowledgement (organisation_id, request_id, code, content_sha256, sentence, at, address, user_agent, sha256)
   select organisation_id, id, id::text, '', '', requested_at + random() * interval '20 days', '', '', ''
   from acknowledgement_request where organisation_id = $organisation and policy_id in (select id from added) and random() < 0.8`,
  ...done,
];

/**
 * Adds so many records to each of the registers whose dashboards are measured, apart from risks (`fillRegisters`). The rows are
 * consistent by construction, so that neither foreign keys nor triggers check each of them.
 */
export async function fillOtherRegisters(owner: pg.Client, organisationId: string, count: number): Promise<void> {
  await owner.query(`set session_replication_role = replica; select setseed(0.5)`);
  for (const statement of [...providers, ...assessments, ...incidents, ...policies])
    await owner.query(statement.replaceAll('$organisation', `'${organisationId}'`).replaceAll('$count', String(count)));
  await owner.query('set session_replication_role = origin');
  await owner.query('vacuum (analyze)');
}
