import { setTimeout as sleep } from 'node:timers/promises';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Faults } from './faults.ts';
import { faultRoutes } from './routes.ts';
import type { Fault, Outcome } from './rules.ts';

/** The header that identifies the test whose faults apply to a request. */
const testKeyHeader = 'x-attest-test-key';

/**
 * Lets a test hold, answer, delay or cut requests that carry its key, before any handler sees them: API, identity and
 * static files alike. Requests without a key, or with a key that has no rules, pass through. It breaks things on
 * purpose, so it exists only on a developer's machine and only when enabled (`FAULT_GATE`; security.md, attack 12).
 * Register it after what sets headers and before all other hooks and routes.
 */
export function addFaultGate(app: FastifyInstance): void {
  const tests = new Map<string, Faults>();
  const closing = new AbortController();

  app.addHook('onRequest', async (request, reply) => {
    const key = request.headers[testKeyHeader];
    if (typeof key !== 'string') return;
    // A browser retries by itself when a reused connection is cut.
    reply.header('connection', 'close');
    const [path = ''] = request.url.split('?', 1);
    const faults = tests.get(key);
    const met = faults?.take(request.method, path);
    if (faults === undefined || met === undefined) return;
    const gone = AbortSignal.any([closing.signal, goneSignal(reply)]);
    const held = { rule: met.rule, method: request.method, path };
    await carryOut(await outcomeOf(met.fault, () => faults.hold(held, gone), gone), request, reply);
  });
  app.addHook('preClose', async () => closing.abort());
  app.register(faultRoutes, { prefix: '/__faults', tests, closing: closing.signal });
}

/** Aborts when the client disconnects before the response. */
function goneSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => controller.abort());
  return controller.signal;
}

async function outcomeOf(fault: Fault, hold: () => Promise<Outcome>, gone: AbortSignal): Promise<Outcome> {
  if (fault.do === 'hold') return hold();
  if (fault.do !== 'delay') return fault;
  const inTime = await sleep(fault.milliseconds, true, { signal: gone }).catch(() => false);
  return { do: inTime ? 'pass' : 'drop' };
}

async function carryOut(outcome: Outcome, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (outcome.do === 'pass') return;
  if (outcome.do === 'drop') {
    reply.hijack();
    request.raw.destroy();
    return;
  }
  const { status, headers, body } = outcome;
  const type = headers?.['content-type'] ?? 'application/json';
  await reply
    .code(status)
    .headers({ 'cache-control': 'no-store', ...headers, 'content-type': type })
    .send(body);
}
