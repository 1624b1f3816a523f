import { availableParallelism } from 'node:os';

import type pg from 'pg';

import { Risks } from '#openapi/generated/operations/risks.ts';
import { command } from '#scripts/support/command.ts';
import { connect, createPool } from '#server/database/connections.ts';
import { appRole, roleConnection } from '#server/database/roles.ts';
import { riskList } from '#server/modules/risk/list.ts';
import { readRisks } from '#server/modules/risk/queries.ts';
import { ApiError } from '#src/api/connection/api-error.ts';
import { clientOf } from '#src/api/connection/client-of.ts';
import type { RiskKind } from '#src/api/risk/risks.ts';
import { quiet } from '#tests/server/support/test-postgres.ts';

import { BenchServer } from './support/bench-server.ts';
import { fillRegisters } from './support/large-register.ts';
import { casesOf, type ListCase } from './support/list-cases.ts';
import { listsOptions } from './support/lists-options.ts';
import { type Measurement, measureHttp, measureWork } from './support/measurement.ts';
import { keepPlans } from './support/plans.ts';
import { type Session, signIn } from './support/session.ts';
import { recordStatements, replayStatements } from './support/statements.ts';
import { tableOf } from './support/table.ts';
import { measureWrites, type WriteResult } from './support/writes.ts';

const measured = 'Harbour Logistics';
const others = 19;
const risksOfOthers = 1_000;
const connections = 10;
const options = listsOptions();
const load = { seconds: options.seconds, connections };

interface Parts {
  readonly server: BenchServer;
  readonly session: Session;
  readonly app: pg.Pool;
}

interface Result {
  readonly name: string;
  readonly matches: number;
  readonly http: Measurement;
  /** Undefined if the server did not answer every request. */
  readonly driver: Measurement | undefined;
}

/** The default query of `Risks.list`. */
async function readList(query: RiskKind['query']) {
  const { ids } = await riskList.page(query);
  await readRisks(ids);
}

function listUrl({ server }: Parts, query: RiskKind['query']): string {
  const parameters = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
  return `${server.origin}/api/risk?${parameters}`;
}

/** The total of a list; not a number if it is not answered in time. */
async function matchesOf({ api }: Session, query: RiskKind['query']): Promise<number> {
  try {
    return (await clientOf(Risks)(api).list({ query })).pagination.total;
  } catch (error) {
    if (error instanceof ApiError && error.status >= 500) return Number.NaN;
    throw error;
  }
}

async function measureCase(parts: Parts, { name, query }: ListCase, risks: number): Promise<Result> {
  const { session, app } = parts;
  const { organisationId } = session;
  const matches = await matchesOf(session, query);
  const headers = { authorization: `Bearer ${await session.token()}`, 'x-organisation-id': organisationId };
  const http = await measureHttp(listUrl(parts, query), headers, load);
  const driver =
    http.errors > 0 ? undefined : await measureDriver(app, organisationId, { name: `${risks} ${name}`, query });
  console.log(`${risks}, ${name}: ${milliseconds(http.p50)} ms, driver ${milliseconds(driver?.p50)} ms`);
  return { name, matches, http, driver };
}

async function measureDriver(app: pg.Pool, organisationId: string, { name, query }: ListCase): Promise<Measurement> {
  const scope = { organisationId, userId: '' };
  // The second time, like the server after its first answer, it knows the totals of this list.
  await recordStatements(app, scope, () => readList(query));
  const trips = await recordStatements(app, scope, () => readList(query));
  if (options.plans) await keepPlans(app, trips, name);
  return measureWork(() => replayStatements(app, trips), load);
}

const milliseconds = (value = Number.NaN) => value.toFixed(value < 10 ? 1 : 0);
const cellsOf = ({ perSecond, p50, p99, errors }: Measurement) => [
  perSecond.toFixed(0),
  milliseconds(p50),
  milliseconds(p99),
  String(errors),
];

