import { z } from 'zod';

/** Segments separated by slashes; `*` matches any one segment, a final `/**` all that follow. */
const pathPattern = z
  .string()
  .max(500)
  .regex(/^(?:\/(?:\*|[\w.~%@:-]+))+(?:\/\*\*)?$/, 'A path of segments, * for any one, /** at its end for the rest');

const headerValue = z.string().regex(/^[\x20-\x7e]{1,200}$/, 'Printable ASCII, at most 200 characters');

const answer = z.strictObject({
  do: z.literal('answer'),
  status: z.int().min(200).max(599),
  headers: z.strictObject({ 'content-type': headerValue.optional(), 'retry-after': headerValue.optional() }).optional(),
  body: z.string().max(100_000).optional(),
});
const drop = z.strictObject({ do: z.literal('drop') });
const pass = z.strictObject({ do: z.literal('pass') });
const hold = z.strictObject({ do: z.literal('hold') });
const delay = z.strictObject({ do: z.literal('delay'), milliseconds: z.int().min(1).max(60_000) });

/** Which of a test's requests a rule matches, and their fault. The first matching rule applies. */
export const ruleSchema = z.strictObject({
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).optional(),
  path: pathPattern,
  /** How many requests it applies to; all by default. */
  times: z.int().min(1).max(1000).optional(),
  fault: z.discriminatedUnion('do', [hold, answer, drop, delay]),
});

/** How a held request continues: to the server, answered with a given response, or with its connection cut. */
export const outcomeSchema = z.discriminatedUnion('do', [pass, answer, drop]);

export const heldQuerySchema = z.strictObject({
  rule: z.string().max(20).optional(),
  /** Milliseconds to wait for a request to be held. */
  wait: z.coerce.number().pipe(z.int().min(0).max(30_000)).optional(),
});

export type Rule = z.output<typeof ruleSchema>;
export type Fault = Rule['fault'];
export type Outcome = z.output<typeof outcomeSchema>;

function matchesPath(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  const isOpen = wanted.at(-1) === '**';
  if (isOpen) wanted.pop();
  const fits = isOpen ? given.length > wanted.length : given.length === wanted.length;
  return fits && wanted.every((segment, index) => segment === '*' || segment === given[index]);
}

/** @param path as sent, without its query */
export const applies = (rule: Rule, method: string, path: string): boolean =>
  (rule.method === undefined || rule.method === method) && matchesPath(rule.path, path);
