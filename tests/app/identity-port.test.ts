import type { LoadedClerk } from '@clerk/react/types';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createAccountIdentity } from '#src/identity/account.ts';
import { IdentityError } from '#src/identity/identity-error.ts';
import { createIdentity } from '#src/identity/identity.ts';

let session: object | null;

/** Concrete properties of the fake SDK, which otherwise has every property. */
const properties: ReadonlyMap<string | symbol, () => unknown> = new Map<string | symbol, () => unknown>([
  ['then', () => undefined],
  ['error', () => null],
  ['session', () => session],
  [Symbol.toPrimitive, () => () => 'silent'],
]);

/** A fake SDK whose provider never responds: it has every property, and every method stays pending. */
const silent: object = new Proxy(function part() {}, {
  has: () => true,
  get: (_target, name) => (properties.get(name) ?? (() => silent))(),
  apply: () => new Promise(() => {}),
});

const isSdk = (part: object): part is LoadedClerk => 'client' in part;

function clerk(): LoadedClerk {
  if (!isSdk(silent)) throw new Error('The SDK has every property');
  return silent;
}

/** The methods that send no request. */
const instant = new Set(['facts', 'readSignUp']);

const port: Readonly<Record<string, unknown>> = { ...createIdentity(clerk), ...createAccountIdentity(clerk) };
const asking = Object.keys(port).filter((name) => !instant.has(name));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { origin: 'http://localhost', href: 'http://localhost/' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each(asking)('%s times out after waiting 30 s for the provider', async (name) => {
  const outcomes: unknown[] = [];
  // A user with a session has no provider redirect to complete.
  session = name === 'finishSocial' ? null : silent;
  const method = port[name];
  if (typeof method !== 'function') throw new Error(`${name} is not a method of the port`);
  const call: Promise<unknown> = Reflect.apply(method, port, ['signIn', 'google']);
  call.catch((error: unknown) => void outcomes.push(error));
  await vi.advanceTimersByTimeAsync(29_999);
  expect(outcomes).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(outcomes).toEqual([new IdentityError('network_error')]);
});
