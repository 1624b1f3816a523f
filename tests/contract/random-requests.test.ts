import { expect, test } from 'vitest';

import { openPlace } from '#tests/server/api/place.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { expectDeclared, operations } from './contract.ts';
import { inputsOf } from './fixtures.ts';
import type { Place } from './place.ts';
import { randomFrom, randomRequest } from './random-requests.ts';
import { send } from './requests.ts';

// Each request comes from an address of its own, or most would be refused for the bad tokens before them.
const server = shared(() => startTestServer({ environ: { TRUST_PROXY: 'loopback' } }));
const h: Place = shared(async () => ({ ...(await openPlace(server)), marker: 'Harbour' }));
const m: Place = shared(async () => ({ ...(await openPlace(server)), marker: 'Meridian' }));

/** `RANDOM_REQUESTS=10000` sends as many; `RANDOM_SEED` repeats a run. */
const requests = Number(process.env['RANDOM_REQUESTS'] ?? 400);
const seed = Number(process.env['RANDOM_SEED'] ?? Date.now() % 2 ** 31);

/** For the longest runs, 0.1 s for each request on a busy machine. In milliseconds. */
const patience = Math.max(120_000, requests * 100);

const publicOperations = operations.filter(({ access }) => access?.audience === 'public');

/** Requests with the same valid input: as many as a link takes in a minute. */
const round = 40;

test(
  `random requests to the public operations get only declared answers (seed ${seed})`,
  async () => {
    const random = randomFrom(seed);
    const seen = new Set<number>();
    for (let sent = 0; sent < requests;) {
      for (const operation of publicOperations) {
        const valid = await inputsOf(operation.id, h, h.owner);
        const { path: foreign } = await inputsOf(operation.id, m, m.owner);
        const answers = await Promise.all(
          Array.from({ length: round }, () => {
            const { inputs, call } = randomRequest(operation, { valid, others: Object.values(foreign) }, random);
            return send(server, operation, inputs, call);
          }),
        );
        for (const answer of answers) {
          expectDeclared(operation, answer);
          seen.add(answer.status);
        }
        sent += round;
      }
    }
    // A run that reached nothing, or refused nothing, would prove nothing.
    expect([...seen]).toEqual(expect.arrayContaining([200, 400, 404]));
  },
  patience,
);