function print(risks: number, results: readonly Result[], smallest: ReadonlyMap<string, Result>): void {
  const head = ['req/s', 'p50 ms', 'p99 ms', 'errors'];
  const rows = results.map(({ name, matches, http, driver }) => [
    name,
    String(matches),
    ...cellsOf(http),
    ...(driver === undefined ? ['', '', '', ''] : cellsOf(driver)),
    (http.perSecond / (driver?.perSecond ?? Number.NaN)).toFixed(2),
    (http.p50 / (smallest.get(name)?.http.p50 ?? Number.NaN)).toFixed(2),
  ]);
  console.log(`\n${risks} risks`);
  console.log(
    tableOf(['list', 'matches', ...head, ...head.map((text) => `pg ${text}`), 'server ÷ pg', 'p50 ÷ smallest'], rows),
  );
}

function printWrites(risks: number, { besideReaders, besideLoad, together }: WriteResult): void {
  const head = ['creating a risk', 'req/s', 'p50 ms', 'p99 ms', 'errors'];
  const rows = [
    [`beside ${connections} readers, each twice a second`, ...cellsOf(besideReaders)],
    [`beside ${connections} readers without a pause`, ...cellsOf(besideLoad)],
    [`${connections} at once`, ...cellsOf(together)],
  ];
  console.log(`\n${risks} risks, writes\n${tableOf(head, rows)}`);
}

/** Reads and writes for some minutes, printing the server's memory. */
async function watchMemory(parts: Parts, risks: number): Promise<void> {
  const end = Date.now() + options.minutes * 60_000;
  const cases = casesOf(risks);
  console.log(`\nmemory of the server\nafter 0 s: ${(await parts.server.memory()).toFixed(0)} MB`);
  for (let turn = 0; Date.now() < end; turn += 1) {
    const { query } = cases[turn % cases.length] ?? {};
    const { session } = parts;
    const headers = { authorization: `Bearer ${await session.token()}`, 'x-organisation-id': session.organisationId };
    await measureHttp(listUrl(parts, query ?? {}), headers, { seconds: 5, connections });
    await clientOf(Risks)(session.api).create({ body: { title: `Another risk ${turn}`, description: '' } });
    const left = Math.max(0, Math.round((end - Date.now()) / 1_000));
    console.log(`${left} s before the end: ${(await parts.server.memory()).toFixed(0)} MB`);
  }
}

async function measureLists(parts: Parts, risks: number, smallest: Map<string, Result>): Promise<void> {
  const results: Result[] = [];
  for (const item of casesOf(risks)) {
    const result = await measureCase(parts, item, risks);
    if (!smallest.has(item.name)) smallest.set(item.name, result);
    results.push(result);
  }
  print(risks, results, smallest);
  const [first] = results;
  // The writes of a smaller size count as well.
  if ((first?.matches ?? 0) < risks) throw new Error(`The list should have ${risks} risks: ${first?.matches}.`);
}

async function measureSizes(owner: pg.Client, parts: Parts): Promise<void> {
  const smallest = new Map<string, Result>();
  const beside = Array.from({ length: others }, (_, index): [string, number] => [`Tenant ${index + 1}`, risksOfOthers]);
  for (const risks of options.sizes) {
    await fillRegisters(owner, { ...Object.fromEntries(beside), [measured]: risks });
    if (!options.writes) await measureLists(parts, risks, smallest);
    printWrites(risks, await measureWrites(parts.session, listUrl(parts, { page: 1 }), options.seconds));
  }
  if (options.minutes > 0) await watchMemory(parts, options.sizes.at(-1) ?? 0);
}

/** Measures the risk register's list over HTTP, and the same SQL through the bare driver in the same run. */
async function measure(server: BenchServer): Promise<void> {
  const owner = await connect(server.owner());
  const app = createPool(roleConnection(server.owner(), appRole), { name: 'bench', size: connections, log: quiet });
  try {
    const session = await signIn(server.origin, { email: 'manager@attest.example', organisation: measured });
    const { rows } = await owner.query<{ version: string }>(`select current_setting('server_version') as version`);
    console.log(
      `In one of ${others + 1} organisations, ${connections} connections, ${options.seconds} s each; ` +
        `Node ${process.version}, PostgreSQL ${rows[0]?.version}, ${availableParallelism()} processors`,
    );
    await measureSizes(owner, { server, session, app });
  } finally {
    await app.end();
    await owner.end();
  }
}

await command(() => BenchServer.use(measure));
