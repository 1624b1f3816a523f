import type { FastifyPluginAsync } from 'fastify';
import type { z } from 'zod';

import { invalid, notFound, tooManyRequests } from '#server/contract/errors.ts';

import { Faults } from './faults.ts';
import { heldQuerySchema, outcomeSchema, ruleSchema } from './rules.ts';

interface FaultRoutesOptions {
  /** The faults of each test, by its key. */
  readonly tests: Map<string, Faults>;
  /** Aborts when the server closes. */
  readonly closing: AbortSignal;
}

interface OfTest {
  readonly Params: { readonly key: string };
}

interface OfPart {
  readonly Params: { readonly key: string; readonly id: string };
}

const mostTests = 1000;

/** In bytes: a rule holds the body that a request is answered with, however its characters are escaped. */
const bodyLimit = 700_000;

/** A test makes up its own, long enough that nobody meets another's by chance. */
const keyPattern = /^[\w-]{16,64}$/;

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw invalid(parsed.error.issues.map(({ path, message }) => ({ field: path.join('/') || 'body', message })));
}

/** What a test says to the gate, below `/__faults/{key}`: rules, what is held, its release, and the end of it all. */
export const faultRoutes: FastifyPluginAsync<FaultRoutesOptions> = async (app, { tests, closing }) => {
  // What another page may send without being asked first (CORS) is not taken.
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  const existing = (key: string): Faults => {
    const faults = tests.get(key);
    if (faults === undefined) throw notFound();
    return faults;
  };
  const begin = (key: string): Faults => {
    if (!keyPattern.test(key)) throw notFound();
    const faults = tests.get(key) ?? new Faults();
    if (tests.size >= mostTests && !tests.has(key)) throw tooManyRequests(1);
    tests.set(key, faults);
    return faults;
  };

  app.post<OfTest>('/:key/rules', { bodyLimit }, async ({ params, body }, reply) => {
    const rule = parse(ruleSchema, body);
    const id = begin(params.key).add(rule);
    if (id === undefined) throw invalid([{ field: 'body', message: 'There are too many rules' }]);
    return reply.code(201).send({ id });
  });

  app.delete<OfPart>('/:key/rules/:id', async ({ params }, reply) => {
    if (!existing(params.key).remove(params.id)) throw notFound();
    return reply.code(204).send();
  });

  app.get<OfTest>('/:key/held', async ({ params, query }) => {
    const { rule, wait = 0 } = parse(heldQuerySchema, query);
    const faults = existing(params.key);
    const timeIsUp = AbortSignal.any([closing, AbortSignal.timeout(wait)]);
    return { held: wait === 0 ? faults.held(rule) : await faults.whenHeld(rule, timeIsUp) };
  });

  app.post<OfPart>('/:key/held/:id', { bodyLimit }, async ({ params, body }, reply) => {
    const outcome = parse(outcomeSchema, body);
    if (!existing(params.key).release(params.id, outcome)) throw notFound();
    return reply.code(204).send();
  });

  app.delete<OfTest>('/:key', async ({ params }, reply) => {
    existing(params.key).clear({ do: 'pass' });
    tests.delete(params.key);
    return reply.code(204).send();
  });
};
