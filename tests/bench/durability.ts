import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';

import { Risks } from '#openapi/generated/operations/risks.ts';
import { command } from '#scripts/support/command.ts';
import { clientOf } from '#src/api/connection/client-of.ts';
import type { ApiClient } from '#src/api/connection/client.ts';

import { BenchServer } from './support/bench-server.ts';
import { Journal, type RiskState } from './support/journal.ts';
import { signIn } from './support/session.ts';
import { Writer } from './support/writer.ts';

const clients = 8;
/**
 * What is killed, one round after another: everything; only PostgreSQL, which the server starts again; everything; only the
 * server, whose successor takes over the running PostgreSQL.
 */
const victims = ['both', 'postgres', 'both', 'server'] as const;
type Victim = (typeof victims)[number];
const perPage = 100;
/** `npm run bench:durability -- 5` runs fewer rounds. */
const rounds = Number(process.argv[2] ?? 20);

const secondsSince = (begin: number) => ((performance.now() - begin) / 1_000).toFixed(1);

interface Parts {
  readonly server: BenchServer;
  readonly journal: Journal;
  readonly writers: readonly Writer[];
}

/** Kills while all clients write. */
async function writeAndKill({ server, writers }: Parts, victim: Victim): Promise<void> {
  const killed = new AbortController();
  const kill = {
    both: () => server.killTree(),
    server: () => server.killNode(),
    postgres: () => server.killPostgres(),
  };
  const killLater = async () => {
    await delay(500 + Math.random() * 1_500);
    killed.abort();
    await kill[victim]();
  };
  await Promise.all([killLater(), ...writers.map((writer) => writer.write(killed.signal))]);
}

async function runRound(parts: Parts, round: number): Promise<void> {
  const { server, journal } = parts;
  const victim = victims[(round - 1) % victims.length] ?? 'both';
  const former = server.postmaster().pid;
  const earlier = journal.writes;
  const begin = performance.now();
  await writeAndKill(parts, victim);
  const wrote = secondsSince(begin);
  const restart = performance.now();
  await (victim === 'postgres' ? server.ready() : server.start());
  const isSame = server.postmaster().pid === former;
  if (isSame !== (victim === 'server'))
    throw new Error(isSame ? 'PostgreSQL was not killed.' : 'The running PostgreSQL was not taken over.');
  const killed = {
    both: 'server and PostgreSQL killed',
    server: 'server killed, its PostgreSQL taken over',
    postgres: 'PostgreSQL killed and started again by the server',
  };
  const writes = journal.writes - earlier;
  console.log(
    `round ${round}: ${writes} acknowledged in ${wrote} s, ${killed[victim]}, ready in ${secondsSince(restart)} s`,
  );
}

async function readAll(api: ApiClient): Promise<RiskState[]> {
  const risks: RiskState[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { data, pagination } = await clientOf(Risks)(api).list({ query: { page, perPage } });
    risks.push(...data);
    pages = pagination.totalPages;
  }
  return risks;
}

/** Writes over HTTP while the server is killed repeatedly, then verifies every acknowledged write. */
async function measure(server: BenchServer): Promise<boolean> {
  const begin = performance.now();
  const { api } = await signIn(server.origin, { email: 'manager@attest.example', organisation: 'Harbour Logistics' });
  const journal = new Journal();
  const names = Array.from({ length: clients }, (_, index) => `Writer ${index + 1}`);
  const writers = names.map((name) => new Writer(api, journal, name));
  for (let round = 1; round <= rounds; round += 1) await runRound({ server, journal, writers }, round);
  const { lost, altered, duplicateReferences } = journal.check(await readAll(api));
  for (const { ref, title, version } of lost) console.log(`lost: ${ref}, version ${version}, ${title}`);
  for (const { ref, title, version } of altered) console.log(`altered: ${ref}, version ${version}, ${title}`);
  for (const ref of duplicateReferences) console.log(`duplicate: ${ref}`);
  console.log(
    `acknowledged ${journal.writes} (${journal.risks} risks), lost ${lost.length}, altered ${altered.length}, ` +
      `doubled references ${duplicateReferences.length}, rounds ${rounds}, seconds ${secondsSince(begin)}`,
  );
  return lost.length + altered.length + duplicateReferences.length === 0;
}

await command(async () => {
  let kept = false;
  await BenchServer.use(async (server) => {
    kept = await measure(server);
  });
  return kept;
});
