import { randomBytes } from 'node:crypto';

import { fileType } from '#tests/server/support/http.ts';

import type { Request } from './collection-fixtures.ts';
import type { ContractOperation } from './contract.ts';
import { wrongValues } from './wrong-values.ts';

/** Numbers from 0 to 1 that follow from a seed (mulberry32), so that a failure can be repeated. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Random = () => number;

const oneOf = <T>(values: readonly T[], random: Random): T | undefined => values[Math.floor(random() * values.length)];

/** Without '', '.' and '..', which would address another path. */
const strangeTexts = [
  '../../etc/passwd',
  '%2e%2e%2f',
  '\0',
  'a\r\nSet-Cookie: x=1',
  '"><script>alert(1)</script>',
  "' or 1=1 --",
  '\u202Eabc',
  '\u{1F600}'.repeat(40),
  '0'.repeat(36),
  'null',
  '__proto__',
  'x'.repeat(200),
  'x'.repeat(201),
  'x'.repeat(4000),
];

/** A path parameter: mostly one that exists, so that what lies behind it is reached. */
function randomSegment(valid: string, others: readonly string[], random: Random): string {
  const chance = random();
  if (chance < 0.5) return valid;
  if (chance < 0.65) return oneOf(others, random) ?? valid;
  if (chance < 0.75) return randomBytes(32).toString('base64url');
  if (chance < 0.85) return oneOf([valid.toUpperCase(), `${valid}=`, valid.slice(1), ` ${valid}`], random) ?? valid;
  return oneOf(strangeTexts, random) ?? valid;
}

const strangeBodies = ['', '{', 'null', '[]', '"x"', '{"__proto__":{"isSubmitted":true}}', '[[[[[[[[[[[[[[[['];
const strangeTypes = ['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=utf-16', 'x'];

/** The body and its headers: valid, with one wrong part, or no JSON at all. */
function randomBody({ body: schema, takesFile }: ContractOperation, valid: Request, random: Random) {
  if (takesFile) {
    const raw = random() < 0.5 ? valid.raw : randomBytes(Math.floor(random() * 4000));
    return { raw, headers: random() < 0.9 ? fileType : { 'content-type': oneOf(strangeTypes, random) ?? 'x' } };
  }
  if (schema === undefined) return random() < 0.8 ? {} : { body: { organisationId: 'x' } };
  const chance = random();
  if (chance < 0.4) return { body: valid.body };
  if (chance < 0.85) return { body: oneOf(wrongValues(schema, valid.body), random)?.value };
  const type = chance < 0.95 ? 'application/json' : (oneOf(strangeTypes, random) ?? 'x');
  return { raw: oneOf(strangeBodies, random) ?? '', headers: { 'content-type': type } };
}

const strangeQuery = (random: Random) => ({ [oneOf(['page', 'token', '__proto__', 'a[b]', ''], random) ?? 'x']: 'x' });

/**
 * A request guided by the contract: each part valid, or wrong in one of many ways.
 * @param others values that are valid elsewhere, such as the tokens of other links
 */
export function randomRequest(
  operation: ContractOperation,
  { valid, others }: { readonly valid: Request; readonly others: readonly string[] },
  random: Random,
) {
  const path = Object.fromEntries(
    Object.entries(valid.path).map(([name, value]) => [name, randomSegment(value, others, random)]),
  );
  const query = random() < 0.9 ? valid.query : { ...valid.query, ...strangeQuery(random) };
  const address = `198.51.${Math.floor(random() * 256)}.${Math.floor(random() * 256)}`;
  const { headers, ...body } = { headers: {}, ...randomBody(operation, valid, random) };
  return {
    inputs: { path, query, body: undefined },
    call: { ...body, headers: { ...headers, 'x-forwarded-for': address } },
  };
}
