import { setTimeout as delay } from 'node:timers/promises';

import { at, textAt } from '#tests/server/identity/support.ts';

import type { BenchServer } from './bench-server.ts';
import type { Call } from './call.ts';

const askedEveryMs = 100;

/**
 * Asks for a report of all findings as PDF, which a job makes.
 * @returns how many seconds it took, how many rows it has, and the resident memory of the server before and at most, in megabytes
 */
export async function reportMade(server: BenchServer, call: Call) {
  const before = await server.memory();
  const begin = performance.now();
  const asked = { kind: 'COMPLIANCE', definitionId: null, asOf: null, sections: ['findings'], format: 'PDF' };
  const { body } = await call('POST', 'report-runs', asked);
  const path = `report-runs/${textAt(body, 'data.id')}`;
  let highest = before;
  for (;;) {
    highest = Math.max(highest, await server.memory());
    const run = (await call('GET', path)).body;
    const state = textAt(run, 'data.state');
    if (state === 'READY')
      return { seconds: (performance.now() - begin) / 1_000, rows: Number(at(run, 'data.rows')), before, highest };
    if (state === 'FAILED') throw new Error(`The report failed: ${textAt(run, 'data.failure')}`);
    await delay(askedEveryMs);
  }
}
