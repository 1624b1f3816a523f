import { parseArgs } from 'node:util';

import type pg from 'pg';

import { buildClient } from '#scripts/build/build-client.ts';
import { command } from '#scripts/support/command.ts';
import { connect } from '#server/database/connections.ts';

import { BenchServer } from './support/bench-server.ts';
import { askPeople, mailsOf, policyIdOf, type Round, untilDue } from './support/link-mails.ts';
import { readAll } from './support/link-readers.ts';
import { type Session, signIn } from './support/session.ts';
import { tableOf } from './support/table.ts';

/** `npm run bench:links -- --people=5000 --readers=2000 --seconds=60` */
const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '5000' },
    // All readers come from one address, which may read 3,000 pages a minute.
    readers: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '60' },
  },
});
const people = Number(values.people);
const readers = Number(values.readers);
const seconds = Number(values.seconds);

const account = { email: 'manager@attest.example', organisation: 'Harbour Logistics' };
const undisturbed: Round = { ref: 'P-0002', domain: 'undisturbed.example.org' };
const killed: Round = { ref: 'P-0003', domain: 'killed.example.org' };

interface Parts {
  readonly server: BenchServer;
  readonly owner: pg.Client;
  readonly session: Session;
}

const mailHead = ['policy', 'asked s', 'sent s', 'messages', 'doubled ids', 'doubled recipients', 'missing'];

/** Asks everyone and waits for the mails; kills the server once half of them were sent, if wanted; whether each was sent once. */
async function mailRound({ server, owner, session }: Parts, round: Round, kill: boolean): Promise<boolean> {
  const id = await policyIdOf(owner, session, round.ref);
  const begin = performance.now();
  await askPeople(session, id, round, people);
  const asked = performance.now();
  if (kill) {
    await untilDue(owner, round, people / 2);
    await server.killNode();
    await server.start();
  }
  await untilDue(owner, round, 0);
  const end = performance.now();
  const { messages, doubledIds, doubledRecipients, missing } = mailsOf(server.outbox, round, people);
  const counts = [messages, doubledIds, doubledRecipients, missing].map(String);
  const times = [asked - begin, end - begin].map((time) => (time / 1_000).toFixed(1));
  console.log(`\n${people} recipients, mailed to the outbox, ${kill ? 'the server killed halfway' : 'undisturbed'}`);
  console.log(tableOf(mailHead, [[round.ref, ...times, ...counts]]));
  return doubledIds + doubledRecipients + missing === 0;
}

const percentile = (sorted: readonly number[], share: number) =>
  (sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(0);

/** Lets people read and acknowledge, and returns how many acknowledgements that were answered are not stored. */
async function readRound({ server, owner }: Parts): Promise<number> {
  const tokens = mailsOf(server.outbox, undisturbed, people).tokens.slice(0, readers);
  const results = await readAll(server.origin, tokens, seconds);
  const rows = results.map(({ step, times, errors }) => {
    const sorted = times.toSorted((one, other) => one - other);
    const kinds = [...new Set(errors)].join(', ') || '–';
    return [
      step,
      String(times.length),
      String(errors.length),
      percentile(sorted, 0.5),
      percentile(sorted, 0.99),
      kinds,
    ];
  });
  const stored = await owner.query<{ count: number }>(
    `select count(*)::int as count from acknowledgement join acknowledgement_request request
       on request.organisation_id = acknowledgement.organisation_id and request.id = acknowledgement.request_id
     where request.email like $1`,
    [`%@${undisturbed.domain}`],
  );
  const lost = (results.at(-1)?.times.length ?? 0) - (stored.rows[0]?.count ?? 0);
  console.log(`\n${tokens.length} people read and acknowledge within ${seconds} s; lost: ${lost}`);
  console.log(tableOf(['step', 'answered', 'errors', 'p50 ms', 'p99 ms', 'kinds'], rows));
  return lost;
}

async function measure(server: BenchServer): Promise<boolean> {
  const owner = await connect(server.owner());
  try {
    const parts = { server, owner, session: await signIn(server.origin, account) };
    const sentOnce = await mailRound(parts, undisturbed, false);
    const lost = await readRound(parts);
    const resumed = await mailRound(parts, killed, true);
    return lost === 0 && sentOnce && resumed;
  } finally {
    await owner.end();
  }
}

await command(async () => {
  await buildClient();
  let kept = false;
  await BenchServer.use(async (server) => {
    kept = await measure(server);
  }, true);
  return kept;
});
