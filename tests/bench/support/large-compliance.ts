import type pg from 'pg';

import { perStandard } from './large-standard.ts';

const ownControls = 2000;
const linksAndMappings = 30_000;

/** As many rows as a report of findings has. */
const findings = 1200;

/** Own controls, and links of them to positions, in the middle of which answers are saved. */
const controls = [
  `insert into record (organisation_id, id, kind, ref, title, search_text)
   select $organisation, gen_random_uuid(), 'ownControl', 'C-' || (10000 + n), 'Own control ' || n, 'own control ' || n
   from generate_series(1, ${ownControls}) as n`,
  `insert into own_control (organisation_id, id, implementation, result)
   select organisation_id, id, 'IMPLEMENTED', 'COMPLIANT' from record
   where organisation_id = $organisation and kind = 'ownControl' and ref like 'C-1____'`,
  `insert into control_link (organisation_id, own_control_id, position_id, relation, standing)
   select $organisation, own.id, position.id, (array['EQUAL', 'SUPERSET', 'SUBSET', 'INTERSECTS'])[1 + position.n % 4], 'CONFIRMED'
   from (select id, row_number() over (order by id) as n from own_control where organisation_id = $organisation) as own
   join (select id, row_number() over (order by id) as n from control_position where organisation_id = $organisation) as position
     on position.n % ${ownControls} = own.n - 1
   limit ${Math.floor(linksAndMappings / 2)}`,
];

/** Mappings between the first two standards. */
const mappings = [
  `create temporary table added_set on commit preserve rows as select gen_random_uuid() as id`,
  `insert into mapping_set (owner_id, id, title, source, target)
   select $organisation, id, 'Between', 'Standard 0', 'Standard 1' from added_set`,
  `insert into mapping (owner_id, set_id, number, sources, relation, targets)
   select $organisation, id, n, jsonb_build_array('s0-' || n % ${perStandard}), 'INTERSECTS',
     jsonb_build_array('s1-' || (n * 7) % ${perStandard})
   from added_set, generate_series(1, ${Math.floor(linksAndMappings / 2)}) as n`,
  `update mapping_set set status = 'PUBLISHED', published_at = now() where id = (select id from added_set)`,
];

const described = 'What was seen on the day, by whom, and where it is kept. '.repeat(5);

/**
 * Pieces of evidence of two years, each of one own control: a quarter covers a period, half is repeated every three or twelve
 * months. One in ten was renewed today, one in fifty was removed.
 */
const evidence = [
  `create temporary table piece on commit preserve rows as
   select gen_random_uuid() as id, n, current_date - (n * 7919 % 730) as day from generate_series(1, $pieces) as n`,
  `insert into record (organisation_id, id, kind, ref, title, search_text, created_at, updated_at, deleted_at)
   select $organisation, id, 'evidence', 'E-' || (1000000 + n), 'Evidence ' || n, 'evidence ' || n || ' ${described}', day,
     case when n % 10 = 0 then now() else day end, case when n % 50 = 0 then now() end from piece`,
  `insert into evidence (organisation_id, id, description, made_on, covers_from, covers_to, cadence_months)
   select $organisation, id, '${described}', day, case when n % 4 = 0 then day - 90 end, case when n % 4 = 0 then day end,
     (array[null, 3, 12, null])[1 + n % 4] from piece`,
  `insert into evidence_own_control (organisation_id, evidence_id, own_control_id)
   select $organisation, piece.id, own.id from piece
   join (select id, row_number() over (order by id) as n from own_control where organisation_id = $organisation) as own
     on own.n = 1 + piece.n % ${ownControls}`,
  `insert into evidence_version (organisation_id, evidence_id, number, made_on, files, note, replaced_at)
   select $organisation, id, 1, day - 365, '[]', '', now() from piece where n % 10 = 0`,
];

/** Findings of three months, open and closed, each of one position. */
const raised = [
  `create temporary table raised on commit preserve rows as
   select gen_random_uuid() as id, n, current_date - n % 120 as day from generate_series(1, ${findings}) as n`,
  `insert into record (organisation_id, id, kind, ref, title, search_text, created_at)
   select $organisation, id, 'finding', 'F-' || (100000 + n), 'What an assessor found at control ' || n, 'found ' || n, day
   from raised`,
  `insert into finding (organisation_id, id, kind, raised_on, due_on, status, closed_on)
   select $organisation, id, (array['MAJOR', 'MINOR', 'OFI'])[1 + n % 3], day, day + 60,
     case when n % 4 = 0 then 'CLOSED' else 'OPEN' end, case when n % 4 = 0 then current_date - 1 end from raised`,
  `insert into finding_position (organisation_id, finding_id, position_id)
   select $organisation, raised.id, position.id from raised
   join (select id, row_number() over (order by id) as n from control_position where organisation_id = $organisation) as position
     on position.n = raised.n`,
];

/** Fills an organisation that has adopted standards with what compliance.md 5 counts. @param pieces of evidence */
export async function fillCompliance(owner: pg.Client, organisationId: string, pieces: number): Promise<void> {
  for (const statement of [...controls, ...mappings, ...evidence, ...raised])
    await owner.query(
      statement.replaceAll('$organisation', `'${organisationId}'::uuid`).replaceAll('$pieces', String(pieces)),
    );
  await owner.query('vacuum (analyze)');
}
