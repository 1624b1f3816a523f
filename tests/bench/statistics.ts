import { command } from '#scripts/support/command.ts';
import { connect } from '#server/database/connections.ts';

import { BenchServer } from './support/bench-server.ts';
import { fillRegisters } from './support/large-register.ts';
import { fillOtherRegisters } from './support/large-registers.ts';
import { signIn, type Session } from './support/session.ts';
import { tableOf } from './support/table.ts';

/** `npm run bench:statistics -- 100000 5`: how many records each register has, and how often each is asked. */
const [records, rounds] = [Number(process.argv[2] ?? 100_000), Number(process.argv[3] ?? 5)];

const account = { email: 'manager@attest.example', organisation: 'Harbour Logistics' };

const past = new Date(Date.now() - 200 * 86_400_000).toISOString().slice(0, 10);

/** The numbers of each dashboard, and the matrix of risks now and on a past day. */
const paths = [
  'dashboard',
  'service-provider-statistics',
  'service-provider-assessment-statistics',
  'risk-scores/statistics',
  'risk-scores/heat-map',
  `risk-scores/heat-map?asOf=${past}`,
  'incident-statistics',
  'policy-statistics',
];

async function measured(session: Session, url: string): Promise<readonly string[]> {
  const times: number[] = [];
  let status = 0;
  for (let round = 0; round < rounds; round += 1) {
    const headers = {
      authorization: `Bearer ${await session.token()}`,
      'x-organisation-id': session.organisationId,
    };
    const begin = performance.now();
    const answer = await fetch(url, { headers });
    await answer.text();
    times.push(performance.now() - begin);
    ({ status } = answer);
  }
  const sorted = times.toSorted((one, other) => one - other);
  const shown = (time = Number.NaN) => `${Math.round(time)}`;
  return [String(status), shown(times[0]), shown(sorted[rounds >> 1]), shown(sorted.at(-1))];
}

await command(() =>
  BenchServer.use(async (server) => {
    const session = await signIn(server.origin, account);
    const owner = await connect(server.owner());
    await fillRegisters(owner, { [account.organisation]: records });
    await fillOtherRegisters(owner, session.organisationId, records);
    await owner.end();
    const rows: string[][] = [];
    for (const path of paths) rows.push([path, ...(await measured(session, `${server.origin}/api/${path}`))]);
    console.log(`${records} records in each register, one request after the other, in milliseconds`);
    console.log(tableOf(['numbers', 'status', 'first', 'median', 'slowest'], rows));
  }),
);
