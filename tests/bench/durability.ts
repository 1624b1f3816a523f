import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';

import { Risks } from '#openapi/generated/operations/risks.ts';
import { command } from '#scripts/support/command.ts';
import { clientOf } from '#src/api/client-of.ts';
import type { ApiClient } from '#src/api/client.ts';

import { BenchServer } from './support/bench-server.ts';
import { Journal, type RiskState } from './support/journal.ts';
import { signIn } from './support/session.ts';
import { Writer } from './support/writer.ts';

const clients = 8;
/** At this interval of rounds only the server is killed, and its successor takes over the running PostgreSQL. */
const takeOverEvery = 4;
const perPage = 100;
/** `npm run bench:durability -- 5` runs fewer rounds. */
const rounds = Number(process.argv[2] ?? 20);

const secondsSince = (begin: number) => ((performance.now() - begin) / 1_000).toFixed(1);

interface Parts {
  readonly server: BenchServer;
  readonly journal: Journal;
  readonly writers: readonly Writer[];
}

/** Kills the server while all clients write. */
async function writeAndKill({ server, writers }: Parts, onlyServer: boolean): Promise<void> {
  const killed = new AbortController();
  const killLater = async () => {
    await delay(500 + Math.random() * 1_500);
    killed.abort();
    await (onlyServer ? server.killNode() : server.killTree());
  };
  await Promise.all([killLater(), ...writers.map((writer) => writer.write(killed.signal))]);
}

async function runRound(parts: Parts, round: number): Promise<void> {
  const { server, journal } = parts;
  const onlyServer = round % takeOverEvery === 0;
  const former = server.postmaster().pid;
  const earlier = journal.writes;
  const begin = performance.now();
  await writeAndKill(parts, onlyServer);
  const wrote = secondsSince(begin);
  const restart = performance.now();
  await server.start();
  const tookOver = server.postmaster().pid === former;
  if (tookOver !== onlyServer)
    throw new Error(tookOver ? 'PostgreSQL was not killed.' : 'The running PostgreSQL was not taken over.');
  const killed = onlyServer ? 'server killed, its PostgreSQL taken over' : 'server and PostgreSQL killed';
  const writes = journal.writes - earlier;
  console.log(`round ${round}: ${writes} acknowledged in ${wrote} s, ${killed}, ready in ${secondsSince(restart)} s`);
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
