import { gzipSync } from 'node:zlib';

import type pg from 'pg';

import { command } from '#scripts/support/command.ts';
import { connect } from '#server/database/connections.ts';
import { textAt } from '#tests/server/identity/support.ts';

import { BenchServer } from './support/bench-server.ts';
import { type Call, callOf } from './support/call.ts';
import { fillCompliance } from './support/large-compliance.ts';
import { adoptStandard, upgradeAndUndo } from './support/large-standard.ts';
import { reportMade } from './support/made-report.ts';
import { signIn } from './support/session.ts';
import { tableOf } from './support/table.ts';

/**
 * `npm run bench:compliance -- 20 30 100000`: how many standards of 1,196 controls are adopted, how often each answer is saved and
 * each page read, and how many pieces of evidence there are.
 */
const [standards = 20, rounds = 30, pieces = 100_000] = process.argv.slice(2).map(Number);

const account = { email: 'admin@attest.example', organisation: 'Harbour Logistics' };
/** An own control with 50 pieces of evidence that so many positions of the first standard follow. */
async function linkTo(owner: pg.Client, call: Call, organisationId: string, positions: number, adopted: string) {
  const { body } = await call('POST', 'organisation-control', { title: `Serves ${positions}` });
  const id = textAt(body, 'data.id');
  await owner.query(
    `insert into control_link (organisation_id, own_control_id, position_id, relation, standing)
       select $1::uuid, $2::uuid, id, 'EQUAL', 'CONFIRMED' from control_position
       where organisation_id = $1 and adopted_standard_id = $3 order by id limit $4`,
    [organisationId, id, adopted, positions],
  );
  await owner.query(
    `insert into evidence_own_control (organisation_id, evidence_id, own_control_id)
       select organisation_id, id, $2::uuid from evidence where organisation_id = $1 order by id limit 50`,
    [organisationId, id],
  );
  return id;
}

const p95 = (times: readonly number[]): string =>
  String(Math.round(times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN));

async function savesOf(call: Call, id: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const { body } = await call('GET', `organisation-control/${id}`);
    const version = Number(JSON.stringify(body).match(/"version":(\d+)/)?.[1]);
    const result = round % 2 === 0 ? 'COMPLIANT' : 'MINOR_NON_CONFORMITY';
    const answer = { version, result, maturity: null, observation: '' };
    const saved = await call('POST', `organisation-control/${id}/response`, answer);
    if (round > 0) times.push(saved.milliseconds);
  }
  return times;
}

await command(() =>
  BenchServer.use(async (server) => {
    const session = await signIn(server.origin, account);
    const call = callOf(session, server.origin);
    const owner = await connect(server.owner());
    const adopted = [];
    for (let number = 0; number < standards; number += 1) adopted.push(await adoptStandard(call, number));
    await fillCompliance(owner, session.organisationId, pieces);
    const [first] = adopted;
    if (first === undefined) throw new Error('At least one standard is measured');
    const rows: string[][] = [
      ['import of 1,196 controls, slowest', `${Math.round(Math.max(...adopted.map(({ importing }) => importing)))} ms`],
      ['adoption of them, slowest', `${Math.round(Math.max(...adopted.map(({ adopting }) => adopting)))} ms`],
    ];
    for (const positions of [60, 600]) {
      const id = await linkTo(owner, call, session.organisationId, positions, first.id);
      rows.push([`save p95, deriving ${positions} positions`, `${p95(await savesOf(call, id))} ms`]);
    }
    const pages = [];
    for (let round = 0; round < rounds; round += 1)
      pages.push(await call('GET', `control-position?adoptedStandardId=${first.id}`));
    rows.push(['page of 1,196 positions, p95', `${p95(pages.map(({ milliseconds }) => milliseconds))} ms`]);
    rows.push(['its size, gzip', `${Math.round(gzipSync(pages[0]?.text ?? '').length / 1000)} kB`]);
    const lists = [];
    for (let round = 0; round < rounds; round += 1) lists.push(await call('GET', 'organisation-standards'));
    rows.push(['list of adopted standards, p95', `${p95(lists.map(({ milliseconds }) => milliseconds))} ms`]);
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    await owner.query(`update position_history set at = at - interval '3 days' where organisation_id = $1`, [
      session.organisationId,
    ]);
    for (const [what, path] of [
      ['dashboard', 'compliance-report'],
      ['dashboard of yesterday', `compliance-report?asOf=${yesterday}`],
      ['what answers settle elsewhere', 'compliance-report/settled'],
      ['report of 1,196 controls', `compliance-report/${first.id}`],
    ]) {
      const times = [];
      for (let round = 0; round < rounds; round += 1) times.push((await call('GET', path ?? '')).milliseconds);
      rows.push([`${what}, p95`, `${p95(times)} ms`]);
    }
    const { upgrading, undoing } = await upgradeAndUndo(call, first);
    rows.push(['upgrade of 1,196 controls', `${Math.round(upgrading)} ms`], ['its undo', `${Math.round(undoing)} ms`]);
    const { seconds, rows: findings, before, highest } = await reportMade(server, call);
    rows.push([`PDF of ${findings} findings`, `${seconds.toFixed(1)} s`]);
    rows.push(['memory of the server before it, and at most', `${before.toFixed(0)} MB, ${highest.toFixed(0)} MB`]);
    await owner.end();
    console.log(tableOf(['what', 'measured'], rows));
  }),
);
