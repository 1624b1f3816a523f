import { randomUUID } from 'node:crypto';

import type pg from 'pg';

import { command } from '#scripts/support/command.ts';
import { connect } from '#server/database/connections.ts';

import { BenchServer } from './support/bench-server.ts';
import { type Call, callOf } from './support/call.ts';
import { signIn } from './support/session.ts';
import { tableOf } from './support/table.ts';

/**
 * `npm run bench:people -- 10000 1000 60`: how many members an organisation has, how many organisations the platform, and how often
 * each list is read.
 */
const [members = 10_000, organisations = 1000, rounds = 60] = process.argv.slice(2).map(Number);

const measured = 'Harbour Logistics';

/** Members of an organisation, and other organisations with a member each. */
async function fill(owner: pg.Client, organisationId: string): Promise<void> {
  await owner.query(
    `insert into user_account (issuer, subject, email, name, approved)
       select 'bench', 'bench-' || n, 'person-' || n || '@bench.example', 'Person ' || md5(n::text), true from generate_series(1, $1::int) as n`,
    [members],
  );
  await owner.query(
    `insert into membership (organisation_id, user_id, role)
       select $1::uuid, id, (array['ORG_MANAGER', 'ORG_ASSESSOR', 'ORG_VIEWER', 'ORG_AUDITOR'])[1 + (row_number() over (order by id)) % 4]
       from user_account where issuer = 'bench'`,
    [organisationId],
  );
  await owner.query(
    `insert into membership_permission (organisation_id, user_id, feature, level)
       select organisation_id, user_id, feature, 'VIEW' from membership join user_account on id = user_id
       cross join unnest(array['RISK', 'POLICY', 'INCIDENT_REGISTER', 'ASSESSMENTS']) as feature where issuer = 'bench'`,
  );
  await owner.query(
    `insert into organisation (name) select 'Organisation ' || md5(n::text) from generate_series(1, $1::int) as n`,
    [organisations],
  );
  await owner.query(
    `insert into membership (organisation_id, user_id, role)
       select o.id, u.id, 'ORG_ADMIN' from (select id, row_number() over (order by id) as n from organisation where name like 'Organisation %') as o
       join (select id, row_number() over (order by id) as n from user_account where issuer = 'bench') as u on u.n = o.n`,
  );
  await owner.query('vacuum analyze');
}

async function timesOf(call: Call, path: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const { milliseconds } = await call('GET', path);
    // The first answer finds nothing prepared.
    if (round > 0) times.push(milliseconds);
  }
  return times.toSorted((one, other) => one - other);
}

const at = (times: readonly number[], share: number) =>
  (times[Math.ceil(times.length * share) - 1] ?? Number.NaN).toFixed(0);

async function rowOf(call: Call, [what, path]: readonly [string, string]): Promise<string[]> {
  const times = await timesOf(call, path);
  return [what, at(times, 0.5), at(times, 0.95)];
}

const ofOrganisation = [
  ['members', 'user'],
  ['members, last page', `user?page=${Math.ceil(members / 10)}`],
  ['members, search', 'user?search=person%20abc'],
  ['members by role', 'user?role=ORG_AUDITOR'],
  ['members to choose', 'user/options?search=person%20a'],
  ['invitations', 'user/invitations'],
] as const;

const ofPlatform = [
  ['organisations', 'admin/organisation'],
  ['organisations, last page', `admin/organisation?page=${Math.ceil(organisations / 10)}`],
  ['organisations, search', 'admin/organisation?search=abc'],
  ['users of organisations', 'admin/user'],
  ['users of organisations, last page', `admin/user?page=${Math.ceil(members / 10)}`],
  ['users of organisations, search', 'admin/user?search=person%20abc'],
] as const;

/** 500 addresses pasted, of which some are known, malformed or doubled. */
async function invite(call: Call): Promise<number> {
  const marker = randomUUID().slice(0, 8);
  const addresses = Array.from({ length: 500 }, (_, n) => `${marker}-${n % 490}@bench.example`);
  const { milliseconds } = await call('POST', 'user/invitations', {
    addresses: addresses.join('\n'),
    role: 'ORG_VIEWER',
    featurePermissions: [],
  });
  return milliseconds;
}

await command(() =>
  BenchServer.use(async (server) => {
    const administrator = await signIn(server.origin, { email: 'admin@attest.example', organisation: measured });
    const platform = await signIn(server.origin, { email: 'super@attest.example', organisation: null });
    const owner = await connect(server.owner());
    await fill(owner, administrator.organisationId);
    await owner.end();
    const [inOrganisation, inPlatform] = [callOf(administrator, server.origin), callOf(platform, server.origin)];
    const rows: string[][] = [];
    for (const one of ofOrganisation) rows.push(await rowOf(inOrganisation, one));
    for (const one of ofPlatform) rows.push(await rowOf(inPlatform, one));
    console.log(`${members} members, ${organisations} organisations, ${rounds} readings, in milliseconds`);
    console.log(tableOf(['list', 'median', 'p95'], rows));
    console.log(`500 invitations: ${(await invite(inOrganisation)).toFixed(0)} ms`);
  }),
);
