import { parseArgs } from 'node:util';

import { command } from '#scripts/support/command.ts';
import { connect } from '#server/database/connections.ts';

import { BenchServer } from './support/bench-server.ts';
import { fillRegisters } from './support/large-register.ts';
import { measureHttp } from './support/measurement.ts';
import { commonWord, rareWord } from './support/risk-texts.ts';
import { type Session, signIn } from './support/session.ts';
import { tableOf } from './support/table.ts';

/** `npm run bench:exports -- --risks=100000` */
const { values } = parseArgs({ options: { risks: { type: 'string', default: '1000000' } } });
const risks = Number(values.risks);

const measured = 'Harbour Logistics';
const formats = ['csv', 'json', 'xlsx'] as const;
const memoryInterval = 500;

/** One request per keystroke, by ten people. */
const typing = { seconds: 5, connections: 10 };
const searches = [commonWord, rareWord, 'ransomware on', 'R-000123', 'zq'];

const headersOf = async (session: Session) => ({
  authorization: `Bearer ${await session.token()}`,
  'x-organisation-id': session.organisationId,
});

/** Reads a whole answer; `mostMemory` is the highest resident memory of the server meanwhile, in MB. */
async function download(server: BenchServer, session: Session, path: string) {
  const begin = performance.now();
  let mostMemory = await server.memory();
  const timer = setInterval(
    () => void server.memory().then((memory) => (mostMemory = Math.max(mostMemory, memory))),
    memoryInterval,
  );
  try {
    const answer = await fetch(`${server.origin}/api${path}`, {
      headers: { ...(await headersOf(session)), 'accept-encoding': 'identity' },
    });
    if (!answer.ok || answer.body === null) throw new Error(`${path} was answered with ${answer.status}.`);
    let bytes = 0;
    for await (const part of answer.body) bytes += part.length;
    return { bytes, mostMemory, seconds: (performance.now() - begin) / 1_000 };
  } finally {
    clearInterval(timer);
  }
}

async function measureExports(server: BenchServer, session: Session): Promise<void> {
  const rows: string[][] = [];
  const before = await server.memory();
  for (const format of formats) {
    const { seconds, bytes, mostMemory } = await download(server, session, `/risk/export?format=${format}`);
    rows.push([
      format,
      seconds.toFixed(1),
      (risks / seconds).toFixed(0),
      (bytes / 1_000_000).toFixed(0),
      mostMemory.toFixed(0),
    ]);
  }
  console.log(`\nExports of ${risks} risks; the server's memory before: ${before.toFixed(0)} MB`);
  console.log(tableOf(['format', 'seconds', 'rows/s', 'MB', 'most memory MB'], rows));
}

async function measureSearch(server: BenchServer, session: Session): Promise<void> {
  const rows: string[][] = [];
  for (const text of searches) {
    const url = `${server.origin}/api/search?${new URLSearchParams({ text })}`;
    const { perSecond, p50, p99, errors } = await measureHttp(url, await headersOf(session), typing);
    rows.push([text, perSecond.toFixed(0), p50.toFixed(0), p99.toFixed(0), String(errors)]);
  }
  console.log(`\nSearch of all registers, ${risks} risks, ${typing.connections} connections`);
  console.log(tableOf(['text', 'req/s', 'p50 ms', 'p99 ms', 'errors'], rows));
}

await command(() =>
  BenchServer.use(async (server) => {
    const owner = await connect(server.owner());
    const session = await signIn(server.origin, { email: 'manager@attest.example', organisation: measured });
    await fillRegisters(owner, { [measured]: risks });
    await owner.end();
    await measureSearch(server, session);
    await measureExports(server, session);
  }),
);
