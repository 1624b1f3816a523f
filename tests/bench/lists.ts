import { availableParallelism } from 'node:os';

import { inArray } from 'drizzle-orm';
import type pg from 'pg';

import { Risks } from '#openapi/generated/operations.ts';
import { command } from '#scripts/support/command.ts';
import { connect, createPool } from '#server/database/connections.ts';
import { appRole, roleConnection } from '#server/database/roles.ts';
import { record } from '#server/database/schema/index.ts';
import { riskList } from '#server/modules/risk/list.ts';
import { readRisks } from '#server/modules/risk/queries.ts';
import { clientOf } from '#src/api/client-of.ts';
import type { RiskKind } from '#src/api/risks.ts';
import { quiet } from '#tests/server/support/test-postgres.ts';

import { BenchServer } from './support/bench-server.ts';
import { fillRegister } from './support/large-register.ts';
import { type Load, type Measurement, measureHttp, measureWork } from './support/measurement.ts';
import { commonWord, rareWord } from './support/risk-texts.ts';
import { type Session, signIn } from './support/session.ts';
import { recordStatements, replayStatements } from './support/statements.ts';
import { tableOf } from './support/table.ts';

const risks = 100_000;
const risksOfOthers = 20_000;
/** `npm run bench:lists -- 3` measures each case for 3 seconds. */
const load: Load = { seconds: Number(process.argv[2] ?? 10), connections: 10 };

interface Case {
  readonly name: string;
  readonly query: RiskKind['query'];
}

const cases: readonly Case[] = [
  { name: 'page 1', query: { page: 1 } },
  { name: 'page 5,000', query: { page: 5_000 } },
  { name: 'last page', query: { page: risks / 10 } },
  { name: `search "${rareWord}"`, query: { search: rareWord } },
  { name: `search "${commonWord}"`, query: { search: commonWord } },
  { name: 'sort by title', query: { sortId: 'title' } },
  { name: 'sort by current rating, highest first', query: { sortId: 'current', desc: true } },
  { name: 'sort by due date', query: { sortId: 'dueOn' } },
  { name: 'sort by owner', query: { sortId: 'owner' } },
  { name: 'treatment is to avoid', query: { treatment: ['AVOID'] } },
];

interface Result {
  readonly name: string;
  readonly matches: number;
  readonly http: Measurement;
  readonly driver: Measurement;
}

/** The default query of `Risks.list`. */
async function readList(query: RiskKind['query']) {
  const { ids } = await riskList.page(query);
  await readRisks(inArray(record.id, ids));
}

async function measureCase(server: BenchServer, session: Session, app: pg.Pool, item: Case): Promise<Result> {
  const { name, query } = item;
  const { api, organisationId } = session;
  const { pagination } = await clientOf(Risks)(api).list({ query });
  const parameters = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
  const headers = { authorization: `Bearer ${await session.token()}`, 'x-organisation-id': organisationId };
  const http = await measureHttp(`${server.origin}/api/risk?${parameters}`, headers, load);
  const trips = await recordStatements(app, { organisationId, userId: '' }, () => readList(query));
  const driver = await measureWork(() => replayStatements(app, trips), load);
  return { name, matches: pagination.total, http, driver };
}

async function loadRegisters(owner: pg.Client): Promise<void> {
  await fillRegister(owner, 'Meridian Health', risksOfOthers);
  await fillRegister(owner, 'Harbour Logistics', risks);
  // The state after autovacuum: statistics, the visibility map, no pending list of the search index.
  await owner.query('vacuum (analyze)');
}

const milliseconds = (value: number) => value.toFixed(value < 10 ? 1 : 0);
const cellsOf = ({ perSecond, p50, p97_5, p99, errors }: Measurement) => [
  perSecond.toFixed(0),
  ...[p50, p97_5, p99].map(milliseconds),
  String(errors),
];

function print(version: string, results: readonly Result[]): void {
  const measured = ['req/s', 'p50 ms', 'p97.5 ms', 'p99 ms', 'errors'];
  const rows = results.map(({ name, matches, http, driver }) => [
    name,
    String(matches),
    ...cellsOf(http),
    ...cellsOf(driver),
    (http.perSecond / driver.perSecond).toFixed(2),
  ]);
  const head = ['list', 'matches', ...measured, ...measured.map((text) => `pg ${text}`), 'server ÷ pg'];
  console.log(
    `${risks} risks beside ${risksOfOthers} of another organisation, ${load.connections} connections, ` +
      `${load.seconds} s each; Node ${process.version}, PostgreSQL ${version}, ${availableParallelism()} processors`,
  );
  console.log(tableOf(head, rows));
}

/** Measures the risk register's list over HTTP, and the same SQL through the bare driver in the same run. */
async function measure(server: BenchServer): Promise<void> {
  const owner = await connect(server.owner());
  const app = createPool(roleConnection(server.owner(), appRole), {
    name: 'bench',
    size: load.connections,
    log: quiet,
  });
  try {
    await loadRegisters(owner);
    const session = await signIn(server.origin, {
      email: 'manager@attest.example',
      organisation: 'Harbour Logistics',
    });
    const results: Result[] = [];
    for (const item of cases) results.push(await measureCase(server, session, app, item));
    const { rows } = await owner.query<{ version: string }>(`select current_setting('server_version') as version`);
    print(rows[0]?.version ?? 'unknown', results);
    const whole = results.find(({ name }) => name === 'page 1');
    if (whole?.matches !== risks) throw new Error(`The list should have ${risks} risks and has ${whole?.matches}.`);
  } finally {
    await app.end();
    await owner.end();
  }
}

await command(() => BenchServer.use(measure));
